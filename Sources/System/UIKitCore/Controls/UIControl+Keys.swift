import QuartzCore

/// What a key means to a control that has the keyboard.
enum ControlKey {
  case activate
  /// Towards larger values where the control is not mirrored.
  case left, right
  case up, down
  case first, last

  init?(_ press: UIPress) {
    guard let key = press.key, key.modifierFlags.subtracting(.alphaShift).isEmpty else {
      return nil
    }
    switch key.keyCode {
    case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: self = .activate
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardHome: self = .first
    case .keyboardEnd: self = .last
    default: return nil
    }
  }
}

/// -1 and 1, or to an end.
enum ControlStep { case by(Int), toFirst, toLast }

extension ControlKey {
  /// What an arrow key does to a value that grows to the trailing side and upwards.
  func step(isMirrored: Bool) -> ControlStep? {
    switch self {
    case .left: .by(isMirrored ? 1 : -1)
    case .right: .by(isMirrored ? -1 : 1)
    case .up: .by(1)
    case .down: .by(-1)
    case .first: .toFirst
    case .last: .toLast
    case .activate: nil
    }
  }
}

extension UIControl {
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether any of the presses was for this control; the others go up the responder chain.
  func handleKeys(_ presses: Set<UIPress>, _ handle: (ControlKey) -> Bool) -> Bool {
    guard isEnabled, takesKeyboardFocus else { return false }
    return presses.contains { ControlKey($0).map(handle) ?? false }
  }
}
