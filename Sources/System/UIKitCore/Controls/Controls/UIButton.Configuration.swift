import QuartzCore

extension UIButton {
  /// The content and appearance of a button.
  @MainActor public struct Configuration {
    enum Kind { case plain, gray, tinted, filled }

    let kind: Kind
    /// The state of the button, set by `updated(for:)`.
    var state = UIControl.State.normal
    /// Whether the button shows the selection of its menu.
    var isPopup = false
    private var plainTitle: String?
    private var attributed: AttributedString?
    private var plainSubtitle: String?
    private var attributedSub: AttributedString?
    private var ownInsets: NSDirectionalEdgeInsets?

    /// The title, which takes precedence over titles set for states. Setting it discards
    /// attributes.
    public var title: String? {
      get { plainTitle ?? attributed.map { String($0.characters) } }
      set { (plainTitle, attributed) = (newValue, nil) }
    }
    /// The title with its attributes.
    public var attributedTitle: AttributedString? {
      get { attributed ?? plainTitle.map { AttributedString($0) } }
      set { (plainTitle, attributed) = (nil, newValue) }
    }
    /// A transformer of the title's attributes. If `nil`, the default, they aren't changed.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the title. The default value is `byWordWrapping`; modes that truncate
    /// show one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The text below the title, in a smaller size.
    public var subtitle: String? {
      get { plainSubtitle ?? attributedSub.map { String($0.characters) } }
      set { (plainSubtitle, attributedSub) = (newValue, nil) }
    }
    /// The text below the title with its attributes.
    public var attributedSubtitle: AttributedString? {
      get { attributedSub ?? plainSubtitle.map { AttributedString($0) } }
      set { (plainSubtitle, attributedSub) = (nil, newValue) }
    }
    /// A transformer of the subtitle's attributes. If `nil`, the default, they aren't changed.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the subtitle. The default value is `byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The alignment of the title and the subtitle. The default value is `automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// The distance between title and subtitle, in points. The default value is 1.
    public var titlePadding: CGFloat = 1

    /// The image beside the title, which takes precedence over images set for states.
    public var image: UIImage?
    /// A transformer that returns the color of symbols and templates. If `nil`, the default, they
    /// have the foreground color.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The preferred size and weight of a symbol, which its own configuration overrides. The
    /// default value is `nil`.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The single edge of the title at which the image is placed. The default value is `leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, in points. The default value is 0.
    public var imagePadding: CGFloat = 0
    /// The minimum width reserved for an image beside the title, in points, so that the titles of
    /// buttons in a column are aligned. The default value is 0.
    public var imageReservation: CGFloat = 0
    /// A Boolean value that determines whether an activity indicator takes the place of the image.
    /// The default value is `false`.
    public var showsActivityIndicator = false
    /// A transformer that returns the color of the activity indicator. If `nil`, the default, it
    /// has the foreground color.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The indicator at the trailing edge. The default value is `automatic`.
    public var indicator = Indicator.automatic
    /// A transformer that returns the color of the indicator. If `nil`, the default, it has the
    /// foreground color.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The background. Its color, if set, overrides that of the kind of configuration.
    public var background: UIBackgroundConfiguration
    /// The color of the title and the image. If `nil`, it is the tint color, or white if the button
    /// is filled.
    public var baseForegroundColor: UIColor?
    /// The color of the background. If `nil`, it depends on the kind of configuration.
    public var baseBackgroundColor: UIColor?
    /// The corner style of the background. The default value is `dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the text and the insets. The default value is `medium`.
    public var buttonSize = Size.medium
    /// A Boolean value that determines whether the appearance reflects the selected state. The
    /// default value is `true`.
    public var automaticallyUpdateForSelection = true

    /// The distances between the content and the edges, in points. The default depends on the
    /// button size: 7 vertically and 12 horizontally if it is medium.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// Restores the default insets of the button size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    private init(_ kind: Kind) {
      self.kind = kind
      background = .clear()
      background.backgroundColor = nil
      background.cornerRadius = Self.usualRadius
    }

    /// Creates a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Creates a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Creates a configuration with a background in a light shade of the tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Creates a configuration with a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Creates the system's configuration without a background.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Creates the system's configuration with a background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Creates the system's configuration with a background in a light shade of the tint color.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Creates the system's configuration for the most important button of a screen.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Whether the title has attributes of its own, or a transformer that adds them.
    var hasTitleAttributes: Bool { attributed != nil || titleTextAttributesTransformer != nil }
    /// Whether the subtitle has attributes of its own, or a transformer that adds them.
    var hasSubtitleAttributes: Bool {
      attributedSub != nil || subtitleTextAttributesTransformer != nil
    }
  }
}
