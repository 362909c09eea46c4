import UIKit
import UIKitCompat

/// How one controller is presented as an alert. The controller holds it: nobody else has to, and
/// the same controller may be presented again.
@MainActor public final class AlertPresentation {
  /// What the alert was presented with.
  public private(set) var context: AlertContext
  private(set) lazy var coordinator = PresentationCoordinator { [unowned self] in
    AlertPresentationController(self, presented: $0, presenting: $1)
  }

  init(_ context: AlertContext) { self.context = context }

  /// Says something else, also while the alert stands: it goes to its new place, and a new cover
  /// takes the place of the old one.
  public func update(_ change: (inout AlertContext) -> Void) {
    change(&context)
    transitionController?.contextDidChange()
  }

  /// Sends an alert on its way in out again, and one on its way out in again, from where it is.
  public func reverse() { coordinator.current?.reverse() }

  /// Without telling the transition controller, which is about to lay out anyway.
  func replaceContext(_ context: AlertContext) { self.context = context }

  var transitionController: AlertTransitionController? { coordinator.current?.transitionController }
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
    transitioningDelegate = presentation.coordinator
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
