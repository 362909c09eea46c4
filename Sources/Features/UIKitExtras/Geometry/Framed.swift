import UIKit

/// Views and layers, with accessors for the frame's edges, center and size. Setting an edge moves
/// the whole frame.
@MainActor public protocol Framed: AnyObject {
  var frame: CGRect { get set }
}

extension UIView: Framed {}
extension CALayer: Framed {}

extension Framed {
  public var left: CGFloat {
    get { frame.left }
    set { frame.left = newValue }
  }

  public var right: CGFloat {
    get { frame.right }
    set { frame.right = newValue }
  }

  public var top: CGFloat {
    get { frame.top }
    set { frame.top = newValue }
  }

  public var bottom: CGFloat {
    get { frame.bottom }
    set { frame.bottom = newValue }
  }

  public var centerX: CGFloat {
    get { frame.centerX }
    set { frame.centerX = newValue }
  }

  public var centerY: CGFloat {
    get { frame.centerY }
    set { frame.centerY = newValue }
  }

  public var width: CGFloat {
    get { frame.width }
    set { frame.size.width = newValue }
  }

  public var height: CGFloat {
    get { frame.height }
    set { frame.size.height = newValue }
  }

  public var origin: CGPoint {
    get { frame.origin }
    set { frame.origin = newValue }
  }

  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}
