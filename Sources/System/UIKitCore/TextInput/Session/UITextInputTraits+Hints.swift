import HostInterface

extension UITextInputTraits {
  /// The hints for input methods and on-screen keyboards; the `default` values add none.
  var inputHints: TextInputHints {
    var hints: TextInputHints = []
    switch autocapitalizationType {
    case .none: break
    case .words: hints.insert(.uppercaseWords)
    case .sentences: hints.insert(.uppercaseSentences)
    case .allCharacters: hints.insert(.uppercaseCharacters)
    }
    switch spellCheckingType {
    case .default: break
    case .no: hints.insert(.doesNotCheckSpelling)
    case .yes: hints.insert(.checksSpelling)
    }
    switch autocorrectionType {
    case .default: break
    case .no: hints.insert(.doesNotCheckSpelling)
    case .yes: hints.insert(.completesWords)
    }
    return hints
  }

  /// The purpose of the text, in the desktop's terms.
  var inputPurpose: TextInputPurpose {
    if isSecureTextEntry { return keyboardType.isNumeric ? .pin : .password }
    switch keyboardType {
    case .URL, .webSearch: return .url
    case .emailAddress: return .email
    case .numberPad, .asciiCapableNumberPad: return .digits
    case .decimalPad, .numbersAndPunctuation: return .number
    case .phonePad: return .phone
    case .namePhonePad: return .name
    default: break
    }
    switch textContentType {
    case .emailAddress: return .email
    case .URL: return .url
    case .telephoneNumber: return .phone
    case .name, .givenName, .familyName: return .name
    default: return .freeForm
    }
  }
}

extension UIKeyboardType {
  fileprivate var isNumeric: Bool { self == .numberPad || self == .asciiCapableNumberPad }
}
