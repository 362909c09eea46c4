import UIKit

/// Calls to the presentation delegate during an interactive dismissal. On Apple's systems the
/// delegate's methods are optional.
extension UIPresentationController {
  /// A Boolean value that indicates whether the presented controller, its visible children and the
  /// delegate all allow the user to dismiss the screen.
  public var allowsDismissalByPerson: Bool {
    guard !presentedViewController.isModalWithin else { return false }
    #if os(Linux)
      return delegate?.presentationControllerShouldDismiss(self) ?? true
    #else
      return delegate?.presentationControllerShouldDismiss?(self) ?? true
    #endif
  }

  /// Calls `presentationControllerDidAttemptToDismiss(_:)`.
  public func notifyDelegateDidAttemptToDismiss() {
    #if os(Linux)
      delegate?.presentationControllerDidAttemptToDismiss(self)
    #else
      delegate?.presentationControllerDidAttemptToDismiss?(self)
    #endif
  }

  /// Calls `presentationControllerWillDismiss(_:)`.
  public func notifyDelegateWillDismiss() {
    #if os(Linux)
      delegate?.presentationControllerWillDismiss(self)
    #else
      delegate?.presentationControllerWillDismiss?(self)
    #endif
  }

  /// Calls `presentationControllerDidDismiss(_:)`.
  public func notifyDelegateDidDismiss() {
    #if os(Linux)
      delegate?.presentationControllerDidDismiss(self)
    #else
      delegate?.presentationControllerDidDismiss?(self)
    #endif
  }
}

extension UIViewController {
  fileprivate var isModalWithin: Bool {
    isModalInPresentation
      || children.contains { $0.viewIfLoaded?.window != nil && $0.isModalWithin }
  }
}
