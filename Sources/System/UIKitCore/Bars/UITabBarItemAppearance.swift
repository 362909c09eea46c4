import QuartzCore

/// How the items of a tab bar look in each state.
@MainActor open class UITabBarItemAppearance: NSObject {
  /// How image and title of an item are arranged.
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked = 0
    /// The title is beside the image.
    case inline = 1
    /// The title is beside the image, in a window of little height.
    case compactInline = 2
  }

  /// The look of an item that isn't selected, which the other states have as far as theirs isn't set.
  open private(set) var normal: UITabBarItemStateAppearance
  /// The look of the selected item. Its color is the tint color unless one is set.
  open private(set) var selected: UITabBarItemStateAppearance
  /// The look of an item that isn't enabled.
  open private(set) var disabled: UITabBarItemStateAppearance
  /// The look of an item with the keyboard focus.
  open private(set) var focused: UITabBarItemStateAppearance

  /// Called when something has changed.
  var onChange: (() -> Void)? { didSet { for state in states { state.onChange = onChange } } }

  /// Creates the look of items with the title below the image.
  public override convenience init() { self.init(style: .stacked) }

  /// Creates the look of items that are arranged in a style.
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

  /// Sets the look that items of a style have by default.
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

/// How an item of a tab bar looks in one state.
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

  /// Creates the look of a state that is like the normal one as far as nothing is set.
  init(_ normal: UITabBarItemStateAppearance?) {
    self.normal = normal
    super.init()
  }

  /// The attributes of the title, such as its font and color; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.attributes ?? normal?.titleTextAttributes ?? [:] }
    set { values.attributes = newValue }
  }

  /// How far the title is moved; zero by default.
  open var titlePositionAdjustment: UIOffset {
    get { values.titleOffset ?? normal?.titlePositionAdjustment ?? .zero }
    set { values.titleOffset = newValue }
  }

  /// The color of the image; nil, the default, for that of the bar.
  open var iconColor: UIColor? {
    get { values.iconColor }
    set { values.iconColor = newValue }
  }

  /// How far the badge is moved; zero by default.
  open var badgePositionAdjustment: UIOffset {
    get { values.badgeOffset ?? normal?.badgePositionAdjustment ?? .zero }
    set { values.badgeOffset = newValue }
  }

  /// The color of the badge; nil, the default, for the item's or the system red.
  open var badgeBackgroundColor: UIColor? {
    get { values.badgeColor ?? normal?.badgeBackgroundColor }
    set { values.badgeColor = newValue }
  }

  /// The attributes of the badge's text, such as its font and color; empty by default.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { values.badgeAttributes ?? normal?.badgeTextAttributes ?? [:] }
    set { values.badgeAttributes = newValue }
  }

  /// How far the text of the badge is moved; zero by default.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { values.badgeTitleOffset ?? normal?.badgeTitlePositionAdjustment ?? .zero }
    set { values.badgeTitleOffset = newValue }
  }

  /// The attributes that were set for the state itself; nil if none were.
  var ownTitleAttributes: [NSAttributedString.Key: Any]? { values.attributes }

  func reset() { values = Values() }
  func take(_ other: UITabBarItemStateAppearance) { values = other.values }
}
