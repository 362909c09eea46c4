import QuartzCore

extension UIImage {
  /// Creates a symbol that is drawn at any size. Its name is one of Apple's that Vitrine has a
  /// drawing for, see docs/symbols.md; nil for other names.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol in a size and weight; nil for names that Vitrine has no drawing for.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let drawing = SymbolCatalog.shared[name] else { return nil }
    let shape = SymbolShape(drawing: drawing, style: configuration?.style ?? SymbolStyle())
    self.init(cgImage: nil, scale: 1, symbol: shape)
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { symbol != nil }

  /// The size and weight of a symbol; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    symbol.map { SymbolConfiguration(style: $0.style) }
  }

  /// Returns the symbol with a configuration instead of its own. Other images stay the same.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    with(configuration.style)
  }

  /// Returns the symbol with all that a configuration specifies, which leaves the rest as it is;
  /// nil for images that are not symbols.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol.map { with($0.style.applying(configuration.style)) }
  }

  /// The image with what a view prefers, as far as its own configuration leaves it open.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let symbol, let configuration else { return self }
    return with(configuration.style.applying(symbol.style))
  }

  /// The size in a view that prefers a configuration, under its traits.
  func size(preferring configuration: SymbolConfiguration?, for traits: UITraitCollection) -> CGSize {
    guard let symbol = preferring(configuration).symbol else { return size }
    return symbol.size(for: traits)
  }

  private func with(_ style: SymbolStyle) -> UIImage {
    guard let symbol, symbol.style != style else { return self }
    return UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, images: images,
      duration: duration, symbol: SymbolShape(drawing: symbol.drawing, style: style), tint: tint,
      asset: asset)
  }
}
