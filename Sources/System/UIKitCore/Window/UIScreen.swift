import HostInterface
import QuartzCore

/// The screen that the first window is on. Sizes of content come from the window, which rarely fills
/// it on a desktop.
@MainActor public final class UIScreen: NSObject {
  public static let main = UIScreen()

  /// Pixels a point.
  public package(set) var scale: CGFloat = 1

  /// In points; empty before launch and without a display.
  public var bounds: CGRect {
    let pixels = nativeBounds
    let scale = nativeScale
    return CGRect(x: 0, y: 0, width: pixels.width / scale, height: pixels.height / scale)
  }

  /// In pixels, as the screen stands: turned to portrait it is on iOS alone.
  public var nativeBounds: CGRect {
    CGRect(origin: .zero, size: UIApplication.current?.host.screen.pixels ?? .zero)
  }

  /// Pixels a point of the screen itself.
  public var nativeScale: CGFloat { UIApplication.current?.host.screen.scale ?? scale }

  public var traitCollection: UITraitCollection {
    UIApplication.current?.keyWindow?.traitCollection ?? .current
  }
}
