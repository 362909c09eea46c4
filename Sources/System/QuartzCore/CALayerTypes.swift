import Quartz2D

/// Constants that specify how contents are placed and scaled in a layer.
///
/// "Top" is the largest y and "bottom" the smallest: on a screen whose y-axis points down they
/// appear swapped, as on Apple's systems.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centers the contents at their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Puts the contents at the middle of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Puts the contents at the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Puts the contents at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Puts the contents at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Puts the contents into the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Puts the contents into the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Puts the contents into the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Puts the contents into the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretches the contents to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Fits the contents into the bounds and keeps their aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Fills the bounds and keeps the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Constants that specify how contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interpolates between pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Uses the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolates between pixels of reduced copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Constants that specify the shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A circular arc.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
}

/// A set of corners.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the smallest x and y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the largest x and the smallest y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the smallest x and the largest y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the largest x and y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
