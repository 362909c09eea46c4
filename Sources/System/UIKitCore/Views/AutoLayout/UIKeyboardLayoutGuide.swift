import QuartzCore

/// A layout guide for the part of a view that an on-screen keyboard covers. Without a keyboard at
/// the bottom edge, it is the area below the safe area.
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that determines whether the guide has the height of the bottom safe area while
  /// there is no keyboard, instead of zero height. The default value is `true`.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.keyboardDidMove() } }
  }

  /// A Boolean value that determines whether the guide follows a floating keyboard, and activates
  /// its tracked constraints. The default value is `false`.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { owningView?.keyboardDidMove() } }
  }

  /// The distance in points within which a floating keyboard counts as near an edge.
  private static let nearness: CGFloat = 44

  /// The edges that the keyboard is near. A docked or hidden keyboard is only near the bottom edge.
  override var nearEdges: NSDirectionalRectEdge? {
    guard followsUndockedKeyboard, let view = owningView else { return nil }
    guard let window = view.window, window.isKeyboardFloating else { return .bottom }
    let (insets, limit) = (insets(in: view), Self.nearness)
    let sides = insets.directional(view.effectiveUserInterfaceLayoutDirection)
    var edges: NSDirectionalRectEdge = []
    if sides.top < limit { edges.insert(.top) }
    if sides.leading < limit { edges.insert(.leading) }
    if sides.bottom < limit { edges.insert(.bottom) }
    if sides.trailing < limit { edges.insert(.trailing) }
    return edges
  }

  /// Returns the distances of the guide from the edges of the view.
  func insets(in view: UIView) -> UIEdgeInsets {
    let (width, height) = (view.bounds.width, view.bounds.height)
    let safe = usesBottomSafeArea ? min(view.safeAreaInsets.bottom, height) : 0
    let resting = UIEdgeInsets(top: height - safe, left: 0, bottom: 0, right: 0)
    guard let window = view.window, let frame = window.keyboardFrame else { return resting }
    let covered = view.convert(frame, from: window)
      .offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
      .intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !covered.isEmpty else { return resting }
    if !window.isKeyboardFloating {
      return UIEdgeInsets(top: min(resting.top, covered.minY), left: 0, bottom: 0, right: 0)
    }
    guard followsUndockedKeyboard else { return resting }
    return UIEdgeInsets(
      top: covered.minY, left: covered.minX, bottom: height - covered.maxY,
      right: width - covered.maxX)
  }
}

extension UIView {
  func makeKeyboardGuide() -> UIKeyboardLayoutGuide {
    let state = makeLayoutState()
    if let guide = state.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(
      "UIViewKeyboardLayoutGuide", of: self,
      .insets { view in view.layoutState?.keyboardGuide?.insets(in: view) ?? .zero })
    state.keyboardGuide = guide
    return guide
  }

  /// Updates the keyboard layout guide of the view after the keyboard or the options of the guide
  /// have changed.
  func keyboardDidMove() {
    guard let guide = layoutState?.keyboardGuide else { return }
    layoutGuidesDidChange()
    guide.updateTrackedConstraints()
  }
}

extension UIWindow {
  /// A Boolean value that indicates whether the keyboard isn't docked at the bottom edge.
  var isKeyboardFloating: Bool { keyboardFrame.map { $0.maxY < bounds.maxY - 0.5 } ?? false }

  /// Moves the keyboard layout guides of all views along with the keyboard, with the duration of
  /// its animation.
  func moveKeyboardGuides(to frame: CGRect?, duration: TimeInterval) {
    guard keyboardFrame != frame else { return }
    keyboardFrame = frame
    let views = layoutParticipants.filter { $0.layoutState?.keyboardGuide != nil }
    guard !views.isEmpty else { return }
    UIView.animate(withDuration: duration) {
      for view in views { view.keyboardDidMove() }
      self.layoutIfNeeded()
    }
  }
}
