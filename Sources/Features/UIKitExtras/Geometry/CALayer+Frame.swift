import UIKit

/// The frame's edges, middle and size, one by one; setting an edge moves the layer.
@MainActor extension CALayer {
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

  /// Of the frame, whatever the anchor point is.
  public var center: CGPoint {
    get { frame.center }
    set { frame.center = newValue }
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

  public func addSublayers(_ layers: CALayer...) {
    for layer in layers { addSublayer(layer) }
  }
}
