import QuartzCore

/// The appearance of tab bar items in each state.
@MainActor open class UITabBarItemAppearance: NSObject {
  /// Constants that specify the arrangement of an item's image and title.
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked = 0
    /// The title is beside the image.
    case inline = 1
    /// The title is beside the image, in a window of compact height.
    case compactInline = 2
  }

  /// The appearance of an unselected item, whose values also apply to other states where they
  /// aren't set.
  open private(set) var normal: UITabBarItemStateAppearance
  /// The appearance of the selected item, which is drawn in the tint color unless a color is set.
  open private(set) var selected: UITabBarItemStateAppearance
  /// The appearance of a disabled item.
  open private(set) var disabled: UITabBarItemStateAppearance
  /// The appearance of a focused item.
  open private(set) var focused: UITabBarItemStateAppearance

  /// A closure that is called after each change.
  var onChange: (() -> Void)? { didSet { for state in states { state.onChange = onChange } } }

  /// Creates the appearance of items with the title below the image.
  public override convenience init() { self.init(style: .stacked) }

  /// Creates the appearance of items with a style.
  public init(style: Style) {
    normal = UITabBarItemStateAppearance(nil)
    selected = UITabBarItemStateAppearance(normal)
    disabled = UITabBarItemStateAppearance(normal)
    focused = UITabBarItemStateAppearance(normal)
    super.init()
  }

  /// Creates an appearance like `init()`; the coder isn't read.
  public required convenience init?(coder: NSCoder) { self.init(style: .stacked) }

  /// Returns an appearance with the same values.
  nonisolated open override func copy() -> Any {
    let copy: UITabBarItemAppearance = MainActor.assumeIsolated { copied() }
    return copy
  }

  /// Configures the default appearance of items with a style.
  open func configureWithDefault(for style: Style) {
    for state in states { state.reset() }
    onChange?()
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: .stacked)
    for (new, old) in zip(copy.states, states) { new.take(old) }
    return copy
  }

  func adopted(_ onChange: @escaping () -> Void) -> UITabBarItemAppearance {
    let copy = copied()
    copy.onChange = onChange
    return copy
  }
}

/// The appearance of a tab bar item in one state.
@MainActor open class UITabBarItemStateAppearance: NSObject {
  private struct Values {
    var attributes: [NSAttributedString.Key: Any]?
    var titleOffset: UIOffset?
    var iconColor: UIColor?
    var badgeOffset: UIOffset?
    var badgeColor: UIColor?
    var badgeAttributes: [NSAttributedString.Key: Any]?
    var badgeTitleOffset: UIOffset?
  }

  private var values = Values() { didSet { onChange?() } }
  private let normal: UITabBarItemStateAppearance?
  var onChange: (() -> Void)?

  /// Creates the appearance of a state, which inherits the values of the normal state where they
  /// aren't set.
  init(_ normal: UITabBarItemStateAppearance?) {
    self.normal = normal
    super.init()
  }

  /// The attributes of the title, such as its font and color. The default value is empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.attributes ?? normal?.titleTextAttributes ?? [:] }
    set { values.attributes = newValue }
  }

  /// The offset of the title. The default value is zero.
  open var titlePositionAdjustment: UIOffset {
    get { values.titleOffset ?? normal?.titlePositionAdjustment ?? .zero }
    set { values.titleOffset = newValue }
  }

  /// The color of the image. The default value is `nil`, which means the bar's color.
  open var iconColor: UIColor? {
    get { values.iconColor }
    set { values.iconColor = newValue }
  }

  /// The offset of the badge. The default value is zero.
  open var badgePositionAdjustment: UIOffset {
    get { values.badgeOffset ?? normal?.badgePositionAdjustment ?? .zero }
    set { values.badgeOffset = newValue }
  }

  /// The color of the badge. The default value is `nil`, which means the item's badge color or
  /// system red.
  open var badgeBackgroundColor: UIColor? {
    get { values.badgeColor ?? normal?.badgeBackgroundColor }
    set { values.badgeColor = newValue }
  }

  /// The attributes of the badge's text, such as its font and color. The default value is empty.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { values.badgeAttributes ?? normal?.badgeTextAttributes ?? [:] }
    set { values.badgeAttributes = newValue }
  }

  /// The offset of the badge's text. The default value is zero.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { values.badgeTitleOffset ?? normal?.badgeTitlePositionAdjustment ?? .zero }
    set { values.badgeTitleOffset = newValue }
  }

  /// The attributes that were set for this state; `nil` if none were set.
  var ownTitleAttributes: [NSAttributedString.Key: Any]? { values.attributes }

  func reset() { values = Values() }
  func take(_ other: UITabBarItemStateAppearance) { values = other.values }
}
