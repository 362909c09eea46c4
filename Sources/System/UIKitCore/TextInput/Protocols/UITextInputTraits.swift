import Foundation

/// What an app says about the text that a text input expects. Input methods and on-screen keyboards
/// use it as far as the desktop's know of such things.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The kind of text: digits, an address and so on; by default any.
  var keyboardType: UIKeyboardType { get set }
  /// When letters become capital ones, for input methods that do such things; at the beginning of
  /// sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether an input method corrects what is typed; as it does by default.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether an input method checks spelling; as it does by default.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// What Return does; by default it has no particular name.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether Return does nothing while there is no text; false by default.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is shown as dots, and can't be copied; false by default.
  var isSecureTextEntry: Bool { get set }
  /// What the text means, such as a name; nil by default.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
