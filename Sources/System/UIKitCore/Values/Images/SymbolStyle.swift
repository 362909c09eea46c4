import QuartzCore

/// The size and weight in which a symbol is drawn.
struct SymbolStyle: Hashable, Sendable {
  /// The width of lines at the regular weight, in points of a square of 24 points.
  static let regularLineWidth: CGFloat = 2
  /// The text size with which a symbol is 24 points wide: that of body text.
  private static let usualPointSize: CGFloat = 17

  /// The size of the text that the symbol accompanies, in points.
  var pointSize: CGFloat?
  /// The style of the text that the symbol accompanies, instead of a size.
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified

  init(
    pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil,
    weight: UIImage.SymbolWeight = .unspecified, scale: UIImage.SymbolScale = .unspecified
  ) {
    // Zero leaves the size unspecified, and other invalid values are meaningless.
    self.pointSize = pointSize.flatMap { $0.isFinite && $0 > 0 ? min($0, 4096) : nil }
    self.textStyle = textStyle
    self.weight = weight
    self.scale = scale
  }

  /// Returns the style with all values that another one specifies.
  func applying(_ other: SymbolStyle) -> SymbolStyle {
    var result = self
    if other.pointSize != nil || other.textStyle != nil {
      (result.pointSize, result.textStyle) = (other.pointSize, other.textStyle)
    }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified { result.scale = other.scale }
    return result
  }

  /// The side of the symbol's square, in points.
  func side(for traits: UITraitCollection?) -> CGFloat {
    let text =
      textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize }
      ?? pointSize ?? Self.usualPointSize
    let side = text * 24 / Self.usualPointSize * factor
    // Multiples of half a point keep lines sharp; the default size is exact.
    return (side * 2).rounded() / 2
  }

  private var factor: CGFloat {
    switch scale {
    case .small: 0.78
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }

  /// The width of lines, in points of a square of 24 points.
  var lineWidth: CGFloat {
    switch weight {
    case .unspecified: textStyle == .headline ? 2.5 : Self.regularLineWidth
    case .ultraLight: 0.6
    case .thin: 0.95
    case .light: 1.4
    case .regular: Self.regularLineWidth
    case .medium: 2.25
    case .semibold: 2.5
    case .bold: 2.8
    case .heavy: 3.15
    case .black: 3.5
    }
  }
}
