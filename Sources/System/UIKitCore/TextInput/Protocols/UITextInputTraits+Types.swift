/// When letters that are typed become capital ones.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// At the beginning of words.
  case words = 1
  /// At the beginning of sentences.
  case sentences = 2
  /// Always.
  case allCharacters = 3
}

/// Whether what is typed is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the input method does.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the input method does.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// What kind of text is typed, which on-screen keyboards adapt to.
public enum UIKeyboardType: Int, Sendable {
  /// Any text.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Numbers and signs.
  case numbersAndPunctuation = 2
  /// A web address.
  case URL = 3
  /// Digits, such as those of a PIN.
  case numberPad = 4
  /// A telephone number.
  case phonePad = 5
  /// A person's name or telephone number.
  case namePhonePad = 6
  /// An email address.
  case emailAddress = 7
  /// A number with a decimal separator.
  case decimalPad = 8
  /// A short message.
  case twitter = 9
  /// A search or web address.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
  /// Another name for `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What Return does, which on-screen keyboards may name.
public enum UIReturnKeyType: Int, Sendable {
  /// Nothing in particular.
  case `default` = 0
  /// Goes to what was typed.
  case go = 1
  /// Searches with Google.
  case google = 2
  /// Joins a network.
  case join = 3
  /// Goes to the next field.
  case next = 4
  /// Finds a route.
  case route = 5
  /// Searches.
  case search = 6
  /// Sends a message.
  case send = 7
  /// Searches with Yahoo.
  case yahoo = 8
  /// Ends editing.
  case done = 9
  /// Calls for help.
  case emergencyCall = 10
  /// Goes on.
  case `continue` = 11
}
