/// The automatic capitalization of typed letters.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters are capitalized.
  case none = 0
  /// The first letter of each word is capitalized.
  case words = 1
  /// The first letter of each sentence is capitalized.
  case sentences = 2
  /// All letters are capitalized.
  case allCharacters = 3
}

/// The autocorrection of typed text.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The input method's default.
  case `default` = 0
  /// Text isn't corrected.
  case no = 1
  /// Text is corrected.
  case yes = 2
}

/// The spell checking of text.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The input method's default.
  case `default` = 0
  /// Spelling isn't checked.
  case no = 1
  /// Spelling is checked.
  case yes = 2
}

/// The kind of text that is typed, to which on-screen keyboards adapt.
public enum UIKeyboardType: Int, Sendable {
  /// Any text.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
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
  /// ASCII digits.
  case asciiCapableNumberPad = 11
  /// Another name for `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The action of the Return key, with which on-screen keyboards can label it.
public enum UIReturnKeyType: Int, Sendable {
  /// No particular action.
  case `default` = 0
  /// Goes to the entered address or item.
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
  /// Continues.
  case `continue` = 11
}
