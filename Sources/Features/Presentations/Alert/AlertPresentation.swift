import UIKit
import UIKitCompat

/// The presentation of a view controller as an alert. The view controller holds it and may be
/// presented again.
@MainActor public final class AlertPresentation {
  /// The settings of the alert.
  public private(set) var context: AlertContext
  private(set) lazy var coordinator = PresentationCoordinator { [unowned self] in
    AlertPresentationController(self, presented: $0, presenting: $1)
  }

  init(_ context: AlertContext) { self.context = context }

  /// Changes the settings, also while the alert is presented: it moves to its new position, and a
  /// new cover replaces the old one.
  public func update(_ change: (inout AlertContext) -> Void) {
    change(&context)
    transitionController?.contextDidChange()
  }

  /// Reverses a presentation or dismissal from where it is.
  public func reverse() { coordinator.current?.reverse() }

  /// Replaces the settings without an update, before a layout.
  func replaceContext(_ context: AlertContext) { self.context = context }

  var transitionController: AlertTransitionController? { coordinator.current?.transitionController }
}

private enum AlertPresentationKey: SideStorageKey {
  static let defaultValue: AlertPresentation? = nil
}

extension UIViewController {
  /// The alert presentation of this view controller or the container it is in.
  public var alertPresentation: AlertPresentation? {
    self[side: AlertPresentationKey.self] ?? parent?.alertPresentation
  }

  /// Makes `present(_:animated:)` present this view controller as an alert.
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

  /// Presents a view controller over this one as an alert.
  @discardableResult public func presentAlert(
    _ controller: UIViewController, animated: Bool = true,
    configure: (inout AlertContext) -> Void = { _ in }, completion: (() -> Void)? = nil
  ) -> AlertPresentation {
    let presentation = controller.useAlertPresentation(configure)
    present(controller, animated: animated, completion: completion)
    return presentation
  }
}
