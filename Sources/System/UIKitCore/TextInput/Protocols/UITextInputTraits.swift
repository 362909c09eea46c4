import Foundation

/// The traits of the text that a text input expects. Input methods and on-screen keyboards use them
/// as far as the desktop's support them.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The kind of text, such as digits or an address; any text by default.
  var keyboardType: UIKeyboardType { get set }
  /// The automatic capitalization, for input methods that support it; of sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The autocorrection by an input method; the input method's default unless set.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The spell checking by an input method; the input method's default unless set.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The action of the Return key; no particular one by default.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether Return has no effect while there is no text; false by default.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is shown as dots, and can't be copied; false by default.
  var isSecureTextEntry: Bool { get set }
  /// The semantic meaning of the text, such as a name; nil by default.
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
