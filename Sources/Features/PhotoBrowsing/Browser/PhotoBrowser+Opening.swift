import UIKit

extension PhotoBrowser {
  /// Presents the browser over everything else.
  ///
  /// - Parameter presenter: the topmost controller of the key window when nil.
  public func open(at index: Int, from presenter: UIViewController? = nil) {
    guard numberOfPhotos() > 0, presentingViewController == nil else { return }
    guard let presenter = presenter ?? Self.topmostController() else { return }
    pagingView.initialIndex = index
    presenter.present(self, animated: true)
  }

  /// Returns the photo to its thumbnail and dismisses the browser. May be called at any time, also
  /// while it opens.
  public func close(animated: Bool) {
    guard !isClosing || flight.phase == .held else { return }
    if flight.isClosingPending {
      flight.aimAtThumbnail()
      return
    }
    guard presentingViewController != nil else { return }
    isClosing = true
    flight.endOpeningEarly()
    if !animated { flight.restoreThumbnail() }
    dismiss(animated: animated)
  }

  /// The picture is on its page; also after a closing was turned back.
  func flightDidOpen() {
    isClosing = false
    chrome.undim()
    chrome.pointerMoved()
  }

  static func topmostController() -> UIViewController? {
    let windows = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    var top = (windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top
  }
}

extension PhotoBrowser: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { prepared(isShowing: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { prepared(isShowing: false) }

  private func prepared(isShowing: Bool) -> any PhotoBrowserTransitioning {
    transition.isShowing = isShowing
    transition.isNavigation = false
    transition.browser = self
    return transition
  }
}
