import HostInterface
import QuartzCore

/// The direction in which the arrow of an edit menu would point, from the menu to the source point.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The menu is above the point, or below it if there is no room.
  case automatic = 0
  /// The menu is below the point.
  case up
  /// The menu is above the point.
  case down
  /// The menu is to the right of the point.
  case left
  /// The menu is to the left of the point.
  case right
}

/// The position of an edit menu.
@MainActor open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the configuration, which is unique unless the app specifies one.
  open private(set) var identifier: any NSCopying
  /// The point beside which the menu is shown, in the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// The preferred side of the point for the menu. The default value is `automatic`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration for a menu beside a point.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? NSUUID()
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Runs an app's animations while an edit menu appears or disappears.
@MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animations have ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}

/// Provides the content of an edit menu and is notified of its appearance and disappearance. Each
/// method has a default implementation.
@MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu, given the elements that the system suggests, which are the default.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu must not cover, in the coordinates of the interaction's
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

/// Shows an edit menu when the app requests it.
///
/// The menu doesn't take the keyboard: typing dismisses it and is passed on to the view.
@MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate that provides the content.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// Returns the elements that a view of the system suggests, such as to cut, copy and paste.
  var suggestions: () -> [UIMenuElement] = { [] }

  /// The element that is highlighted when the menu takes the keyboard.
  enum KeyboardUse { case nothingYet, firstElement }
  /// Determines the highlighted element of a menu that takes the keyboard and is placed like a
  /// context menu. If `nil`, the default, the view keeps the keyboard.
  var usesKeyboard: KeyboardUse?

  private var session: MenuSession?
  private var configuration: UIEditMenuConfiguration?

  /// Creates an interaction with a delegate, which it doesn't retain.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Returns the source point of the menu in the coordinates of a view, or of the window if it is
  /// `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let configuration else { return .zero }
    return own.convert(configuration.sourcePoint, to: view ?? own.window)
  }

  /// Presents the menu, and dismisses one that is shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window, let scene = window.windowScene,
      let menu = menu(for: configuration), !menu.children.isEmpty
    else { return }
    let rect =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    let isForTouch = usesKeyboard == nil && scene.router.lastDevice == .touch
    var opening = MenuSession.Opening(
      anchor: view.convert(rect, to: window).insetBy(dx: -8, dy: -8)
        .offsetBy(dx: window.frame.minX, dy: window.frame.minY),
      side: configuration.preferredArrowDirection.side, alignment: .center, isForTouch: isForTouch,
      isPassive: true, source: view, sender: self)
    if let usesKeyboard {
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      opening.anchor = view.convert(rect, to: window)
        .offsetBy(dx: window.frame.minX, dy: window.frame.minY)
      opening.anchor.size.width = max(1, opening.anchor.width)
      opening.anchor.size.height = max(1, opening.anchor.height)
      (opening.side, opening.alignment) = (.below, isMirrored ? .end : .start)
      (opening.isPassive, opening.isByKey) = (false, usesKeyboard == .firstElement)
    }
    guard
      let session = MenuSession.open(Self.menu(menu, isForTouch: isForTouch), in: scene, opening)
    else { return }
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

  /// Returns a copy of the menu with short titles side by side for a finger, as the app may keep
  /// its menu for other uses.
  private static func menu(_ menu: UIMenu, isForTouch: Bool) -> UIMenu {
    guard isForTouch else { return menu }
    let copy = menu.replacingChildren(menu.children)
    copy.preferredElementSize = .medium
    return copy
  }

  /// Hides the menu.
  open func dismissMenu() { session?.dismiss(animated: true) }

  /// Requests the content of the visible menu again.
  open func reloadVisibleMenu() {
    guard let session, let configuration else { return }
    guard let menu = menu(for: configuration), !menu.children.isEmpty else { return dismissMenu() }
    session.replace(by: Self.menu(menu, isForTouch: session.opening.isForTouch))
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

/// The elements in the edit menus of the system's views, with their titles.
@MainActor enum EditMenuAction: CaseIterable {
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

  /// The method of responders that performs the action.
  var selector: Selector {
    switch self {
    case .cut: Selector("cut:", UIResponder.cut)
    case .copy: Selector("copy:", UIResponder.copy(_:) as Method)
    case .paste: Selector("paste:", UIResponder.paste)
    case .delete: Selector("delete:", UIResponder.delete)
    case .selectAll: Selector("selectAll:", UIResponder.selectAll)
    }
  }
  static let selectSelector = Selector("select:", UIResponder.select)
  private typealias Method = (UIResponder) -> @MainActor (Any?) -> Void

  func makeElement(_ handler: @escaping @MainActor () -> Void) -> UIMenuElement {
    UIAction(title: title, identifier: self == .paste ? .paste : nil) { _ in handler() }
  }
}
