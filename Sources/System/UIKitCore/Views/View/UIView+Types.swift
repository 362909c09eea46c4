import QuartzCore

extension UIView {
  /// The parts of a view's geometry that change with the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The ways in which content is placed in bounds of a different size than it was drawn for.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill the bounds.
    case scaleToFill = 0
    /// Scaled to fit inside the bounds, centered.
    case scaleAspectFit
    /// Scaled to cover the bounds, centered.
    case scaleAspectFill
    /// Drawn again for the new size.
    case redraw
    /// Unscaled, at the center.
    case center
    /// Unscaled, at the center of the top edge.
    case top
    /// Unscaled, at the center of the bottom edge.
    case bottom
    /// Unscaled, at the center of the left edge.
    case left
    /// Unscaled, at the center of the right edge.
    case right
    /// Unscaled, in the top left corner.
    case topLeft
    /// Unscaled, in the top right corner.
    case topRight
    /// Unscaled, in the bottom left corner.
    case bottomLeft
    /// Unscaled, in the bottom right corner.
    case bottomRight

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      // A gravity refers to the edges of a layer whose y-axis points up; that of views points down.
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    }
  }
}

/// The semantic meaning of a view's content, which determines whether it is mirrored in
/// right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored in right-to-left layouts.
  case unspecified = 0
  /// Playback controls, which aren't mirrored.
  case playback
  /// Controls for directions in space, which aren't mirrored.
  case spatial
  /// Always laid out from left to right.
  case forceLeftToRight
  /// Always laid out from right to left.
  case forceRightToLeft
}
