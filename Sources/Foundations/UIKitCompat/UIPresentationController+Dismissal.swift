import UIKit

/// What a presentation's delegate is asked and told when a person takes the screen away. On Apple's
/// systems its methods are optional.
extension UIPresentationController {
  /// Whether neither the presented controller, nor one that it shows, nor the delegate keeps the
  /// screen where it is.
  public var allowsDismissalByPerson: Bool {
    guard !presentedViewController.isModalWithin else { return false }
    #if os(Linux)
      return delegate?.presentationControllerShouldDismiss(self) ?? true
    #else
      return delegate?.presentationControllerShouldDismiss?(self) ?? true
    #endif
  }

  /// Calls `presentationControllerDidAttemptToDismiss(_:)` on the delegate.
  public func tellDelegateAttemptedToDismiss() {
    #if os(Linux)
      delegate?.presentationControllerDidAttemptToDismiss(self)
    #else
      delegate?.presentationControllerDidAttemptToDismiss?(self)
    #endif
  }

  /// Calls `presentationControllerWillDismiss(_:)` on the delegate.
  public func tellDelegateWillDismiss() {
    #if os(Linux)
      delegate?.presentationControllerWillDismiss(self)
    #else
      delegate?.presentationControllerWillDismiss?(self)
    #endif
  }

  /// Calls `presentationControllerDidDismiss(_:)` on the delegate.
  public func tellDelegateDidDismiss() {
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
