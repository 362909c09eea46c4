import UIKit

/// Hides the navigation bar while the photo covers the screen, and restores it.
extension PhotoBrowserController {
  func hideBar() {
    guard hidesNavigationBar, !isEmbedded, let navigation = navigationController else { return }
    if barFader == nil {
      barFader = navigationDelegate?.barFaderOfLeavingBrowser ?? NavigationBarFader(navigation)
    }
    // In a navigation controller that is presented with it there is no bar below.
    if navigation.isBeingPresented {
      barFader?.hide()
    } else if transition.morph == nil || !transitionController.isWaiting {
      fadeBar(to: 1)
    }
  }

  func showBar() {
    guard let navigation = navigationController, !navigation.isBeingDismissed else { return }
    barFader?.show()
    // In a transition of the photo the bar follows it.
    let followsPhoto = transition.morph != nil || transitionController.phase == .held
    if !followsPhoto || navigation.topViewController !== self && contains(navigation) {
      fadeBar(to: 0)
    }
  }

  private func contains(_ navigation: UINavigationController) -> Bool {
    navigation.viewControllers.contains { $0 === self }
  }

  private func fadeBar(to coverage: CGFloat) {
    guard let coordinator = transitionCoordinator else { return }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.barFader?.setCoverage(coverage)
    })
  }

  func updateStatusBar() { setNeedsStatusBarAppearanceUpdate() }
}
