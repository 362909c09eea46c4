import QuartzCore

/// A key with modifiers that triggers a command.
struct KeyStroke: Equatable {
  var input: String
  var flags: UIKeyModifierFlags
  /// A Boolean value that indicates whether keys that don't type a Latin letter are matched by
  /// their position on the keyboard.
  var isByPlace = true

  /// The keys that don't type characters, by their input.
  private static let named: [String: (keys: [UIKeyboardHIDUsage], text: String)] = {
    var table: [String: (keys: [UIKeyboardHIDUsage], text: String)] = [
      UIKeyCommand.inputUpArrow: ([.keyboardUpArrow], "↑"),
      UIKeyCommand.inputDownArrow: ([.keyboardDownArrow], "↓"),
      UIKeyCommand.inputLeftArrow: ([.keyboardLeftArrow], "←"),
      UIKeyCommand.inputRightArrow: ([.keyboardRightArrow], "→"),
      UIKeyCommand.inputEscape: ([.keyboardEscape], "Esc"),
      UIKeyCommand.inputPageUp: ([.keyboardPageUp], "Page Up"),
      UIKeyCommand.inputPageDown: ([.keyboardPageDown], "Page Down"),
      UIKeyCommand.inputHome: ([.keyboardHome], "Home"),
      UIKeyCommand.inputEnd: ([.keyboardEnd], "End"),
      UIKeyCommand.inputDelete: ([.keyboardDeleteForward, .keyboardDeleteOrBackspace], "Delete"),
      "\r": ([.keyboardReturnOrEnter, .keypadEnter], "Return"),
      "\n": ([.keyboardReturnOrEnter, .keypadEnter], "Return"),
      "\t": ([.keyboardTab], "Tab"), " ": ([.keyboardSpacebar], "Space"),
      "\u{8}": ([.keyboardDeleteOrBackspace], "Backspace"),
    ]
    for number in 1...12 {
      // The raw values of F1 to F12 are consecutive.
      guard
        let key = UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1)
      else { continue }
      table["UIKeyInputF\(number)"] = ([key], "F\(number)")
    }
    return table
  }()

  private static let brackets: [String: String] = [
    UIKeyCommand.inputLeftArrow: UIKeyCommand.inputRightArrow,
    UIKeyCommand.inputRightArrow: UIKeyCommand.inputLeftArrow,
    "[": "]", "]": "[", "(": ")", ")": "(", "{": "}", "}": "{", "<": ">", ">": "<",
  ]

  /// The same key stroke with left and right arrows and brackets swapped.
  var mirrored: KeyStroke {
    var other = self
    other.input = Self.brackets[input] ?? input
    return other
  }

  /// Returns whether a pressed key matches this key stroke.
  @MainActor func matches(_ key: UIKey) -> Bool {
    if let named = Self.named[input] {
      return named.keys.contains(key.keyCode) && holds(key.modifierFlags, ignoringShift: false)
    }
    let wished = input.lowercased()
    let plain = key.charactersIgnoringModifiers.lowercased()
    if wished == plain { return holds(key.modifierFlags, ignoringShift: false) }
    // Characters such as "?" are typed with Shift and another key.
    if !wished.contains(where: \.isLetter), wished == key.characters {
      return holds(key.modifierFlags, ignoringShift: true)
    }
    guard isByPlace, plain.first.map({ $0.isASCII }) != true, wished.count == 1 else {
      return false
    }
    return wished == Self.latin(key.keyCode) && holds(key.modifierFlags, ignoringShift: false)
  }

  /// Returns the character of a key on a US keyboard.
  private static func latin(_ code: UIKeyboardHIDUsage) -> String? {
    let letters = UIKeyboardHIDUsage.keyboardA.rawValue...UIKeyboardHIDUsage.keyboardZ.rawValue
    guard letters.contains(code.rawValue) else { return nil }
    let first = Unicode.Scalar("a").value
    let place = UInt32(code.rawValue - letters.lowerBound)
    return Unicode.Scalar(first + place).map { String(Character($0)) }
  }

  /// Returns whether the required modifier keys are pressed: Control or Super for one of `.command`
  /// and `.control`, both keys for both.
  private func holds(_ held: UIKeyModifierFlags, ignoringShift: Bool) -> Bool {
    let primary: UIKeyModifierFlags = [.command, .control]
    if flags.isSuperset(of: primary) {
      guard held.isSuperset(of: primary) else { return false }
    } else {
      let wants = !flags.isDisjoint(with: primary)
      guard wants != held.isDisjoint(with: primary), !held.isSuperset(of: primary) else {
        return false
      }
    }
    let others: UIKeyModifierFlags = ignoringShift ? .alternate : [.alternate, .shift]
    return held.intersection(others) == flags.intersection(others)
  }

  /// The keys in readable form, such as "Ctrl+Shift+N".
  @MainActor var text: String { parts.joined(separator: "+") }

  /// The names of the keys.
  @MainActor var parts: [String] {
    var parts: [String] = []
    let primary: UIKeyModifierFlags = [.command, .control]
    if !flags.isDisjoint(with: primary) { parts.append(String(uikit: "Ctrl")) }
    if flags.isSuperset(of: primary) { parts.append(String(uikit: "Super")) }
    if flags.contains(.alternate) { parts.append(String(uikit: "Alt")) }
    if flags.contains(.shift) { parts.append(String(uikit: "Shift")) }
    parts.append(name)
    return parts
  }

  @MainActor private var name: String {
    guard let named = Self.named[input] else { return input.uppercased() }
    switch named.text {
    case "Esc": return String(uikit: "Esc")
    case "Page Up": return String(uikit: "Page Up")
    case "Page Down": return String(uikit: "Page Down")
    case "Home": return String(uikit: "Home")
    case "End": return String(uikit: "End")
    case "Delete": return String(uikit: "Delete Key")
    case "Return": return String(uikit: "Return")
    case "Tab": return String(uikit: "Tab")
    case "Space": return String(uikit: "Space")
    case "Backspace": return String(uikit: "Backspace")
    default: return named.text
    }
  }
}
