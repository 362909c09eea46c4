import HostInterface
import QuartzCore

/// The screen that shows the app's first window.
///
/// Base layouts on the size of the window, which rarely is the screen's on a desktop.
@MainActor public final class UIScreen: NSObject {
  /// The only screen that is available to the app.
  public static let main = UIScreen()

  /// The number of pixels per point.
  public package(set) var scale: CGFloat = 1

  /// The scale of images, on any thread.
  nonisolated static var scaleForDrawing: CGFloat {
    if MainThread.isCurrent { return MainThread.run { main.scale } }
    return max(1, UITraitCollection.current.displayScale)
  }

  /// The bounds of the screen in points, with origin zero; empty before launch and without a
  /// display.
  public var bounds: CGRect {
    let pixels = nativeBounds
    let scale = nativeScale
    return CGRect(x: 0, y: 0, width: pixels.width / scale, height: pixels.height / scale)
  }

  /// The bounds of the screen in pixels, with origin zero. Unlike on iOS, they aren't rotated to
  /// portrait orientation.
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
