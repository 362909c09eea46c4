extension PageTurner {
  /// Turns the page by arrow and page keys; returns false for others.
  func take(_ presses: Set<UIPress>) -> Bool {
    for key in presses.compactMap(\.key) where key.modifierFlags.subtracting(.alphaShift).isEmpty {
      switch (key.keyCode, isVertical) {
      case (.keyboardRightArrow, false): return turn(forward: !isMirrored)
      case (.keyboardLeftArrow, false): return turn(forward: isMirrored)
      case (.keyboardDownArrow, true), (.keyboardPageDown, _): return turn(forward: true)
      case (.keyboardUpArrow, true), (.keyboardPageUp, _): return turn(forward: false)
      default: continue
      }
    }
    return false
  }
}
