import QuartzCore

/// How the buttons of a bar look in each state.
@MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The look in the normal state, which the other states have as far as theirs isn't set.
  open private(set) var normal: UIBarButtonItemStateAppearance
  /// The look while a button is pressed.
  open private(set) var highlighted: UIBarButtonItemStateAppearance
  /// The look of a button that isn't enabled.
  open private(set) var disabled: UIBarButtonItemStateAppearance
  /// The look of a button with the keyboard focus.
  open private(set) var focused: UIBarButtonItemStateAppearance

  /// Called when something has changed.
  var onChange: (() -> Void)? { didSet { connect() } }

  /// Creates the look of plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// Creates the look of buttons of a style. The style decides about the font unless attributes do.
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

  /// Sets the look of buttons of a style, without attributes and images.
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

/// How a button of a bar looks in one state.
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

  /// Creates the look of a state that is like the normal one as far as nothing is set.
  init(_ normal: UIBarButtonItemStateAppearance?) {
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

  /// The image behind the button, stretched to its size; nil by default.
  open var backgroundImage: UIImage? {
    get { values.image ?? normal?.backgroundImage }
    set { values.image = newValue }
  }

  /// How far the image behind the button is moved; zero by default.
  open var backgroundImagePositionAdjustment: UIOffset {
    get { values.imageOffset ?? normal?.backgroundImagePositionAdjustment ?? .zero }
    set { values.imageOffset = newValue }
  }

  func reset() { values = Values() }
  func take(_ other: UIBarButtonItemStateAppearance) { values = other.values }
  /// Whether the state has attributes of its own.
  var hasAttributes: Bool { values.attributes != nil }
}
