import QuartzCore

/// Appearance callbacks come in pairs: each `will` is followed by its `did` or by the opposite `will`.
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  var phase = Phase.disappeared
  var isAnimated = false
  /// `viewIsAppearing` is due once the view is in a window.
  var awaitsHierarchy = false
  /// The view's move in or out of a window began this change, and ends it.
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
    // A child that goes away by itself ends with its own transition, not with this one.
    for child in forwardedChildren {
      if phase == .appeared, child.appearance.phase != .appearing { continue }
      child.endAppearanceTransition()
    }
    appearanceDidChange(isVisible: phase == .appeared, animated: appearance.isAnimated)
  }

  /// Both ends at once.
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

  // MARK: Views that an app adds and removes itself

  /// The view's window is about to change: a child that was added while its parent is seen appears
  /// with it, as UIKit's do.
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
    // What it did as it was about to appear may have taken its parent away.
    let isOnScreen = viewIfLoaded?.window != nil && parentAppearance?.isVisible != false
    if appearance.phase == .appearing, !isOnScreen {
      beginAppearanceTransition(false, animated: parentAppearance?.isAnimated ?? false)
      if parentAppearance?.phase == .disappearing { return }
    }
    // The parent that is still appearing ends its children's appearance too.
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
