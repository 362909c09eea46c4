import QuartzCore

extension UIImage {
  /// The weights of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of the text style, or regular.
    case unspecified = 0
    /// The thinnest lines.
    case ultraLight
    /// Thinner than light.
    case thin
    /// Thinner than regular.
    case light
    /// The default lines.
    case regular
    /// Thicker than regular.
    case medium
    /// Thicker than medium.
    case semibold
    /// Thicker than semibold.
    case bold
    /// Thicker than bold.
    case heavy
    /// The thickest lines.
    case black
  }

  /// The scales of a symbol relative to text of the same size.
  public enum SymbolScale: Int, Sendable {
    /// The system's scale, which is medium.
    case `default` = -1
    /// Medium, unless another configuration specifies a scale.
    case unspecified = 0
    /// About four fifths of medium.
    case small
    /// The default scale.
    case medium
    /// About five fourths of medium.
    case large
  }

  /// The traits for which a variant of an image is selected; a symbol's configuration also has its
  /// size and weight.
  public class Configuration: NSObject, NSCopying, @unchecked Sendable {  // because it is immutable
    /// The traits; `nil` if the configuration specifies none.
    public let traitCollection: UITraitCollection?
    let style: SymbolStyle

    required init(style: SymbolStyle, traitCollection: UITraitCollection? = nil) {
      self.style = style
      self.traitCollection = traitCollection
    }

    /// Creates a configuration with traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(style: SymbolStyle(), traitCollection: traitCollection)
    }

    /// Returns a configuration with other traits.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      Self(style: style, traitCollection: traitCollection)
    }

    /// Returns a configuration in which the values of another one override those of this one.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      let traits = [traitCollection, other.traitCollection].compactMap { $0 }
      return Self(
        style: style.applying(other.style),
        traitCollection: traits.count < 2 ? traits.first : UITraitCollection(traitsFrom: traits))
    }

    /// Returns the configuration itself, which doesn't change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is a configuration with the same values.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return other.style == style && other.traitCollection == traitCollection
    }

    /// The hash value, which is the same for equal configurations.
    public override var hash: Int { style.hashValue }
  }

  /// The size, weight and scale with which a symbol is drawn. Unspecified values come from the view
  /// that shows it, or are regular, medium and the size of body text.
  // Because it is immutable.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// A configuration without any values.
    public class var unspecified: UIImage.SymbolConfiguration {
      SymbolConfiguration(style: SymbolStyle())
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(style: SymbolStyle(scale: scale)) }

    /// Creates a configuration for text of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(style: SymbolStyle(pointSize: pointSize))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(style: SymbolStyle(weight: weight)) }

    /// Creates a configuration for text of a size in points, with a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(style: SymbolStyle(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration for text of a size in points, with a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(style: SymbolStyle(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration for text of a style, which follows the text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(style: SymbolStyle(textStyle: textStyle))
    }

    /// Creates a configuration for text of a style, which follows the text size, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(style: SymbolStyle(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      // Fonts count from 100 to 900, of which 400 is regular.
      let weight = SymbolWeight(rawValue: font.fontRequest.weight / 100) ?? .unspecified
      self.init(style: SymbolStyle(pointSize: font.pointSize, weight: weight, scale: scale))
    }

    /// Returns the configuration without its text style.
    public func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }

    /// Returns the configuration without its scale.
    public func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }

    /// Returns the configuration without its weight.
    public func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }

    /// Returns the configuration without its size in points and its weight.
    public func configurationWithoutPointSizeAndWeight() -> Self {
      changed {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    /// Returns whether two configurations specify the same values.
    public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }

    private func changed(_ change: (inout SymbolStyle) -> Void) -> Self {
      var style = style
      change(&style)
      return Self(style: style, traitCollection: traitCollection)
    }
  }
}
