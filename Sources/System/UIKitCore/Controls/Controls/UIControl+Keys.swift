import QuartzCore

/// The meaning of a key for a control that has the keyboard focus.
package enum ControlKey {
  case activate
  /// `right` is towards larger values unless the control is mirrored.
  case left, right
  case up, down
  case first, last

  @MainActor init?(_ press: UIPress) {
    guard let key = press.key else { return nil }
    self.init(key)
  }

  @MainActor init?(_ key: UIKey) {
    guard key.modifierFlags.subtracting(.alphaShift).isEmpty else {
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

/// A change by -1 or 1, or to the first or last value.
enum ControlStep { case by(Int), toFirst, toLast }

extension ControlKey {
  /// Returns the step of an arrow key for a value that increases upwards and towards the trailing
  /// side.
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
  package var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns whether the control handled any of the presses; the others are passed up the responder
  /// chain.
  package func handleKeys(_ presses: Set<UIPress>, _ handle: (ControlKey) -> Bool) -> Bool {
    guard isEnabled, takesKeyboardFocus else { return false }
    return presses.contains { ControlKey($0).map(handle) ?? false }
  }
}
