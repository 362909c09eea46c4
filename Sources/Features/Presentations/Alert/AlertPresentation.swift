import UIKit
import UIKitCompat

/// How one controller is presented as an alert. The controller holds it: nobody else has to, and
/// the same controller may be presented again.
@MainActor public final class AlertPresentation: NSObject {
  public private(set) var context: AlertContext
  /// While it is presented.
  private weak var current: AlertPresentationController?

  init(_ context: AlertContext) {
    self.context = context
    super.init()
  }

  /// Says something else, also while the alert stands: it goes to its new place, and a new cover
  /// takes the place of the old one.
  public func update(_ change: (inout AlertContext) -> Void) {
    change(&context)
    current?.flight.contextDidChange()
  }

  /// Sends an alert that is coming away, and one that is going back, from where it is.
  public func turnBack() { current?.flight.turnBack() }

  /// Without telling the flight, which is about to lay out anyway.
  func replaceContext(_ context: AlertContext) { self.context = context }

  var flight: AlertFlight? { current?.flight }
}

extension AlertPresentation: UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = AlertPresentationController(self, presented: presented, presenting: presenting)
    current = controller
    return controller
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    flight.map { AlertAnimator($0, isPresenting: true) }
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    flight.map { AlertAnimator($0, isPresenting: false) }
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let flight, flight.phase == .held else { return nil }
    return HeldDismissal(flight)
  }
}

private enum AlertPresentationKey: SideStorageKey {
  static let defaultValue: AlertPresentation? = nil
}

extension UIViewController {
  /// How this controller, or the container it is in, is presented as an alert.
  public var alertPresentation: AlertPresentation? {
    self[side: AlertPresentationKey.self] ?? parent?.alertPresentation
  }

  /// From now on `present(_:animated:)` shows this controller as an alert.
  @discardableResult public func useAlertPresentation(
    _ configure: (inout AlertContext) -> Void = { _ in }
  ) -> AlertPresentation {
    var context = AlertContext()
    configure(&context)
    let presentation = AlertPresentation(context)
    self[side: AlertPresentationKey.self] = presentation
    modalPresentationStyle = .custom
    transitioningDelegate = presentation
    return presentation
  }

  /// Shows a controller over this one, as an alert.
  @discardableResult public func presentAlert(
    _ controller: UIViewController, animated: Bool = true,
    configure: (inout AlertContext) -> Void = { _ in }, completion: (() -> Void)? = nil
  ) -> AlertPresentation {
    let presentation = controller.useAlertPresentation(configure)
    present(controller, animated: animated, completion: completion)
    return presentation
  }
}
