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

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Notes grow with the text size.
    viewIfLoaded?.setNeedsLayout()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    leave()
  }
}
