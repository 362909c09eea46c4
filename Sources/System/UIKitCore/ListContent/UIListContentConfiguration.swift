import QuartzCore

/// The content of a cell, header or footer of a list: an image, a text and a secondary text.
@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// How an image looks.
  @MainActor public struct ImageProperties {
    /// The color of template images; nil for the view's tint color.
    public var tintColor: UIColor?
    /// The size and weight of a symbol, as far as its own configuration leaves them open. The
    /// default is nil.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The radius of the image's corners, in points. The default is zero.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the image, in points; a side of zero, the default, is not limited.
    public var maximumSize = CGSize.zero
    /// The room in which the image is centered, in points; zero, the default, is its own size.
    public var reservedLayoutSize = CGSize.zero
  }

  /// How a text looks.
  @MainActor public struct TextProperties {
    /// Where the text is in its width.
    public enum TextAlignment: Sendable {
      /// At the leading end.
      case natural
      /// In the middle.
      case center
      /// Stretched to both ends.
      case justified
    }

    /// How letters are changed.
    public enum TextTransform: Sendable {
      /// Not at all.
      case none
      /// To capitals.
      case uppercase
      /// To small letters.
      case lowercase
      /// Words begin with capitals.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// Makes the color that is shown of `color`; nil, the default, leaves it as it is.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where the text is. The default is natural.
    public var alignment = TextAlignment.natural
    /// How the text ends that doesn't fit. The default is an ellipsis.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; zero, the default, is any.
    public var numberOfLines = 0
    /// Whether long text is shown smaller. The default is false.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale of long text.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the user's text size. The default is true.
    public var adjustsFontForContentSizeCategory = true
    /// How letters are changed. The default is none.
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// Returns the color that is shown.
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

  /// The image at the leading end.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The text with attributes, which replaces `text`.
  public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
  /// How the text looks.
  public var textProperties: TextProperties
  /// The secondary text.
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// The secondary text with attributes, which replaces `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// How the secondary text looks.
  public var secondaryTextProperties: TextProperties
  /// The distance of the content from the sides, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether both texts are in one line if they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between both texts in one line, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between both texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content. The default is 1.
  public var alpha: CGFloat = 1
  /// The least height, in points.
  var leastHeight: CGFloat = 44
  /// Whether the text is a header for accessibility.
  var isHeader = false

  init(_ text: TextProperties, _ secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
    var copy = self
    copy.alpha = isDisabled == true ? min(alpha, 0.4) : alpha
    return copy
  }

  // MARK: The system's kinds

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
    var value = UIListContentConfiguration(TextProperties(.body), TextProperties(.body, .secondaryLabel))
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
