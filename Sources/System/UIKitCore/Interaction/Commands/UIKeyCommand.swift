import QuartzCore

/// A command that is performed with a key press.
///
/// `UIKeyModifierFlags.command` is the Control key, which desktops on Linux use for what Command is
/// used for on Apple's systems; the Super key is equivalent, where the desktop leaves it to apps.
/// `.control` is the Control key as well. A command with both flags requires both keys.
@MainActor open class UIKeyCommand: UICommand {
  /// The characters that the key types without modifiers, or one of the constants such as
  /// `inputLeftArrow`.
  open private(set) var input: String?
  /// The modifier keys that must be pressed.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// A Boolean value that determines whether the command takes precedence over the system's use of
  /// the keys, such as editing text and moving the focus. The default value is `false`.
  open var wantsPriorityOverSystemBehavior = false
  /// A Boolean value that determines whether keys on keyboards without Latin letters are matched by
  /// their position. The default value is `true`.
  open var allowsAutomaticLocalization = true
  /// A Boolean value that determines whether left and right arrows and brackets are swapped in
  /// right-to-left layouts. The default value is `true`.
  open var allowsAutomaticMirroring = true

  init(
    keyTitle: String, image: UIImage?, input: String, modifierFlags: UIKeyModifierFlags,
    discoverabilityTitle: String?, attributes: UIMenuElement.Attributes,
    state: UIMenuElement.State
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      commandTitle: keyTitle, image: image, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }

  package convenience init(
    keyTitle: String, image: UIImage?, input: String, modifierFlags: UIKeyModifierFlags,
    discoverabilityTitle: String?, attributes: UIMenuElement.Attributes,
    state: UIMenuElement.State, handler: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    self.init(
      keyTitle: keyTitle, image: image, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    self.handler = { if let command = $0 as? UIKeyCommand { handler(command) } }
  }

  /// Creates a key command that calls the first object of the responder chain that has a method.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a key command with a title that calls the first object of the responder chain that has
  /// a method.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      keyTitle: title, image: image, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: { UIApplication.send(action, to: nil, from: $0) })
    take(action, propertyList)
  }

  /// Returns `nil`, as a handler can't be decoded.
  public required init?(coder: NSCoder) { nil }

  override var keyText: String? {
    let window = UIApplication.current?.keyWindow
    return stroke(isMirrored: window?.effectiveUserInterfaceLayoutDirection == .rightToLeft)?.text
  }

  /// Returns the key stroke of the command for a layout direction.
  func stroke(isMirrored: Bool) -> KeyStroke? {
    guard let input, !input.isEmpty else { return nil }
    let stroke = KeyStroke(
      input: input, flags: modifierFlags, isByPlace: allowsAutomaticLocalization)
    return isMirrored && allowsAutomaticMirroring ? stroke.mirrored : stroke
  }
}

extension UIKeyCommand {
  /// The Up Arrow key.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The Down Arrow key.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The Left Arrow key.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The Right Arrow key.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Esc key.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// The End key.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// The Delete key or the Backspace key.
  nonisolated public static let inputDelete = "UIKeyInputDelete"
  /// The F1 key.
  nonisolated public static let f1 = "UIKeyInputF1"
  /// The F2 key.
  nonisolated public static let f2 = "UIKeyInputF2"
  /// The F3 key.
  nonisolated public static let f3 = "UIKeyInputF3"
  /// The F4 key.
  nonisolated public static let f4 = "UIKeyInputF4"
  /// The F5 key.
  nonisolated public static let f5 = "UIKeyInputF5"
  /// The F6 key.
  nonisolated public static let f6 = "UIKeyInputF6"
  /// The F7 key.
  nonisolated public static let f7 = "UIKeyInputF7"
  /// The F8 key.
  nonisolated public static let f8 = "UIKeyInputF8"
  /// The F9 key.
  nonisolated public static let f9 = "UIKeyInputF9"
  /// The F10 key.
  nonisolated public static let f10 = "UIKeyInputF10"
  /// The F11 key.
  nonisolated public static let f11 = "UIKeyInputF11"
  /// The F12 key.
  nonisolated public static let f12 = "UIKeyInputF12"
}
