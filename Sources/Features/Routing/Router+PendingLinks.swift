import UIKit

/// A link that waits to be opened.
struct PendingLink {
  let url: String
  let trust: RouteTrust
}

extension Router {
  /// Opens a link from the system, or keeps it until `isReady`.
  ///
  /// Links also wait while a screen is being presented or dismissed and while an alert is shown.
  /// Failures go to `onFailure`.
  public func receive(_ url: String, trust: RouteTrust = .external) {
    pendingLinks.append(PendingLink(url: url, trust: trust))
    if isReady { openPendingLinks() }
    // Only what still has to wait counts.
    pendingLinks.removeFirst(max(0, pendingLinks.count - max(0, pendingURLLimit)))
  }

  /// Opens a link from the system, or keeps it until `isReady`.
  public func receive(_ url: URL, trust: RouteTrust = .external) {
    receive(url.absoluteString, trust: trust)
  }

  /// Opens the links that a scene's delegate is given, or keeps them until `isReady`.
  public func receive(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts { receive(context.url) }
  }

  /// Links that wait, the oldest first.
  public var pendingURLs: [String] { pendingLinks.map(\.url) }

  /// Shows what goes to `onFailure` in an alert over the visible screen. A failure that isn't a
  /// link's has no title and waits for no other alert, because values may be sent with every frame.
  ///
  /// - Parameter title: The alert's title; nil for one in the person's language.
  public func alertOnFailure(title: String? = nil) {
    onFailure = { [weak self] error in
      let visible = self?.rootController()?.visibleRoute
      guard error.isOfLink || !(visible is UIAlertController) else { return }
      let heading = title ?? String(localized: "This link cannot be opened", bundle: .routing)
      let alert = UIAlertController(
        title: error.isOfLink ? heading : nil, message: error.sentence, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: String(localized: "OK", bundle: .routing), style: .cancel))
      self?.failureAlert = alert
      visible?.present(alert, animated: true)
    }
  }

  func openPendingLinks() {
    while isReady, !pendingLinks.isEmpty, !isAwaitingTransition(), !isAwaitingAlert() {
      let link = pendingLinks.removeFirst()
      do {
        try show(link.url, trust: link.trust)
      } catch {
        report(error)
      }
    }
  }

  /// While a screen is being presented or dismissed, UIKit takes only one more presentation and
  /// refuses those after it.
  private func isAwaitingTransition() -> Bool {
    let presented = sequence(first: rootController(), next: { $0?.presentedViewController })
    let moving = presented.first { $0?.isBeingPresented == true || $0?.isBeingDismissed == true }
    guard let coordinator = moving??.transitionCoordinator else { return false }
    if awaitedTransition === coordinator { return true }
    guard
      coordinator.animate(
        alongsideTransition: nil,
        completion: { [weak self] _ in
          self?.awaitedTransition = nil
          // Presentations that wait for the transition were asked for earlier, and go first.
          Task { self?.openPendingLinks() }
        })
    else { return false }
    awaitedTransition = coordinator
    return true
  }

  /// An alert waits for an answer, and a screen over it would have no way back. Only an alert about
  /// an earlier link need not be read first.
  private func isAwaitingAlert() -> Bool {
    guard let alert = rootController()?.visibleRoute as? UIAlertController else { return false }
    if alert === failureAlert {
      alert.presentingViewController?.dismiss(animated: false)
      return false
    }
    guard awaitedAlert !== alert else { return true }
    awaitedAlert = alert
    WindowObserver(in: alert) { [weak self] view in
      guard view.window == nil else { return }
      Task {
        self?.awaitedAlert = nil
        self?.openPendingLinks()
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
