extension LayoutItem {
  func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.attribute(self, attribute))
  }

  func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.attribute(self, attribute))
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(.attribute(self, attribute))
  }
}

extension UIView: LayoutItem {
  var owner: UIView? { self }

  /// The leading edge: the left edge, or the right one in a right-to-left layout.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The trailing edge: the right edge, or the left one in a right-to-left layout.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line of text; the top edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
}

extension UILayoutGuide: LayoutItem {
  var owner: UIView? { owningView }

  /// The leading edge: the left edge, or the right one in a right-to-left layout.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The trailing edge: the right edge, or the left one in a right-to-left layout.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
}
