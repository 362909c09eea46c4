import UIKit

/// A key with the modifier keys that are held.
struct KeyCombination: Hashable, ExpressibleByStringLiteral {
  var input: String
  /// `.command` is the Control key.
  var flags: UIKeyModifierFlags

  init(_ input: String, _ flags: UIKeyModifierFlags = []) {
    self.input = input
    self.flags = flags
  }

  init(stringLiteral value: String) { self.init(value) }

  static func == (one: KeyCombination, other: KeyCombination) -> Bool {
    one.input == other.input && one.flags.rawValue == other.flags.rawValue
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(input)
    hasher.combine(flags.rawValue)
  }

  /// The English names of the keys, such as "Ctrl+Shift+Z", as documentation writes them.
  var text: String { names { $0 }.joined(separator: "+") }

  /// The names of the keys in the person's language.
  @MainActor var caps: [String] {
    let localized = Self.localizedNames
    return names { localized[$0] ?? $0 }
  }

  private func names(_ localized: (String) -> String) -> [String] {
    var names: [String] = []
    if flags.contains(.command) { names.append(localized("Ctrl")) }
    if flags.contains(.alternate) { names.append(localized("Alt")) }
    if flags.contains(.shift) { names.append(localized("Shift")) }
    names.append(localized(Self.names[input] ?? input.uppercased()))
    return names
  }

  private static let names: [String: String] = [
    UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓",
    UIKeyCommand.inputLeftArrow: "←", UIKeyCommand.inputRightArrow: "→",
    UIKeyCommand.inputEscape: "Esc", UIKeyCommand.inputPageUp: "Page Up",
    UIKeyCommand.inputPageDown: "Page Down", UIKeyCommand.inputHome: "Home",
    UIKeyCommand.inputEnd: "End", UIKeyCommand.inputDelete: "Delete", "\r": "Enter", " ": "Space",
    Self.menuKey: "Menu", UIKeyCommand.f1: "F1", UIKeyCommand.f2: "F2", UIKeyCommand.f5: "F5",
    UIKeyCommand.f9: "F9", UIKeyCommand.f11: "F11",
  ]

  /// The input of the Menu key, for which UIKit has no name.
  static let menuKey = "Menu"

  @MainActor private static var localizedNames: [String: String] {
    [
      "Ctrl": String(localized: "Ctrl", bundle: .gallery),
      "Shift": String(localized: "Shift", bundle: .gallery),
      "Esc": String(localized: "Esc", bundle: .gallery),
      "Page Up": String(localized: "Page Up", bundle: .gallery),
      "Page Down": String(localized: "Page Down", bundle: .gallery),
      "Home": String(localized: "Home", bundle: .gallery),
      "End": String(localized: "End", bundle: .gallery),
      "Delete": String(localized: "Delete Key", bundle: .gallery),
      "Enter": String(localized: "Enter", bundle: .gallery),
      "Space": String(localized: "Space", bundle: .gallery),
      "Menu": String(localized: "Menu Key", bundle: .gallery),
    ]
  }
}
