import UIKit

/// A link that waits for the app.
struct PendingLink {
  let url: String
  let trust: RouteTrust
}

extension Router {
  /// Takes a link from the system: opens it, or keeps it until `isReady`.
  ///
  /// Failures go to `onFailure`, because nobody is there to catch them.
  public func receive(_ url: String, trust: RouteTrust = .external) {
    inbox.append(PendingLink(url: url, trust: trust))
    if isReady { openInbox() }
    // What still waits does so for the app, or for a screen on its way.
    inbox.removeFirst(max(0, inbox.count - max(0, inboxLimit)))
  }

  public func receive(_ url: URL, trust: RouteTrust = .external) {
    receive(url.absoluteString, trust: trust)
  }

  /// What a scene's delegate is given.
  public func receive(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts { receive(context.url) }
  }

  /// Shows failures that nobody catches in an alert over the visible screen. Those that are no
  /// link's have no title, and do not pile up: values may be sent with every frame.
  public func alertOnFailure(title: String = "This link cannot be opened") {
    onFailure = { [weak self] error in
      let visible = self?.rootController()?.visibleRoute
      guard error.isOfLink || !(visible is UIAlertController) else { return }
      let alert = UIAlertController(
        title: error.isOfLink ? title : nil, message: error.description, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      self?.failureAlert = alert
      visible?.present(alert, animated: true)
    }
  }

  /// Links that wait, the oldest first.
  public var pendingURLs: [String] { inbox.map(\.url) }

  func openInbox() {
    while isReady, !inbox.isEmpty, !waitsForScreens(), !waitsForAlert() {
      let link = inbox.removeFirst()
      do {
        try open(link.url, trust: link.trust)
      } catch {
        onFailure?(error)
      }
    }
  }

  /// While a screen is being presented or dismissed, only one more can be asked for: those after it
  /// would find that it came first, and be refused.
  private func waitsForScreens() -> Bool {
    let presented = sequence(first: rootController(), next: { $0?.presentedViewController })
    let moving = presented.first { $0?.isBeingPresented == true || $0?.isBeingDismissed == true }
    guard let coordinator = moving??.transitionCoordinator else { return false }
    if awaitedTransition === coordinator { return true }
    guard
      coordinator.animate(
        alongsideTransition: nil,
        completion: { [weak self] _ in
          self?.awaitedTransition = nil
          // What else waits for the screen goes first: it was asked for before.
          Task { self?.openInbox() }
        })
    else { return false }
    awaitedTransition = coordinator
    return true
  }
}

extension Router {
  /// An alert waits for an answer and has no way back of its own: what lay over it would have none
  /// either. Only that a link before could not be opened need not be read first.
  private func waitsForAlert() -> Bool {
    guard let alert = rootController()?.visibleRoute as? UIAlertController else { return false }
    if alert === failureAlert {
      alert.presentingViewController?.dismiss(animated: false)
      return false
    }
    guard awaitedAlert !== alert else { return true }
    awaitedAlert = alert
    SightProbe(in: alert) { [weak self] probe in
      guard probe.window == nil else { return }
      Task {
        self?.awaitedAlert = nil
        self?.openInbox()
      }
    }
    return true
  }
}

extension RoutingError {
  fileprivate var isOfLink: Bool {
    if case .wrongValue = self { false } else { true }
  }
}
