import QuartzCore

extension UIScrollView {
  /// The ways in which the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// At the top and bottom always, at the sides if content scrolls horizontally.
    case automatic = 0
    /// Along the axes on which content scrolls.
    case scrollableAxes
    /// Never.
    case never
    /// At all sides.
    case always
  }

  /// The part of the safe area that `contentInsetAdjustmentBehavior` adds to the content inset.
  var systemContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var (x, y) = (true, true)
    switch contentInsetAdjustmentBehavior {
    case .always: break
    case .never: (x, y) = (false, false)
    case .scrollableAxes, .automatic:
      x = contentSize.width > bounds.width || alwaysBounceHorizontal
      y =
        contentInsetAdjustmentBehavior == .automatic || contentSize.height > bounds.height
        || alwaysBounceVertical
    }
    return UIEdgeInsets(
      top: y ? safe.top : 0, left: x ? safe.left : 0, bottom: y ? safe.bottom : 0,
      right: x ? safe.right : 0)
  }

  /// The smallest and largest offsets without overscrolling.
  package var offsetRange: (min: CGPoint, max: CGPoint) {
    let insets = adjustedContentInset
    let low = CGPoint(x: -insets.left, y: -insets.top - collapsedBarHeight)
    let high = CGPoint(
      x: max(low.x, contentSize.width + insets.right - bounds.width),
      y: max(low.y, contentSize.height + insets.bottom - bounds.height))
    return (low, high)
  }

  package func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.min.x), range.max.x),
      y: min(max(offset.y, range.min.y), range.max.y))
  }
}
