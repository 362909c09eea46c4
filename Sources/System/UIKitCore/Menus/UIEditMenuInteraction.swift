import HostInterface
import QuartzCore

/// Where an edit menu lies: its arrow would point from the menu to the source point.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The menu lies above the point, or below it where there is no room.
  case automatic = 0
  /// The menu lies below the point.
  case up
  /// The menu lies above the point.
  case down
  /// The menu lies at the right of the point.
  case left
  /// The menu lies at the left of the point.
  case right
}

/// Where an edit menu is shown.
@MainActor open class UIEditMenuConfiguration: NSObject {
  /// Identifies the configuration; unique unless the app chose one.
  open private(set) var identifier: any NSCopying
  /// The point beside which the menu lies, in the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// On which side of the point the menu lies; automatic by default.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration for a menu beside a point.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? NSUUID()
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Runs what an app animates while an edit menu appears or disappears.
@MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animations have ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}

/// Gives the content of an edit menu, and follows it. Each method has a default implementation.
@MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu, given the elements that the system suggests, which are the default.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu doesn't cover, in the coordinates of the interaction's
  /// view; the source point by default.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu is shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu is hidden.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Shows a menu for editing when the app asks for it.
///
/// The menu doesn't take the keyboard: what is typed dismisses it and goes on to the view.
@MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The object that gives the content.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// What a view of the system suggests, such as to cut, copy and paste.
  var suggestions: () -> [UIMenuElement] = { [] }

  private var session: MenuSession?
  private var configuration: UIEditMenuConfiguration?

  /// Creates an interaction with a delegate, which it doesn't keep.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Returns the source point of the menu in the coordinates of a view, or of the window if it is
  /// nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let configuration else { return .zero }
    return own.convert(configuration.sourcePoint, to: view ?? own.window)
  }

  /// Shows the menu, in place of one that is shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window, let scene = window.windowScene,
      let menu = menu(for: configuration), !menu.children.isEmpty
    else { return }
    let rect =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    let isForTouch = scene.router.lastDevice == .touch
    let opening = MenuSession.Opening(
      anchor: view.convert(rect, to: window).insetBy(dx: -8, dy: -8)
        .offsetBy(dx: window.frame.minX, dy: window.frame.minY),
      side: configuration.preferredArrowDirection.side, alignment: .center, isForTouch: isForTouch,
      isPassive: true, source: view, sender: self)
    if isForTouch { menu.preferredElementSize = .medium }
    guard let session = MenuSession.open(menu, in: scene, opening) else { return }
    self.session = session
    self.configuration = configuration
    let animator = ContextMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.run(duration: 0.2)
    session.onEnd = { [weak self, weak session] in
      guard let self, let session, self.session === session else { return }
      self.session = nil
      let animator = ContextMenuAnimator()
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
      animator.run(duration: 0.2)
    }
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested = suggestions()
    guard let delegate else { return UIMenu(children: suggested) }
    return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
  }

  /// Hides the menu.
  open func dismissMenu() { session?.dismiss(animated: true) }

  /// Asks for the content of the menu that is shown again.
  open func reloadVisibleMenu() {
    guard let session, let configuration else { return }
    guard let menu = menu(for: configuration), !menu.children.isEmpty else { return dismissMenu() }
    if session.opening.isForTouch { menu.preferredElementSize = .medium }
    session.replace(by: menu)
  }
}

extension UIEditMenuArrowDirection {
  fileprivate var side: HostPopupPlacement.Side {
    switch self {
    case .automatic, .down: .above
    case .up: .below
    case .left: .right
    case .right: .left
    }
  }
}

/// The elements that edit menus of the system's views have, with their titles.
@MainActor enum EditMenuAction {
  case cut, copy, paste, delete, selectAll

  private var title: String {
    switch self {
    case .cut: String(uikit: "Cut")
    case .copy: String(uikit: "Copy")
    case .paste: String(uikit: "Paste")
    case .delete: String(uikit: "Delete")
    case .selectAll: String(uikit: "Select All")
    }
  }

  func makeElement(_ handler: @escaping @MainActor () -> Void) -> UIMenuElement {
    UIAction(title: title, identifier: self == .paste ? .paste : nil) { _ in handler() }
  }
}
