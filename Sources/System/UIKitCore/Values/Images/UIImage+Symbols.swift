import QuartzCore

extension UIImage {
  /// Creates a symbol that is drawn at any size. The name is one of Apple's for which Vitrine has a
  /// drawing, see scripts/symbols.md; `nil` for other names.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with a size and weight; `nil` for names for which Vitrine has no drawing.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let drawing = SymbolCatalog.shared[name] else { return nil }
    let shape = SymbolShape(drawing: drawing, style: configuration?.style ?? SymbolStyle())
    self.init(cgImage: nil, scale: 1, symbol: shape)
  }

  /// A Boolean value that indicates whether the image is a symbol.
  public var isSymbolImage: Bool { symbol != nil }

  /// Returns whether the image is the symbol with a name.
  func isSymbol(_ name: String) -> Bool { symbol?.drawing.name == name }

  /// The size and weight of a symbol; `nil` for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    symbol.map { SymbolConfiguration(style: $0.style) }
  }

  /// Returns the symbol with a configuration that replaces its own. Other images stay the same.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    with(configuration.style)
  }

  /// Returns the symbol with the values that a configuration specifies, while others stay the same;
  /// `nil` for images that are not symbols.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol.map { with($0.style.applying(configuration.style)) }
  }

  /// Returns the image with a view's preferred values where its own configuration specifies none.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let symbol, let configuration else { return self }
    return with(configuration.style.applying(symbol.style))
  }

  /// Returns the size in a view with a preferred configuration and traits.
  package func size(preferring configuration: SymbolConfiguration?, for traits: UITraitCollection)
    -> CGSize
  {
    guard let symbol = preferring(configuration).symbol else { return size }
    return symbol.size(for: traits)
  }

  private func with(_ style: SymbolStyle) -> UIImage {
    guard let symbol, symbol.style != style else { return self }
    return UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, images: images,
      duration: duration, symbol: SymbolShape(drawing: symbol.drawing, style: style), tint: tint,
      asset: asset, placement: placement)
  }
}
