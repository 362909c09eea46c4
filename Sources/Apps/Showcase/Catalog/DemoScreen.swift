import UIKit

/// A screen that Escape closes, however it was shown.
class DemoScreen: UIViewController {
  func leave(completion: (@MainActor () -> Void)? = nil) {
    if let navigation = navigationController, navigation.viewControllers.first !== self {
      navigation.popViewController(animated: true)
      completion?()
    } else {
      presentingViewController?.dismiss(animated: true, completion: completion)
    }
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    leave()
  }
}
