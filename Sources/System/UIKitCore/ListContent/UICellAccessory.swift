import QuartzCore

/// A small view at the leading or trailing end of a list's cell.
@MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// In editing mode.
    case whenEditing
    /// Out of editing mode.
    case whenNotEditing
  }

  /// The end at which a view is.
  public enum Placement {
    /// At the leading end.
    case leading(displayed: DisplayedState = .always)
    /// At the trailing end.
    case trailing(displayed: DisplayedState = .always)
  }

  /// How an accessory with a symbol looks.
  @MainActor public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden but has its room. The default is false.
    public var isHidden: Bool
    /// The color; nil for the system's.
    public var tintColor: UIColor?
    /// Creates options.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// How a checkmark looks.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions

  /// How a text looks.
  @MainActor public struct LabelOptions {
    /// Whether the accessory is hidden but has its room. The default is false.
    public var isHidden: Bool
    /// The color; nil for the system's.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont
    /// Whether the font follows the user's text size. The default is true.
    public var adjustsFontForContentSizeCategory: Bool
    /// Creates options.
    public init(
      isHidden: Bool = false, tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// A view of the app.
  @MainActor public struct CustomViewConfiguration {
    /// The view, which keeps its size.
    public let customView: UIView
    /// Where the view is.
    public let placement: Placement
    /// Whether the view is hidden but has its room.
    public let isHidden: Bool
    /// Creates a configuration.
    public init(customView: UIView, placement: Placement, isHidden: Bool = false) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
    }
  }

  enum Content {
    case symbol(String, UIColor?)
    case label(String, LabelOptions)
    case view(UIView)
  }

  let content: Content
  let isLeading: Bool
  let displayed: DisplayedState
  let isHidden: Bool

  private init(_ content: Content, isLeading: Bool = false, _ displayed: DisplayedState, isHidden: Bool) {
    self.content = content
    self.isLeading = isLeading
    self.displayed = displayed
    self.isHidden = isHidden
  }

  /// Returns a chevron, for an item that leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol("chevron.right", options.tintColor ?? .tertiaryLabel), displayed, isHidden: options.isHidden)
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.symbol("checkmark", options.tintColor), displayed, isHidden: options.isHidden)
  }

  /// Returns a text at the trailing end.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.label(text, options), displayed, isHidden: options.isHidden)
  }

  /// Returns a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed):
      UICellAccessory(
        .view(configuration.customView), isLeading: true, displayed, isHidden: configuration.isHidden)
    case .trailing(let displayed):
      UICellAccessory(.view(configuration.customView), displayed, isHidden: configuration.isHidden)
    }
  }

  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  func makeView() -> UIView {
    let view: UIView
    switch content {
    case .symbol(let name, let color):
      let picture = UIImageView(image: UIImage(systemName: name))
      picture.contentMode = .scaleAspectFit
      picture.tintColor = color
      picture.frame.size = CGSize(width: 14, height: 14)
      view = picture
    case .label(let text, let options):
      let label = UILabel()
      label.text = text
      label.font = options.font
      label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
      label.textColor = options.tintColor ?? .secondaryLabel
      view = label
    case .view(let custom): view = custom
    }
    view.isHidden = isHidden
    return view
  }
}
