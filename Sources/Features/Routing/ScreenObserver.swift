import UIKit

/// Ends the result of a screen that goes away, in whatever manner, even when the app keeps it.
///
/// An invisible view inside the screen's own view notices when that leaves its window. Then either
/// the screen is gone, because nothing holds it any more, or another one covers it. The covering
/// screen is observed in the same way: a covered screen usually goes with the one in front, and at
/// the latest is found gone then.
@MainActor final class ScreenObserver {
  private weak var screen: UIViewController?
  /// The root of the window in which the screen was seen last.
  private weak var root: UIViewController?

  init(_ screen: UIViewController) {
    self.screen = screen
    WindowObserver(in: screen) { [self] view in
      if view.window != nil {
        updateRoot()
      } else {
        checkSoon()
      }
    }
    updateRoot()
    checkSoon()
  }

  private func updateRoot() {
    guard let screen else { return }
    let root = screen.rootHolder
    // Nothing holds a screen before it is shown.
    if root !== screen || screen.viewIfLoaded?.window != nil { self.root = root }
  }

  /// Waits, because controllers change after their views, and a view may return at once.
  private func checkSoon() { Task { check() } }

  private func check() {
    guard let screen, let root, screen.viewIfLoaded?.window == nil else { return }
    guard screen.rootHolder === root else {
      screen.routeResult?.finish()
      return
    }
    let front = root.visibleRoute
    guard front !== screen, front.viewIfLoaded?.window != nil else { return }
    WindowObserver(in: front) { [self] view in
      guard view.window == nil else { return }
      Task {
        view.removeFromSuperview()
        check()
      }
    }
  }
}

/// Notices when a controller's view enters or leaves a window.
final class WindowObserver: UIView {
  private var onMove: ((WindowObserver) -> Void)?

  @discardableResult init(
    in controller: UIViewController, onMove: @escaping (WindowObserver) -> Void
  ) {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    self.onMove = onMove
    guard let view = controller.view else { return }
    // An effect view takes subviews only in its content view.
    ((view as? UIVisualEffectView)?.contentView ?? view).insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onMove?(self)
  }
}

extension UIViewController {
  /// The last in the chain of parents, and of presenters where there is no parent.
  fileprivate var rootHolder: UIViewController {
    var root = self
    while let holder = root.parent ?? root.presentingViewController { root = holder }
    return root
  }
}
