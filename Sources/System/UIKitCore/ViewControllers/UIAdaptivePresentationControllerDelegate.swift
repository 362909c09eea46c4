import Foundation

/// The methods by which an app controls and follows a person's dismissal of a presented screen; not
/// called when code dismisses it. All are optional.
///
/// The built-in presentations can't be dismissed by hand, and no style adapts to another: these
/// methods are called by presentation controllers that let a person dismiss.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns whether a person may dismiss the screen; true by default.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when a person begins to dismiss the screen.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when a person has dismissed the screen.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a person tried to dismiss the screen but may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
