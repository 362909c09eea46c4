import QuartzCore

/// The content of a cell, header or footer of a list: an image, a text and a secondary text.
@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// Properties of an image.
  @MainActor public struct ImageProperties {
    /// The color of template images. If `nil`, it is the view's tint color.
    public var tintColor: UIColor?
    /// The preferred size and weight of a symbol, which its own configuration overrides. The
    /// default value is `nil`.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The corner radius of the image, in points. The default value is zero.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; a side of zero, the default, is unlimited.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centered, in points; zero, the default, is the
    /// image's own size.
    public var reservedLayoutSize = CGSize.zero
  }

  /// Properties of a text.
  @MainActor public struct TextProperties {
    /// The horizontal alignments of a text.
    public enum TextAlignment: Sendable {
      /// At the leading edge.
      case natural
      /// Centered.
      case center
      /// Justified at both edges.
      case justified
    }

    /// The capitalizations of a text.
    public enum TextTransform: Sendable {
      /// Unchanged.
      case none
      /// Uppercase.
      case uppercase
      /// Lowercase.
      case lowercase
      /// Words are capitalized.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// A transformer of the color. If `nil`, the default, the color isn't changed.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the text. The default value is `natural`.
    public var alignment = TextAlignment.natural
    /// The line break mode of the text. The default value is `byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; zero, the default, is unlimited.
    public var numberOfLines = 0
    /// A Boolean value that determines whether the font size is reduced so that long text fits. The
    /// default value is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of a reduced font size.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that determines whether the font follows the user's text size. The default
    /// value is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The capitalization of the text. The default value is `none`.
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// Returns the color with the transformer applied.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.localizedUppercase
      case .lowercase: text.localizedLowercase
      case .capitalized: text.localizedCapitalized
      }
    }
  }

  /// The image at the leading edge.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The attributed text, which replaces `text`.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The secondary text.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The attributed secondary text, which replaces `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The margins of the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  /// A Boolean value that determines whether both texts are side by side if they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between both texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between both texts above each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content. The default value is 1.
  public var alpha: CGFloat = 1
  /// The minimum height, in points.
  var leastHeight: CGFloat = 44
  /// Whether the text is a header for accessibility.
  var isHeader = false

  init(_ text: TextProperties, _ secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled
    var copy = self
    copy.alpha = isDisabled == true ? min(alpha, 0.4) : alpha
    return copy
  }

  // MARK: System configurations

  /// Returns the content of a cell with a text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(TextProperties(.body), TextProperties(.footnote, .secondaryLabel))
  }
  /// Returns the content of a cell with a secondary text below.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(TextProperties(.body), TextProperties(.footnote, .secondaryLabel))
  }
  /// Returns the content of a cell with a value at the trailing end.
  public static func valueCell() -> UIListContentConfiguration {
    var value = UIListContentConfiguration(
      TextProperties(.body), TextProperties(.body, .secondaryLabel))
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }
  /// Returns the content of a sidebar's cell.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns the content of a sidebar's cell with a secondary text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// Returns the content of a header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    var header = section(TextProperties(.headline), top: 6, bottom: 6)
    header.isHeader = true
    return header
  }
  /// Returns the content of a footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    section(TextProperties(.subheadline, .secondaryLabel), top: 6, bottom: 6)
  }
  /// Returns the content of a header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var header = section(TextProperties(.footnote, .secondaryLabel), top: 17, bottom: 6)
    header.textProperties.transform = .uppercase
    header.isHeader = true
    return header
  }
  /// Returns the content of a footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    section(TextProperties(.footnote, .secondaryLabel), top: 6, bottom: 6)
  }
  /// Returns the content of a header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var header = section(TextProperties(.headline), top: 17, bottom: 6)
    header.isHeader = true
    return header
  }

  private static func section(
    _ text: TextProperties, top: CGFloat, bottom: CGFloat
  ) -> UIListContentConfiguration {
    var section = UIListContentConfiguration(text, TextProperties(.footnote, .secondaryLabel))
    section.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 16, bottom: bottom, trailing: 16)
    section.leastHeight = 28
    return section
  }
}
