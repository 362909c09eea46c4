import UIKit

extension UIScrollView {
  /// The vertical content offsets between the top and the end of the content, in points.
  public var verticalOffsets: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return -inset.top...max(-inset.top, contentSize.height + inset.bottom - bounds.height)
  }

  /// Scrolls without animation to a vertical offset, as far as the content allows.
  public func scroll(toVerticalOffset offset: CGFloat) {
    let range = verticalOffsets
    contentOffset.y = min(max(range.lowerBound, offset), range.upperBound)
  }
}
