import UIKit

extension UIView {
  /// Whether the layout goes from right to left.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// How many items the key to the right leads on: back, where lines begin at the right.
  var stepToTheRight: Int { isMirrored ? -1 : 1 }

  /// Returns a frame in the view that was computed from left to right, in the view's direction.
  func mirrored(_ frame: CGRect) -> CGRect {
    isMirrored ? frame.offsetBy(dx: bounds.width - frame.minX - frame.maxX, dy: 0) : frame
  }

  /// The side at which lines of text begin.
  var leadingAlignment: NSTextAlignment { isMirrored ? .right : .left }

  /// The side at which lines of text end.
  var trailingAlignment: NSTextAlignment { isMirrored ? .left : .right }
}
