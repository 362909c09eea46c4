import UIKit

extension UIViewController {
  /// Whether the controller's presentation style is the system's choice, as far as that is known:
  /// on Apple's systems a style of `.pageSheet` that the app has set reads the same.
  public var hasDefaultPresentationStyle: Bool {
    #if os(Linux)
      return modalPresentationStyle == .automatic
    #else
      return modalPresentationStyle == .pageSheet || modalPresentationStyle == .automatic
    #endif
  }
}
