extension UIView {
  /// A region of a view in which content can be laid out without being covered.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a region leaves room for the controls of the desktop window, which lie
    /// over its top corners on desktops that leave title bars to the programs.
    public enum AdaptivityAxis: Hashable, Sendable {
      /// The region begins and ends beside the controls.
      case horizontal
      /// The region begins below the controls.
      case vertical
    }

    fileprivate enum Base { case safeArea, margins, readableContent }

    fileprivate var base: Base
    fileprivate var axis: AdaptivityAxis?

    /// Returns the safe area.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(base: .safeArea, axis: cornerAdaptation)
    }

    /// Returns the region within the layout margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(base: .margins, axis: cornerAdaptation)
    }

    /// Returns the region that is narrow enough for comfortable reading.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(base: .readableContent, axis: cornerAdaptation)
    }
  }

  /// Returns the distances in points from the view's edges to those of a region.
  public func edgeInsets(for layoutRegion: LayoutRegion) -> UIEdgeInsets {
    edgeInsets(for: layoutRegion, movedDownBy: 0)
  }

  /// Returns the insets as they are when the view is lower by a distance, as a hidden bar when it
  /// is shown.
  func edgeInsets(for region: LayoutRegion, movedDownBy distance: CGFloat) -> UIEdgeInsets {
    var insets =
      switch region.base {
      case .safeArea: safeAreaInsets
      case .margins: layoutMargins
      case .readableContent: readableInsets
      }
    guard let axis = region.axis, let window, let controls = window.windowScene?.windowControls
    else { return insets }
    for area in controls.areas {
      let inWindow = area.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY - distance)
      let covered = convert(inWindow, from: window)
      // An area that only touches the bounds intersects them on Linux, in an empty rectangle.
      guard !covered.intersection(bounds).isEmpty else { continue }
      switch axis {
      case .vertical: insets.top = max(insets.top, covered.maxY - bounds.minY)
      case .horizontal where area.minX > 0:
        insets.right = max(insets.right, bounds.maxX - covered.minX)
      case .horizontal: insets.left = max(insets.left, covered.maxX - bounds.minX)
      }
    }
    return insets
  }

  /// Returns the distances in points from the view's edges to those of a region, by the direction
  /// in which the view is laid out.
  public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> NSDirectionalEdgeInsets {
    directional(edgeInsets(for: layoutRegion))
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}
