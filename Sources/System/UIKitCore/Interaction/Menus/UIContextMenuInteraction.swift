import HostInterface
import QuartzCore

/// Shows a menu for a view on a secondary click, a long press of a finger, or the Menu key.
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearances of a menu.
  public enum Appearance: Int, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// A menu with a preview, over a receding background.
    case rich
    /// A menu alone.
    case compact
  }

  /// The ways in which a preview disappears after a tap on it.
  public enum CommitStyle: Int, Sendable {
    /// It fades with the menu.
    case dismiss = 0
    /// It grows while the screen that it previews appears.
    case pop
  }

  /// The delegate that provides the content.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// The current appearance of the menu.
  open var menuAppearance: Appearance {
    guard let presentation else { return .unknown }
    return presentation.isRich ? .rich : .compact
  }

  var presentation: ContextMenuPresentation?
  private let secondary = SecondaryPressRecognizer()
  private let hold = UILongPressGestureRecognizer()
  private let holdDelegate = HoldDelegate()
  /// The configuration of a gesture that is about to begin.
  private var pending: UIContextMenuConfiguration?
  /// The location for which the last menu was requested, in the coordinates of the window.
  private var windowLocation = CGPoint.zero

  /// Creates an interaction with a delegate, which it doesn't retain.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    secondary.isWanted = { [weak self] in self?.ask(at: $0) ?? false }
    secondary.addHandler { [weak self] recognizer in
      if recognizer.state == .ended { self?.showPending(.pointer) }
    }
    hold.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    hold.delegate = holdDelegate
    holdDelegate.isWanted = { [weak self] in self?.ask(at: $0) ?? false }
    hold.addHandler { [weak self] recognizer in
      if recognizer.state == .began { self?.showPending(.touch) }
    }
  }

  // MARK: View

  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    dismissMenu()
    self.view?.removeGestureRecognizer(secondary)
    self.view?.removeGestureRecognizer(hold)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(secondary)
    view?.addGestureRecognizer(hold)
  }

  /// Returns the location for which the menu was requested, in the coordinates of a view, or of the
  /// window if it is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return windowLocation }
    return view.convert(windowLocation, from: window)
  }

  // MARK: Menu

  /// Replaces the visible menu; does nothing if no menu is visible.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let session = presentation?.session else { return }
    session.replace(by: block(session.menu))
  }

  /// Hides the menu.
  open func dismissMenu() { presentation?.session?.dismiss(animated: true) }

  private func ask(at location: CGPoint) -> Bool {
    guard let view, let window = view.window else { return false }
    windowLocation = location
    pending = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: view.convert(location, from: window))
    return pending != nil
  }

  /// The input that requested a menu: a secondary press, a finger, or a key or click on a control.
  enum Cause { case pointer, touch, key }

  private func showPending(_ cause: Cause, highlightsFirst: Bool = false) {
    guard let pending else { return }
    self.pending = nil
    show(pending, cause, highlightsFirst)
  }

  /// Shows the menu for a point of the view, such as with a key; returns `false` if there is none.
  func show(at location: CGPoint, _ cause: Cause, highlightsFirst: Bool = false) -> Bool {
    guard let view, let window = view.window, ask(at: window.convert(location, from: view)) else {
      return false
    }
    showPending(cause, highlightsFirst: highlightsFirst)
    return presentation != nil
  }

  private func show(
    _ configuration: UIContextMenuConfiguration, _ cause: Cause, _ highlightsFirst: Bool
  ) {
    presentation?.session?.dismiss(animated: true)
    let presentation = ContextMenuPresentation(
      configuration, of: self, cause, highlightsFirst: highlightsFirst)
    // The delegate may update the menu as soon as it is told of it.
    self.presentation = presentation
    if !presentation.begin() { didEnd(presentation) }
  }

  func didEnd(_ ended: ContextMenuPresentation) {
    if presentation === ended { presentation = nil }
  }
}

/// Lets a long press begin if there is a menu.
private final class HoldDelegate: NSObject, UIGestureRecognizerDelegate {
  /// Returns whether a press at a point of the window shows a menu.
  var isWanted: (CGPoint) -> Bool = { _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isWanted(gestureRecognizer.location(in: nil))
  }
}

/// Recognizes a press of the secondary button as soon as it begins.
final class SecondaryPressRecognizer: UIGestureRecognizer {
  /// Returns whether a press at a point of the window shows a menu.
  var isWanted: (CGPoint) -> Bool = { _ in false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isSecondary = event.buttonMask == .secondary && touches.count == 1
    state = isSecondary && isWanted(location(in: nil)) ? .ended : .failed
  }
}
