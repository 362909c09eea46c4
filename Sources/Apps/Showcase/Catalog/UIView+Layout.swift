import UIKit

extension UIView {
  /// Adds views that are placed by constraints.
  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// How many items the key to the right leads on: back, where lines begin at the right.
  var stepToTheRight: Int { isMirrored ? -1 : 1 }

  /// Returns a frame that was computed from left to right, in the view's direction.
  ///
  /// - Parameter width: The width of the area that it is in; nil is the view's.
  func mirrored(_ frame: CGRect, inWidth width: CGFloat? = nil) -> CGRect {
    guard isMirrored else { return frame }
    return frame.offsetBy(dx: (width ?? bounds.width) - frame.minX - frame.maxX, dy: 0)
  }

  /// Adds a view that fills this one, whatever its size.
  func add(filling view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

extension UIStackView {
  convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill,
    _ views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }
}
