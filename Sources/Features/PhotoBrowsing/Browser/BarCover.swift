import UIKit

/// The navigation bar over the browser: it goes as the photo covers the screen, and comes back as it
/// was.
@MainActor final class BarCover {
  private weak var navigation: UINavigationController?
  private let wasHidden: Bool
  private let alpha: CGFloat

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    wasHidden = navigation.isNavigationBarHidden
    alpha = navigation.navigationBar.alpha
  }

  /// 0…1: how much of the screen below is covered.
  func setCover(_ cover: CGFloat) {
    guard !wasHidden else { return }
    navigation?.navigationBar.alpha = alpha * (1 - cover)
  }

  /// Takes the bar's room once nobody sees it go.
  func hide() {
    navigation?.setNavigationBarHidden(true, animated: false)
    navigation?.navigationBar.alpha = alpha
  }

  /// Gives the screen below its room back before it is seen.
  func show() {
    guard !wasHidden else { return }
    navigation?.setNavigationBarHidden(false, animated: false)
    setCover(1)
  }

  func restore() {
    navigation?.setNavigationBarHidden(wasHidden, animated: false)
    navigation?.navigationBar.alpha = alpha
  }
}
