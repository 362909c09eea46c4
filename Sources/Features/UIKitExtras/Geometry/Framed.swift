import UIKit

/// Views and layers, with accessors for the frame's edges, center and size. Setting an edge moves
/// the whole frame.
@MainActor public protocol Framed: AnyObject {
  /// The rectangle in the coordinates of the container.
  var frame: CGRect { get set }
}

extension UIView: Framed {}
extension CALayer: Framed {}

extension Framed {
  /// The left edge; setting it moves the frame.
  public var left: CGFloat {
    get { frame.left }
    set { frame.left = newValue }
  }

  /// The right edge; setting it moves the frame.
  public var right: CGFloat {
    get { frame.right }
    set { frame.right = newValue }
  }

  /// The top edge; setting it moves the frame.
  public var top: CGFloat {
    get { frame.top }
    set { frame.top = newValue }
  }

  /// The bottom edge; setting it moves the frame.
  public var bottom: CGFloat {
    get { frame.bottom }
    set { frame.bottom = newValue }
  }

  /// The x-coordinate of the frame's center; setting it moves the frame.
  public var centerX: CGFloat {
    get { frame.centerX }
    set { frame.centerX = newValue }
  }

  /// The y-coordinate of the frame's center; setting it moves the frame.
  public var centerY: CGFloat {
    get { frame.centerY }
    set { frame.centerY = newValue }
  }

  /// The width of the frame; setting it keeps the origin.
  public var width: CGFloat {
    get { frame.width }
    set { frame.size.width = newValue }
  }

  /// The height of the frame; setting it keeps the origin.
  public var height: CGFloat {
    get { frame.height }
    set { frame.size.height = newValue }
  }

  /// The top left corner of the frame.
  public var origin: CGPoint {
    get { frame.origin }
    set { frame.origin = newValue }
  }

  /// The size of the frame; setting it keeps the origin.
  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}
