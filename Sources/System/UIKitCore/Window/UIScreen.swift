import QuartzCore

/// What is known of the screen that the first window is on. Sizes of content come from the window.
@MainActor public final class UIScreen: NSObject {
  public static let main = UIScreen()

  /// Pixels a point.
  public package(set) var scale: CGFloat = 1

  public var traitCollection: UITraitCollection {
    UIApplication.current?.keyWindow?.traitCollection ?? .current
  }
}
