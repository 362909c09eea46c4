import UIKit

extension UIView {
  /// Returns the safe area insets, with room for the window controls that lie over the top corners
  /// of a desktop window: beside them along the horizontal axis, or below them along the vertical
  /// axis.
  public func safeAreaInsets(clearOfWindowControls axis: NSLayoutConstraint.Axis) -> UIEdgeInsets {
    guard #available(iOS 26, *) else { return safeAreaInsets }
    return edgeInsets(
      for: .safeArea(cornerAdaptation: axis == .horizontal ? .horizontal : .vertical))
  }
}
