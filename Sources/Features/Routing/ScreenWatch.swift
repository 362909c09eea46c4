import UIKit

/// Ends the result of a screen that was dismissed, by whatever way, also when the app keeps it.
///
/// An invisible view in the screen's own view tells when that leaves its window. Then the screen is
/// either gone, because what held it holds it no more, or covered. What covers it is watched in the
/// same way: a covered screen mostly goes when the one in front does, and is found gone at the
/// latest then.
@MainActor final class ScreenWatch {
  private weak var screen: UIViewController?
  /// Where the screen is held from, last seen: the root of its window.
  private weak var root: UIViewController?

  init(_ screen: UIViewController) {
    self.screen = screen
    SightProbe(in: screen) { [self] probe in
      if probe.window != nil {
        noteRoot()
      } else {
        checkSoon()
      }
    }
    noteRoot()
    checkSoon()
  }

  private func noteRoot() {
    guard let screen else { return }
    let root = screen.holdingRoot
    // Until it is shown nobody holds it.
    if root !== screen || screen.viewIfLoaded?.window != nil { self.root = root }
  }

  /// Controllers are told after their views, and a view may be back at once.
  private func checkSoon() { Task { check() } }

  private func check() {
    guard let screen, let root, screen.viewIfLoaded?.window == nil else { return }
    guard screen.holdingRoot === root else {
      screen.routeResult?.finish()
      return
    }
    let front = root.visibleRoute
    guard front !== screen, front.viewIfLoaded?.window != nil else { return }
    SightProbe(in: front) { [self] probe in
      guard probe.window == nil else { return }
      Task {
        probe.removeFromSuperview()
        check()
      }
    }
  }
}

/// Tells when the view that it lies in comes into a window or leaves it.
final class SightProbe: UIView {
  private var onMove: ((SightProbe) -> Void)?

  @discardableResult init(in controller: UIViewController, onMove: @escaping (SightProbe) -> Void) {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    self.onMove = onMove
    guard let view = controller.view else { return }
    // Others hold their subviews in a view of their own.
    ((view as? UIVisualEffectView)?.contentView ?? view).insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onMove?(self)
  }
}

extension UIViewController {
  /// The last of those that hold each other: parents, and presenters of those without.
  fileprivate var holdingRoot: UIViewController {
    var root = self
    while let holder = root.parent ?? root.presentingViewController { root = holder }
    return root
  }
}
