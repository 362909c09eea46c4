import UIKit
import UIKitCompat

/// Leads closer to photos and away from them by pinches, and by the wheel with Control.
@MainActor final class GridZooming: NSObject {
  private unowned let library: LibraryController
  private lazy var pinch = UIPinchGestureRecognizer { [weak self] _ in self?.followPinch() }
  private lazy var wheel = UIPanGestureRecognizer { [weak self] _ in self?.followWheel() }
  /// The number of sizes that the gesture has changed so far.
  private var steps = 0
  /// The distance that the wheel has turned without another size, in points.
  private var rest: CGFloat = 0

  /// The factor by which fingers spread for the next size.
  private static let spread = 1.35
  /// The distance that a touchpad scrolls for the next size, in points; a step of a wheel is
  /// farther.
  private static let distance: CGFloat = 40

  init(_ library: LibraryController) { self.library = library }

  func start() {
    wheel.allowedScrollTypesMask = .all
    wheel.allowedTouchTypes = []
    wheel.delegate = self
    library.view.addGestureRecognizer(pinch)
    library.view.addGestureRecognizer(wheel)
  }

  private func followPinch() {
    if pinch.state == .began { steps = 0 }
    guard pinch.state == .changed, pinch.scale > 0 else { return }
    let wanted = Int((log(pinch.scale) / log(Self.spread)).rounded(.towardZero))
    guard wanted != steps else { return }
    library.zoom(to: library.zoomLevel + wanted - steps, around: pinch.location(in: nil))
    steps = wanted
  }

  private func followWheel() {
    if wheel.state == .began { rest = 0 }
    guard wheel.state == .began || wheel.state == .changed else { return }
    rest += wheel.translation(in: nil).y
    wheel.setTranslation(.zero, in: nil)
    guard abs(rest) >= Self.distance else { return }
    let step = rest > 0 ? 1 : -1
    rest = 0
    library.zoom(to: library.zoomLevel + step, around: wheel.location(in: nil))
  }
}

extension GridZooming: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.modifierFlags.contains(.control)
  }
}
