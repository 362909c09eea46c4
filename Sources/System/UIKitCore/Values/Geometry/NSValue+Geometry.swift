import QuartzCore

extension NSValue {
  /// Creates a value with a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value with a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value with a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point of the value; zero if it has none.
  public var cgPointValue: CGPoint { pointValue }
  /// The size of the value; zero if it has none.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle of the value; zero if it has none.
  public var cgRectValue: CGRect { rectValue }
}
