import UIKit
import UIKitCompat

extension PhotoBrowserController {
  /// Handles a key. Returns false if the browser has no use for it.
  func handleKeyDown(_ key: UIKey) -> Bool {
    if onKey?(key) == true { return true }
    if !transitionController.isInTransition, currentCell?.press(key) == true { return true }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    if key.keyCode == .keyboardEscape {
      close(animated: true)
      return true
    }
    guard let action = action(for: key) else { return false }
    // If the system repeats held keys itself, follow its repeats.
    let isRepeatedBySystem = heldKeys.contains(key.keyCode)
    heldKeys.insert(key.keyCode)
    keyRepeat = nil
    // A held key continues only once the current photo is visible.
    let repeated = { [weak self] in if self?.isPhotoAwaited == false { action() } }
    if isRepeatedBySystem { repeated() } else { action() }
    if Self.repeats(key.keyCode) && !isRepeatedBySystem { keyRepeat = KeyRepeat(repeated) }
    return true
  }

  private var isPhotoAwaited: Bool { (currentCell as? ImageCell)?.isAwaitingImage == true }

  /// Forgets keys that were released.
  func forget(_ presses: Set<UIPress>) {
    for press in presses {
      if let key = press.key { heldKeys.remove(key.keyCode) }
    }
    keyRepeat = nil
  }

  private func action(for key: UIKey) -> (() -> Void)? {
    switch key.keyCode {
    case .keyboardLeftArrow: { [weak self] in self?.arrow(CGVector(dx: -1, dy: 0)) }
    case .keyboardRightArrow: { [weak self] in self?.arrow(CGVector(dx: 1, dy: 0)) }
    case .keyboardUpArrow: { [weak self] in self?.arrow(CGVector(dx: 0, dy: -1)) }
    case .keyboardDownArrow: { [weak self] in self?.arrow(CGVector(dx: 0, dy: 1)) }
    case .keyboardPageUp: { [weak self] in self?.scrollOn(by: -1) }
    case .keyboardPageDown: { [weak self] in self?.scrollOn(by: 1) }
    case .keyboardSpacebar:
      { [weak self] in self?.scrollOn(by: key.modifierFlags.contains(.shift) ? -1 : 1) }
    case .keyboardHome: { [weak self] in self?.jump(to: 0) }
    case .keyboardEnd: { [weak self] in self?.jump(to: .max) }
    default: zoomAction(for: key)
    }
  }

  /// Recognizes a key by its character, and by its position in layouts where it types another one.
  private func zoomAction(for key: UIKey) -> (() -> Void)? {
    switch (key.charactersIgnoringModifiers, key.keyCode) {
    case ("+", _), ("=", _), (_, .keypadPlus), ("", .keyboardEqualSign):
      { [weak self] in self?.zoomIn() }
    case ("-", _), ("−", _), (_, .keypadHyphen), ("", .keyboardHyphen):
      { [weak self] in self?.zoomOut() }
    case ("0", _), (_, .keyboard0), (_, .keypad0): { [weak self] in self?.zoomToFit() }
    case ("1", _), (_, .keyboard1), (_, .keypad1): { [weak self] in self?.zoomToActualSize() }
    default: nil
    }
  }

  private static func repeats(_ key: UIKeyboardHIDUsage) -> Bool {
    switch key {
    case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
      .keyboardPageUp, .keyboardPageDown, .keyboardSpacebar:
      true
    default: false
    }
  }

  /// Moves over the photo in a direction; its content moves the opposite way.
  private func arrow(_ direction: CGVector) {
    let offset = CGVector(dx: -direction.dx * Self.arrowStep, dy: -direction.dy * Self.arrowStep)
    if !transitionController.isInTransition, currentCell?.pan(by: offset) == true { return }
    let along = scrollDirection == .horizontal ? direction.dx : direction.dy
    guard along != 0 else { return }
    let isMirrored =
      scrollDirection == .horizontal
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    page(by: (along > 0) != isMirrored ? 1 : -1, animated: false)
  }

  /// In points.
  private static let arrowStep: CGFloat = 80

  /// Scrolls on by a screen: through the rest of a long photo first, then to the next one. A zoom
  /// that is kept goes on to the next photo at once.
  private func scrollOn(by count: Int) {
    guard !transitionController.isInTransition else {
      page(by: count, animated: false)
      return
    }
    let step = view.bounds.height * 0.9 * CGFloat(-count)
    let offset = CGVector(dx: 0, dy: step)
    let isGoingOn = keepsZoom && (currentCell as? ImageCell)?.isZoomed == true
    if !isGoingOn, currentCell?.wantsDrag(offset) == true, currentCell?.pan(by: offset) == true {
      return
    }
    page(by: count, animated: false)
  }

  private func jump(to index: Int) {
    guard !transitionController.isInTransition else { return }
    goTo(min(index, max(0, pagingView.pageCount - 1)), animated: false)
  }
}

/// Repeats a key while it is held: UIKit reports only that it went down and came up.
@MainActor final class KeyRepeat {
  private var next: DelayedCall?
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
    schedule(in: 0.4)
  }

  private func schedule(in seconds: TimeInterval) {
    next = after(seconds) { [weak self] in
      guard let self else { return }
      self.action()
      self.schedule(in: 0.05)
    }
  }
}
