/// Where a key moves the focus.
package enum FocusMove {
  case up, down, left, right, pageUp, pageDown, first, last

  package init?(_ key: UIKeyboardHIDUsage) {
    switch key {
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    case .keyboardHome: self = .first
    case .keyboardEnd: self = .last
    default: return nil
    }
  }

  package var isSideways: Bool { self == .left || self == .right }
  package var isForward: Bool {
    self == .down || self == .right || self == .pageDown || self == .last
  }
}
