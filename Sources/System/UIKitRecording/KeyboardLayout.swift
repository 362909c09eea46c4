import UIKit

/// The characters of a keyboard with the layout of the United States.
enum KeyboardLayout {
  /// Without and with Shift.
  private static let characters: [UIKeyboardHIDUsage: (plain: String, shifted: String)] = {
    var table: [UIKeyboardHIDUsage: (plain: String, shifted: String)] = [
      .keyboardSpacebar: (" ", " "), .keyboardHyphen: ("-", "_"), .keyboardEqualSign: ("=", "+"),
      .keyboardOpenBracket: ("[", "{"), .keyboardCloseBracket: ("]", "}"),
      .keyboardBackslash: ("\\", "|"), .keyboardSemicolon: (";", ":"), .keyboardQuote: ("'", "\""),
      .keyboardGraveAccentAndTilde: ("`", "~"), .keyboardComma: (",", "<"),
      .keyboardPeriod: (".", ">"), .keyboardSlash: ("/", "?"),
      .keyboardReturnOrEnter: ("\r", "\r"), .keyboardTab: ("\t", "\t"),
      .keyboardEscape: ("\u{1B}", "\u{1B}"), .keyboardDeleteOrBackspace: ("\u{8}", "\u{8}"),
      .keyboardDeleteForward: ("\u{7F}", "\u{7F}"), .keypadEnter: ("\r", "\r"),
    ]
    let rows: [(first: UIKeyboardHIDUsage, plain: String, shifted: String)] = [
      (.keyboardA, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
      (.keyboard1, "1234567890", "!@#$%^&*()"),
    ]
    for row in rows {
      for (index, pair) in zip(row.plain, row.shifted).enumerated() {
        guard let key = UIKeyboardHIDUsage(rawValue: row.first.rawValue + index) else { continue }
        table[key] = (String(pair.0), String(pair.1))
      }
    }
    return table
  }()

  private static let keys: [Character: (key: UIKeyboardHIDUsage, needsShift: Bool)] = {
    var table: [Character: (key: UIKeyboardHIDUsage, needsShift: Bool)] = [
      "\n": (.keyboardReturnOrEnter, false)
    ]
    for (key, text) in characters where key != .keypadEnter {
      for character in text.shifted { table[character] = (key, true) }
      for character in text.plain { table[character] = (key, false) }
    }
    return table
  }()

  static func characters(of key: UIKeyboardHIDUsage, shifted: Bool) -> String {
    characters[key].map { shifted ? $0.shifted : $0.plain } ?? ""
  }

  /// The key that types a character, if there is one on the keyboard.
  static func key(typing character: Character) -> (key: UIKeyboardHIDUsage, needsShift: Bool)? {
    keys[character]
  }
}
