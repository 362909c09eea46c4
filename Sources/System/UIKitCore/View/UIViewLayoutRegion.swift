/// A region of a view in which content can be laid out without being covered.
@MainActor open class UIViewLayoutRegion: NSObject {
  /// The side on which a region leaves room for the controls of the desktop window, which lie over
  /// its top corners on desktops that leave title bars to the programs.
  public enum AdaptivityAxis: UInt, Sendable {
    /// The region doesn't leave room.
    case none
    /// The region begins and ends beside the controls.
    case horizontal
    /// The region begins below the controls.
    case vertical
  }

  fileprivate enum Base { case safeArea, margins, readableContent }

  fileprivate let base: Base
  fileprivate let axis: AdaptivityAxis

  private init(_ base: Base, _ axis: AdaptivityAxis) {
    self.base = base
    self.axis = axis
  }

  /// Returns the safe area.
  open class func safeAreaLayoutRegion(
    withCornerAdaptation adaptivityAxis: AdaptivityAxis
  ) -> UIViewLayoutRegion { UIViewLayoutRegion(.safeArea, adaptivityAxis) }

  /// Returns the region within the layout margins.
  open class func marginsLayoutRegion(
    withCornerAdaptation adaptivityAxis: AdaptivityAxis
  ) -> UIViewLayoutRegion { UIViewLayoutRegion(.margins, adaptivityAxis) }

  /// Returns the region that is narrow enough for comfortable reading.
  open class func readableContentLayoutRegion(
    withCornerAdaptation adaptivityAxis: AdaptivityAxis
  ) -> UIViewLayoutRegion { UIViewLayoutRegion(.readableContent, adaptivityAxis) }
}

extension UIView {
  /// Returns the distances in points from the view's edges to those of a region.
  public func edgeInsets(for layoutRegion: UIViewLayoutRegion) -> UIEdgeInsets {
    var insets =
      switch layoutRegion.base {
      case .safeArea: safeAreaInsets
      case .margins: layoutMargins
      case .readableContent: readableInsets
      }
    guard layoutRegion.axis != .none, let window,
      let controls = window.windowScene?.windowControls
    else { return insets }
    for area in controls.areas {
      let covered = convert(window.convert(area, from: controls), from: window)
      // An area that only touches the bounds intersects them on Linux, in an empty rectangle.
      guard !covered.intersection(bounds).isEmpty else { continue }
      if layoutRegion.axis == .vertical {
        insets.top = max(insets.top, covered.maxY - bounds.minY)
      } else if area.minX > 0 {
        insets.right = max(insets.right, bounds.maxX - covered.minX)
      } else {
        insets.left = max(insets.left, covered.maxX - bounds.minX)
      }
    }
    return insets
  }

  /// Returns the distances in points from the view's edges to those of a region, by the direction in
  /// which the view is laid out.
  public func directionalEdgeInsets(
    for layoutRegion: UIViewLayoutRegion
  ) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: layoutRegion)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}
