import UIKit

/// Edges and middle of a rectangle. Each can be set, which moves the rectangle and leaves its size.
extension CGRect {
  public var left: CGFloat {
    get { minX }
    set { origin.x = newValue - (minX - origin.x) }
  }

  public var right: CGFloat {
    get { maxX }
    set { origin.x += newValue - maxX }
  }

  public var top: CGFloat {
    get { minY }
    set { origin.y = newValue - (minY - origin.y) }
  }

  public var bottom: CGFloat {
    get { maxY }
    set { origin.y += newValue - maxY }
  }

  public var centerX: CGFloat {
    get { midX }
    set { origin.x += newValue - midX }
  }

  public var centerY: CGFloat {
    get { midY }
    set { origin.y += newValue - midY }
  }

  public var center: CGPoint {
    get { CGPoint(x: midX, y: midY) }
    set {
      centerX = newValue.x
      centerY = newValue.y
    }
  }
}
