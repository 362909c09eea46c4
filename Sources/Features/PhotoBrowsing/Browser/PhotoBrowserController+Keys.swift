import UIKit
import UIKitCompat

extension PhotoBrowserController {
  /// Handles a key. Returns false if the browser has no use for it.
  func handleKeyDown(_ key: UIKey) -> Bool {
    if parts.slideshow?.press(key) == true || onKey?(key) == true { return true }
    if !transitionController.isInTransition, currentCell?.press(key) == true { return true }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    if key.keyCode == .keyboardEscape {
      guard !isEmbedded else { return false }
      close(animated: true)
      return true
    }
    // If the system repeats held keys itself, follow its repeats.
    let isRepeatedBySystem = heldKeys.contains(key.keyCode)
    // A held key continues only once the current photo is visible.
    if isRepeatedBySystem && isPhotoAwaited { return true }
    guard perform(key) else { return false }
    heldKeys.insert(key.keyCode)
    keyRepeat = nil
    guard !isRepeatedBySystem, Self.repeatedKeys.contains(key.keyCode) else { return true }
    keyRepeat = KeyRepeat { [weak self] in
      if self?.isPhotoAwaited == false { _ = self?.perform(key) }
    }
    return true
  }

  private var isPhotoAwaited: Bool { (currentCell as? ImageCell)?.isAwaitingImage == true }

  /// Forgets keys that were released.
  func forget(_ presses: Set<UIPress>) {
    heldKeys.subtract(presses.compactMap { $0.key?.keyCode })
    keyRepeat = nil
  }

  /// Does what a key is for. Returns false if it is for nothing.
  private func perform(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardLeftArrow: arrow(CGVector(dx: -1, dy: 0))
    case .keyboardRightArrow: arrow(CGVector(dx: 1, dy: 0))
    case .keyboardUpArrow: arrow(CGVector(dx: 0, dy: -1))
    case .keyboardDownArrow: arrow(CGVector(dx: 0, dy: 1))
    case .keyboardPageUp: scrollOn(by: -1)
    case .keyboardPageDown: scrollOn(by: 1)
    case .keyboardSpacebar: scrollOn(by: key.modifierFlags.contains(.shift) ? -1 : 1)
    case .keyboardHome: jump(to: 0)
    case .keyboardEnd: jump(to: .max)
    default:
      guard let command = ZoomCommand(key) else { return false }
      zoom(command)
    }
    return true
  }

  private static let repeatedKeys: Set<UIKeyboardHIDUsage> = [
    .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
    .keyboardPageUp, .keyboardPageDown, .keyboardSpacebar,
  ]

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
    let offset = CGVector(dx: 0, dy: view.bounds.height * 0.9 * CGFloat(-count))
    let isZoomKept = keepsZoom && (currentCell as? ImageCell)?.isZoomed == true
    if !transitionController.isInTransition, !isZoomKept, currentCell?.wantsDrag(offset) == true,
      currentCell?.pan(by: offset) == true
    {
      return
    }
    page(by: count, animated: false)
  }

  private func jump(to index: Int) {
    guard !transitionController.isInTransition else { return }
    goTo(min(index, max(0, pagingView.pageCount - 1)), animated: false)
  }
}

extension ZoomCommand {
  /// Creates the command of a key in a photo browser; nil for keys that don't zoom. A key is
  /// recognized by its character, and by its position in layouts where it types another one.
  @MainActor public init?(_ key: UIKey) {
    switch (key.charactersIgnoringModifiers, key.keyCode) {
    case ("+", _), ("=", _), (_, .keypadPlus), ("", .keyboardEqualSign): self = .zoomIn
    case ("-", _), ("−", _), (_, .keypadHyphen), ("", .keyboardHyphen): self = .zoomOut
    case ("0", _), (_, .keyboard0), (_, .keypad0): self = .fit
    case ("1", _), (_, .keyboard1), (_, .keypad1): self = .actualSize
    default: return nil
    }
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
      self?.action()
      self?.schedule(in: 0.05)
    }
  }
}
