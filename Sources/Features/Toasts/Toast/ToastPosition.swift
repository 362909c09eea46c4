import UIKit

/// The vertical position of a toast in its view; horizontally it's always centered.
public struct ToastPosition: Hashable, Sendable {
  /// The vertical position in the available space, 0 at the top and 1 at the bottom.
  public var ratio: CGFloat
  /// Whether the available space is the safe area.
  public var respectsSafeArea: Bool
  /// A distance to move it down, in points.
  public var offset: CGFloat

  /// Creates a position; the ratio is 0 at the top and 1 at the bottom, the offset is in points.
  public init(ratio: CGFloat, respectsSafeArea: Bool, offset: CGFloat = 0) {
    self.ratio = ratio
    self.respectsSafeArea = respectsSafeArea
    self.offset = offset
  }

  /// At the top edge of the view.
  public static let top = Self(ratio: 0, respectsSafeArea: false)
  /// A quarter of the way down the view.
  public static let quarter = Self(ratio: 0.25, respectsSafeArea: false)
  /// In the middle of the view.
  public static let center = Self(ratio: 0.5, respectsSafeArea: false)
  /// Three quarters of the way down the view.
  public static let threeQuarter = Self(ratio: 0.75, respectsSafeArea: false)
  /// At the bottom edge of the view.
  public static let bottom = Self(ratio: 1, respectsSafeArea: false)
  /// At the top edge of the safe area.
  public static let safeTop = Self(ratio: 0, respectsSafeArea: true)
  /// A quarter of the way down the safe area.
  public static let safeQuarter = Self(ratio: 0.25, respectsSafeArea: true)
  /// In the middle of the safe area.
  public static let safeCenter = Self(ratio: 0.5, respectsSafeArea: true)
  /// Three quarters of the way down the safe area.
  public static let safeThreeQuarter = Self(ratio: 0.75, respectsSafeArea: true)
  /// At the bottom edge of the safe area.
  public static let safeBottom = Self(ratio: 1, respectsSafeArea: true)

  /// Returns the vertical center of a toast with a height, in a view with a height.
  public func centerY(
    ofHeight height: CGFloat, in viewHeight: CGFloat, safeArea: UIEdgeInsets
  ) -> CGFloat {
    let top = respectsSafeArea ? safeArea.top : 0
    let bottom = respectsSafeArea ? safeArea.bottom : 0
    return (viewHeight - height - top - bottom) * ratio + offset + height / 2 + top
  }
}
