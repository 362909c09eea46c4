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

  /// Creates it from the text that documentation writes, such as "Ctrl+S".
  init(stringLiteral value: String) { self = Self(text: value) ?? Self(value) }

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
    names.append(localized(Self.named[input]?.name ?? input.uppercased()))
    return names
  }

  /// Reads what `text` writes, in any case; nil if it names no key.
  init?(text: String) {
    var (rest, flags) = (text.lowercased(), UIKeyModifierFlags())
    while let (name, flag) = Self.modifiers.first(where: { rest.hasPrefix($0.0) && rest != $0.0 }) {
      rest.removeFirst(name.count)
      flags.insert(flag)
    }
    if let named = Self.named.first(where: { $0.value.name.lowercased() == rest }) {
      self.init(named.key, flags)
    } else if rest.count == 1 {
      self.init(rest, flags)
    } else {
      return nil
    }
  }

  private static let modifiers: [(String, UIKeyModifierFlags)] = [
    ("ctrl+", .command), ("alt+", .alternate), ("shift+", .shift),
  ]

  /// Whether a pressed key is this one.
  @MainActor func matches(_ key: UIKey) -> Bool {
    var held = key.modifierFlags.intersection([.control, .alternate, .shift])
    if held.remove(.control) != nil { held.insert(.command) }
    guard held.rawValue == flags.rawValue else { return false }
    return Self.named[input]?.code.map { $0 == key.keyCode }
      ?? (key.charactersIgnoringModifiers.lowercased() == input)
  }

  /// The keys that type nothing, or nothing visible, with their English names.
  private static let named: [String: (name: String, code: UIKeyboardHIDUsage?)] = {
    let functionKeys = [
      UIKeyCommand.f1, UIKeyCommand.f2, UIKeyCommand.f3, UIKeyCommand.f4, UIKeyCommand.f5,
      UIKeyCommand.f6, UIKeyCommand.f7, UIKeyCommand.f8, UIKeyCommand.f9, UIKeyCommand.f10,
      UIKeyCommand.f11, UIKeyCommand.f12,
    ]
    let first = UIKeyboardHIDUsage.keyboardF1.rawValue
    var named: [String: (name: String, code: UIKeyboardHIDUsage?)] = [
      UIKeyCommand.inputUpArrow: ("↑", .keyboardUpArrow), "\r": ("Enter", .keyboardReturnOrEnter),
      UIKeyCommand.inputDownArrow: ("↓", .keyboardDownArrow), " ": ("Space", .keyboardSpacebar),
      UIKeyCommand.inputLeftArrow: ("←", .keyboardLeftArrow), menuKey: ("Menu", nil),
      UIKeyCommand.inputRightArrow: ("→", .keyboardRightArrow),
      UIKeyCommand.inputEscape: ("Esc", .keyboardEscape),
      UIKeyCommand.inputPageUp: ("Page Up", .keyboardPageUp),
      UIKeyCommand.inputPageDown: ("Page Down", .keyboardPageDown),
      UIKeyCommand.inputHome: ("Home", .keyboardHome), UIKeyCommand.inputEnd: ("End", .keyboardEnd),
      UIKeyCommand.inputDelete: ("Delete", .keyboardDeleteForward),
    ]
    for (number, input) in functionKeys.enumerated() {
      named[input] = ("F\(number + 1)", UIKeyboardHIDUsage(rawValue: first + number))
    }
    return named
  }()

  /// The input of the Menu key, for which UIKit has no name.
  static let menuKey = "Menu"

  @MainActor private static var localizedNames: [String: String] {
    [
      "Ctrl": String(gallery: "Ctrl"), "Shift": String(gallery: "Shift"),
      "Esc": String(gallery: "Esc"), "Page Up": String(gallery: "Page Up"),
      "Page Down": String(gallery: "Page Down"), "Home": String(gallery: "Home"),
      "End": String(gallery: "End"), "Delete": String(gallery: "Delete Key"),
      "Enter": String(gallery: "Enter"), "Space": String(gallery: "Space"),
      "Menu": String(gallery: "Menu Key"),
    ]
  }
}
