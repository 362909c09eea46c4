import QuartzCore

/// The state of a view controller's appearance callbacks.
///
/// The callbacks come in pairs: each `will` is followed by its `did` or by the opposite `will`.
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` must be called once the view is in a window.
  var awaitsHierarchy = false
  /// Whether the change began because the view moves to or from a window.
  var followsWindow = false

  var isVisible: Bool { phase == .appearing || phase == .appeared }
}

extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard appearance.isVisible != isAppearing else { return }
    loadViewIfNeeded()
    appearance.phase = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.awaitsHierarchy = isAppearing
    appearanceWillChange(isAppearing: isAppearing, animated: animated)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
    notifyIsAppearing()
  }

  func endAppearance() {
    switch appearance.phase {
    case .appearing:
      notifyIsAppearing(evenOutside: true)
      appearance.phase = .appeared
      viewDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.phase = .disappeared
      viewDidDisappear(appearance.isAnimated)
    case .appeared, .disappeared: return
    }
    setNeedsStatusBarAppearanceUpdate()
    let phase = appearance.phase
    // A child that disappears by itself finishes with its own transition.
    for child in forwardedChildren {
      if phase == .appeared, child.appearance.phase != .appearing { continue }
      child.endAppearanceTransition()
    }
    appearanceDidChange(isVisible: phase == .appeared, animated: appearance.isAnimated)
  }

  /// Begins and ends a change of appearance.
  func changeAppearance(_ isAppearing: Bool, animated: Bool = false) {
    beginAppearanceTransition(isAppearing, animated: animated)
    endAppearanceTransition()
  }

  private var forwardedChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? appearanceChildren : []
  }

  private func notifyIsAppearing(evenOutside: Bool = false) {
    guard appearance.phase == .appearing, appearance.awaitsHierarchy,
      evenOutside || viewIfLoaded?.window != nil
    else { return }
    appearance.awaitsHierarchy = false
    viewIsAppearing(appearance.isAnimated)
  }

  // MARK: Views added and removed by the app

  /// Begins a change of appearance when the view's window is about to change.
  ///
  /// As in UIKit, a child that is added while its parent is visible appears with its view.
  package func viewWillMove(toWindow window: UIWindow?) {
    guard viewIfLoaded?.window !== window, followsItsView else { return }
    let isAppearing = window != nil
    guard appearance.isVisible != isAppearing else { return }
    appearance.followsWindow = true
    beginAppearanceTransition(isAppearing, animated: parentAppearance?.isAnimated ?? false)
  }

  package func viewDidMoveToWindow() {
    notifyIsAppearing()
    guard appearance.followsWindow else { return }
    appearance.followsWindow = false
    // Its callbacks may have removed its parent.
    let isOnScreen = viewIfLoaded?.window != nil && parentAppearance?.isVisible != false
    if appearance.phase == .appearing, !isOnScreen {
      beginAppearanceTransition(false, animated: parentAppearance?.isAnimated ?? false)
      if parentAppearance?.phase == .disappearing { return }
    }
    // A parent that is still appearing finishes its children's appearance too.
    if appearance.phase == .appearing, parentAppearance?.phase == .appearing { return }
    endAppearanceTransition()
  }

  private var parentAppearance: AppearanceState? { parentStorage?.appearance }

  private var followsItsView: Bool {
    guard presentation == nil, currentTransition == nil else { return false }
    guard let parentStorage else { return !isManagedByWindow }
    return parentStorage.shouldAutomaticallyForwardAppearanceMethods
      && parentStorage.currentTransition == nil && parentStorage.appearance.isVisible
  }
}
