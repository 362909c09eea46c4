import QuartzCore

/// Hides and shows the bars of a navigation controller in response to swipes, taps and the
/// keyboard.
@MainActor final class NavigationBarHiding: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private var keyboard: (any NSObjectProtocol)?
  /// The translation of the finger when the bars last changed, in points.
  private var turn: CGFloat = 0
  /// The distance after which a swipe takes effect, in points.
  private static let threshold: CGFloat = 24
  /// Whether there is a toolbar to show again.
  private var hadToolbar = false

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    swipe.allowedScrollTypesMask = .all
    swipe.cancelsTouchesInView = false
    tap.cancelsTouchesInView = false
    for recognizer in [swipe, tap] { recognizer.delegate = self }
    swipe.addHandler { [weak self] _ in self?.follow() }
    tap.addHandler { [weak self] recognizer in
      guard recognizer.state == .ended, let self, let navigation = self.navigation else { return }
      setHidden(!navigation.isNavigationBarHidden)
    }
  }

  isolated deinit { if let keyboard { NotificationCenter.default.removeObserver(keyboard) } }

  func settingsDidChange() {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    for (recognizer, isOn) in [
      (swipe as UIGestureRecognizer, navigation.hidesBarsOnSwipe), (tap, navigation.hidesBarsOnTap),
    ] {
      recognizer.isEnabled = isOn
      if isOn, recognizer.view == nil { view.addGestureRecognizer(recognizer) }
    }
    guard navigation.hidesBarsWhenKeyboardAppears, keyboard == nil else { return }
    keyboard = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, self.navigation?.hidesBarsWhenKeyboardAppears == true,
          self.navigation?.viewIfLoaded?.window != nil
        else { return }
        self.setHidden(true)
      }
    }
  }

  private func follow() {
    guard let view = navigation?.viewIfLoaded else { return }
    let y = swipe.translation(in: view).y
    switch swipe.state {
    case .began: turn = y
    case .changed:
      guard abs(y - turn) > Self.threshold else { return }
      setHidden(y < turn)
      turn = y
    default: turn = 0
    }
  }

  private func setHidden(_ isHidden: Bool) {
    guard let navigation, navigation.currentTransition == nil,
      navigation.isNavigationBarHidden != isHidden
    else { return }
    navigation.setNavigationBarHidden(isHidden, animated: true)
    if isHidden {
      hadToolbar = !navigation.isToolbarHidden
      if hadToolbar { navigation.setToolbarHidden(true, animated: true) }
    } else if hadToolbar {
      navigation.setToolbarHidden(false, animated: true)
    }
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Excludes taps on controls, bars and cells, which handle them.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap else { return true }
    for view in sequence(first: touch.view, next: { $0?.superview }) {
      if view is UIControl || view is any TapHandling { return false }
      if view === navigation?.viewIfLoaded { break }
    }
    return true
  }
}

extension UINavigationBar: TapHandling {}
extension UIToolbar: TapHandling {}
