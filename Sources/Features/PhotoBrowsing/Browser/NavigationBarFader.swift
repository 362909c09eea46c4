import UIKit

/// Fades out the navigation bar as the photo covers the screen, and restores it as it was.
@MainActor final class NavigationBarFader {
  private weak var navigation: UINavigationController?
  private let wasHidden: Bool
  private let alpha: CGFloat

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    wasHidden = navigation.isNavigationBarHidden
    alpha = navigation.navigationBar.alpha
  }

  /// Sets how much of the screen below is covered, 0…1.
  func setCoverage(_ coverage: CGFloat) {
    guard !wasHidden else { return }
    navigation?.navigationBar.alpha = alpha * (1 - coverage)
  }

  /// Hides the bar, and gives its space to the browser, once it is invisible.
  func hide() {
    navigation?.setNavigationBarHidden(true, animated: false)
    navigation?.navigationBar.alpha = alpha
  }

  /// Shows the bar again, transparent, so that the screen below is laid out before it is visible.
  func show() {
    guard !wasHidden else { return }
    navigation?.setNavigationBarHidden(false, animated: false)
    setCoverage(1)
  }

  func restore() {
    navigation?.setNavigationBarHidden(wasHidden, animated: false)
    navigation?.navigationBar.alpha = alpha
  }
}
