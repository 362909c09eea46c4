import QuartzCore

/// The base class of the items in navigation bars, toolbars and tab bars.
@MainActor open class UIBarItem: NSObject {
  /// Called when a property changes; set by the bar that shows the item.
  var onChange: (() -> Void)?

  /// The text of the item.
  open var title: String? { didSet { if title != oldValue { onChange?() } } }
  /// The image of the item.
  open var image: UIImage? { didSet { if image !== oldValue { onChange?() } } }
  /// A Boolean value that determines whether the item responds to touches. The default value is
  /// `true`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }
  /// An integer that an app can use to identify the item; 0 by default.
  open var tag = 0

  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title for a state, such as its font and color. Attributes that a
  /// state doesn't specify are those of the normal state, except that the color of a selected tab
  /// is the tint color unless attributes of the selected state have a color.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    onChange?()
  }

  /// Returns the attributes of the title for a state; `nil` if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// The values that the app has set for assistive technologies; `nil` if it has set none.
  var accessibilityValues: AccessibilityValues?

  /// A Boolean value that determines whether assistive technologies find the item. The default
  /// value is `true`.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues?.isElement ?? true }
    set { setAccessibility(\.isElement, newValue) }
  }

  /// A short description of the item; the title by default.
  open var accessibilityLabel: String? {
    get { accessibilityValues?.label ?? title }
    set { setAccessibility(\.label, newValue) }
  }

  /// A description of the result of activating the item; `nil` by default.
  open var accessibilityHint: String? {
    get { accessibilityValues?.hint }
    set { setAccessibility(\.hint, newValue) }
  }

  /// The value of the item; `nil` by default.
  open var accessibilityValue: String? {
    get { accessibilityValues?.value }
    set { setAccessibility(\.value, newValue) }
  }

  /// The accessibility traits of the item; a button by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues?.traits ?? (isEnabled ? .button : [.button, .notEnabled]) }
    set { setAccessibility(\.traits, newValue) }
  }

  /// A string that identifies the item in tests; `nil` by default.
  open var accessibilityIdentifier: String? {
    get { accessibilityValues?.identifier }
    set { setAccessibility(\.identifier, newValue) }
  }

  public override init() { super.init() }

  /// Creates an item like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) { super.init() }
}

extension UIBarItem: UIAccessibilityIdentification {}
