import QuartzCore

/// The appearance of bar buttons in each state.
@MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The appearance in the normal state, whose values also apply to other states where they aren't
  /// set.
  open private(set) var normal: UIBarButtonItemStateAppearance
  /// The appearance of a highlighted button.
  open private(set) var highlighted: UIBarButtonItemStateAppearance
  /// The appearance of a disabled button.
  open private(set) var disabled: UIBarButtonItemStateAppearance
  /// The appearance of a focused button.
  open private(set) var focused: UIBarButtonItemStateAppearance

  /// A closure that is called after each change.
  var onChange: (() -> Void)? { didSet { connect() } }

  /// Creates the appearance of plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// Creates the appearance of buttons with a style. The style determines the font unless the
  /// attributes do.
  public init(style: UIBarButtonItem.Style) {
    normal = UIBarButtonItemStateAppearance(nil)
    highlighted = UIBarButtonItemStateAppearance(normal)
    disabled = UIBarButtonItemStateAppearance(normal)
    focused = UIBarButtonItemStateAppearance(normal)
    super.init()
  }

  /// Creates an appearance like `init()`; the coder isn't read.
  public required convenience init?(coder: NSCoder) { self.init(style: .plain) }

  /// Returns an appearance with the same values.
  nonisolated open override func copy() -> Any {
    let copy: UIBarButtonItemAppearance = MainActor.assumeIsolated { copied() }
    return copy
  }

  /// Configures the default appearance of buttons with a style, without attributes and images.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.reset() }
    onChange?()
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  private func connect() { for state in states { state.onChange = onChange } }

  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    for (new, old) in zip(copy.states, states) { new.take(old) }
    return copy
  }

  func adopted(_ onChange: @escaping () -> Void) -> UIBarButtonItemAppearance {
    let copy = copied()
    copy.onChange = onChange
    return copy
  }
}

/// The appearance of a bar button in one state.
@MainActor open class UIBarButtonItemStateAppearance: NSObject {
  private struct Values {
    var attributes: [NSAttributedString.Key: Any]?
    var titleOffset: UIOffset?
    var image: UIImage?
    var imageOffset: UIOffset?
  }

  private var values = Values() { didSet { onChange?() } }
  private let normal: UIBarButtonItemStateAppearance?
  var onChange: (() -> Void)?

  /// Creates the appearance of a state, which inherits the values of the normal state where they
  /// aren't set.
  init(_ normal: UIBarButtonItemStateAppearance?) {
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

  /// The background image, stretched to the size of the button. The default value is `nil`.
  open var backgroundImage: UIImage? {
    get { values.image ?? normal?.backgroundImage }
    set { values.image = newValue }
  }

  /// The offset of the background image. The default value is zero.
  open var backgroundImagePositionAdjustment: UIOffset {
    get { values.imageOffset ?? normal?.backgroundImagePositionAdjustment ?? .zero }
    set { values.imageOffset = newValue }
  }

  func reset() { values = Values() }
  func take(_ other: UIBarButtonItemStateAppearance) { values = other.values }
  /// A Boolean value that indicates whether attributes were set for this state.
  var hasAttributes: Bool { values.attributes != nil }
}
