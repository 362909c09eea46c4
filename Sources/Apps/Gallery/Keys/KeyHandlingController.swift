import UIKit

/// A screen that handles keys. Those that it has no use for are others'.
class KeyHandlingController: UIViewController {
  /// Handles a key. Returns false if the screen has no use for it.
  func handle(_ key: UIKey) -> Bool { false }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // While it goes, they are meant for the screen that comes back.
    let rest =
      isBeingDismissed
      ? presses : presses.filter { press in press.key.map { !handle($0) } ?? true }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
}

/// A screen that covers others, and gets their keys as soon as it appears.
class CoveringController: KeyHandlingController {
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
}
