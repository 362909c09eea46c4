import QuartzCore

extension String {
  /// Returns the size of the text in points, with a new line only where the text has a line break.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text into the current context, with its top left corner at a point and without
  /// wrapping.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text into the current context, wrapped to the width of a rectangle and clipped to
  /// it.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text into the current context. Without `.usesLineFragmentOrigin` it is one line
  /// whose baseline starts at the origin; otherwise it is wrapped to the width.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// Returns the rectangle that the text covers if it is drawn with the same options.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text in points, with a new line only where the text has a line break.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: text, attributes: attrs).size()
  }

  /// Draws the text into the current context, with its top left corner at a point and without
  /// wrapping.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: text, attributes: attrs).draw(at: point)
  }

  /// Draws the text into the current context, wrapped to the width of a rectangle and clipped to
  /// it.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: text, attributes: attrs).draw(in: rect)
  }

  /// Draws the text into the current context. Without `.usesLineFragmentOrigin` it is one line
  /// whose baseline starts at the origin; otherwise it is wrapped to the width.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: text, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// Returns the rectangle that the text covers if it is drawn with the same options.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: text, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  private var text: String { substring(from: 0) }
}
