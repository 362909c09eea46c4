import HostInterface
import QuartzCore

/// The screen that shows the app's first window.
///
/// Lay out content by the window's size, which rarely is the screen's on a desktop.
@MainActor public final class UIScreen: NSObject {
  /// The only screen that the app knows.
  public static let main = UIScreen()

  /// The number of pixels per point.
  public package(set) var scale: CGFloat = 1

  /// The scale of images, on any thread.
  nonisolated static var scaleForDrawing: CGFloat {
    if MainThread.isCurrent { return MainThread.run { main.scale } }
    return max(1, UITraitCollection.current.displayScale)
  }

  /// The size of the screen in points, at the origin; empty before launch and without a display.
  public var bounds: CGRect {
    let pixels = nativeBounds
    let scale = nativeScale
    return CGRect(x: 0, y: 0, width: pixels.width / scale, height: pixels.height / scale)
  }

  /// The size of the screen in pixels, at the origin. Unlike on iOS it isn't turned to portrait.
  public var nativeBounds: CGRect {
    CGRect(origin: .zero, size: UIApplication.current?.host.screen.pixels ?? .zero)
  }

  /// The number of pixels per point of the screen itself.
  public var nativeScale: CGFloat { UIApplication.current?.host.screen.scale ?? scale }

  /// The traits of the key window, or of the desktop if there is none.
  public var traitCollection: UITraitCollection {
    UIApplication.current?.keyWindow?.traitCollection ?? .current
  }
}
