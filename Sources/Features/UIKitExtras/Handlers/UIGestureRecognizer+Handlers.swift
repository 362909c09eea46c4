import UIKit
import UIKitCompat

// Taps, pans, pinches, long presses and hovers have their initializers in UIKitCompat.

extension UIRotationGestureRecognizer {
  /// Creates a rotation recognizer that calls the handler at each change of state or rotation.
  public convenience init(_ handler: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) {
    self.init()
    onEvent(handler)
  }
}

extension UISwipeGestureRecognizer {
  /// Creates a swipe recognizer for a direction that calls the handler once for each swipe.
  public convenience init(
    _ direction: Direction, _ handler: @escaping @MainActor (UISwipeGestureRecognizer) -> Void
  ) {
    self.init()
    self.direction = direction
    onEvent(handler)
  }
}

extension UIScreenEdgePanGestureRecognizer {
  /// Creates a recognizer for pans from an edge of the screen that calls the handler at each
  /// change.
  public convenience init(
    _ edges: UIRectEdge,
    _ handler: @escaping @MainActor (UIScreenEdgePanGestureRecognizer) -> Void
  ) {
    self.init()
    self.edges = edges
    onEvent(handler)
  }
}

extension UIView {
  /// Adds a recognizer for a number of taps.
  @discardableResult public func onTap(
    count: Int = 1, _ handler: @escaping @MainActor (UITapGestureRecognizer) -> Void
  ) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer(handler)
    recognizer.numberOfTapsRequired = count
    isUserInteractionEnabled = true
    addGestureRecognizer(recognizer)
    return recognizer
  }
}
