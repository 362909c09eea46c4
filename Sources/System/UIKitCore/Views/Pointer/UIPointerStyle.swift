import HostInterface
import QuartzCore

/// The appearance of the pointer. The shapes themselves are those of the desktop.
@MainActor open class UIPointerStyle: NSObject {
  private enum Look {
    case system
    case hidden
    case shape(UIPointerShape)
  }

  private let look: Look
  /// Arrows beside the pointer that indicate the directions in which something can be dragged. The
  /// desktop has shapes for three combinations: arrows to the left and right, arrows up and down,
  /// and arrows to all four sides, for which it shows a hand. Other combinations show the shape
  /// alone.
  open var accessories: [UIPointerAccessory] = []

  private init(_ look: Look) { self.look = look }

  /// Creates a style with a shape.
  public convenience init(shape: UIPointerShape) { self.init(.shape(shape)) }

  /// Returns a style that hides the pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

  /// Returns the pointer's style without an interaction.
  open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

  var cursor: HostCursor {
    switch look {
    case .hidden: .hidden
    case .shape(.verticalBeam): .text
    case .shape(.horizontalBeam): .verticalText
    case .system: arrows ?? .arrow
    }
  }

  private var arrows: HostCursor? {
    let positions = accessories.map(\.position)
    func has(_ wanted: UIPointerAccessory.Position...) -> Bool {
      positions.count == wanted.count && wanted.allSatisfy(positions.contains)
    }
    if has(.left, .right) { return .resizeHorizontally }
    if has(.top, .bottom) { return .resizeVertically }
    return has(.left, .right, .top, .bottom) ? .grab : nil
  }
}

/// The shape of the pointer.
@MainActor public enum UIPointerShape {
  /// A beam across a line of vertical text. The desktop chooses the length.
  case horizontalBeam(length: CGFloat)
  /// A beam across a line of horizontal text. The desktop chooses the length.
  case verticalBeam(length: CGFloat)
}

/// An accessory beside the pointer, such as an arrow.
@MainActor open class UIPointerAccessory: NSObject {
  /// The position of an accessory.
  public struct Position: Equatable, Sendable {
    /// The distance from the pointer in points.
    public var offset: CGFloat
    /// The angle in radians, clockwise from above the pointer.
    public var angle: CGFloat

    init(angle: CGFloat) {
      offset = 0
      self.angle = angle
    }

    /// Above the pointer.
    public static let top = Position(angle: 0)
    /// To the right of the pointer.
    public static let right = Position(angle: .pi / 2)
    /// Below the pointer.
    public static let bottom = Position(angle: .pi)
    /// To the left of the pointer.
    public static let left = Position(angle: .pi * 1.5)
  }

  /// The position of the accessory.
  public let position: Position

  private init(_ position: Position) { self.position = position }

  /// Returns an arrow that points away from the pointer.
  public static func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(position)
  }
}
