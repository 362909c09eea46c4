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

  /// Creates a value with a vector.
  public convenience init(cgVector vector: CGVector) { self.init(vector, "[2d]") }
  /// Creates a value with a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(transform, "[6d]")
  }
  /// Creates a value with insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(insets, "[4d]") }
  /// Creates a value with insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(insets, "[4d]")
  }
  /// Creates a value with an offset.
  public convenience init(uiOffset insets: UIOffset) { self.init(insets, "[2d]") }

  /// The vector of the value; zero if it has none.
  public var cgVectorValue: CGVector { read("[2d]") ?? .zero }
  /// The transform of the value; all zeros if it has none.
  public var cgAffineTransformValue: CGAffineTransform { read("[6d]") ?? CGAffineTransform() }
  /// The insets of the value; zero if it has none.
  public var uiEdgeInsetsValue: UIEdgeInsets { read("[4d]") ?? .zero }
  /// The insets of the value; zero if it has none.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { read("[4d]") ?? .zero }
  /// The offset of the value; zero if it has none.
  public var uiOffsetValue: UIOffset { read("[2d]") ?? .zero }
}
