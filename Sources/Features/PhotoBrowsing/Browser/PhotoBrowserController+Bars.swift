import UIKit

/// What the screen below has on its edges: it goes while the photo covers the screen, and comes back
/// as it was.
extension PhotoBrowserController {
  func coverBar() {
    guard hidesNavigationBar, let navigation = navigationController else { return }
    if bars == nil { bars = relay?.coverOfLeavingBrowser ?? BarCover(navigation) }
    // Presented in a stack of its own there is nothing below that had a bar.
    if navigation.isBeingPresented {
      bars?.hide()
    } else if !(transition is MorphTransition) || !transitionController.isWaiting {
      fadeBar(to: 1)
    }
  }

  func uncoverBar() {
    guard let navigation = navigationController, !navigation.isBeingDismissed else { return }
    bars?.show()
    // In a transition of the picture the bar follows it.
    let followsPicture = transition is MorphTransition || transitionController.phase == .held
    if !followsPicture || navigation.topViewController !== self && isOnStack(navigation) {
      fadeBar(to: 0)
    }
  }

  private func isOnStack(_ navigation: UINavigationController) -> Bool {
    navigation.viewControllers.contains { $0 === self }
  }

  private func fadeBar(to cover: CGFloat) {
    guard let coordinator = transitionCoordinator else { return }
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.bars?.setCover(cover) })
  }

  func updateStatusBar() { setNeedsStatusBarAppearanceUpdate() }
}
