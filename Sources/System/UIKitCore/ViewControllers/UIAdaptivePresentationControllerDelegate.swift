import Foundation

/// The methods by which an app controls and follows a person's dismissal of a presented screen, and
/// chooses how a presentation adapts to compact sizes. All are optional.
///
/// The methods about dismissal are called by sheets and popovers when a person drags them away, taps
/// outside or presses Escape; not when code dismisses the screen.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style of a presentation in a compact width. Called unless the delegate implements
  /// `adaptivePresentationStyle(for:traitCollection:)`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns the style of a presentation with the given traits; `none` if it stays what it is.
  /// Without an answer a popover becomes a sheet in a compact width.
  ///
  /// Sheets and popovers adapt to `fullScreen` and `overFullScreen`, popovers to sheets as well.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called with the presentation that is about to take another one's place.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
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
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.defaultAdaptiveStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller)
      : controller.defaultAdaptiveStyle(for: traitCollection)
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

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
