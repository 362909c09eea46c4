import QuartzCore

/// Pops the top screen by a swipe from the leading edge.
///
/// The screens follow the finger and continue with its velocity when it is lifted.
@MainActor final class NavigationPopInteraction: NSObject {
  /// The velocity, in points per second, above which the direction of the swipe determines whether
  /// it pops, instead of the distance.
  static let flick: CGFloat = 300

  private weak var navigation: UINavigationController?
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private var driver: UIPercentDrivenInteractiveTransition?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.delegate = self
    recognizer.addHandler { [weak self] _ in self?.follow() }
  }

  func attach(to view: UIView) {
    recognizer.edges = isMirrored ? .right : .left
    view.addGestureRecognizer(recognizer)
  }

  private var isMirrored: Bool {
    navigation?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  var canBegin: Bool {
    guard let navigation, navigation.stack.count > 1, navigation.currentTransition == nil,
      navigation.shown === navigation.stack.last, navigation.appearance.phase == .appeared,
      navigation.activePresentation == nil
    else { return false }
    guard let top = navigation.stack.last, !top.zooms else { return false }
    return !top.navigationItem.hidesBackButton
  }

  private func follow() {
    guard let view = navigation?.viewIfLoaded else { return }
    let direction: CGFloat = isMirrored ? -1 : 1
    let width = max(view.bounds.width, 1)
    let travel = recognizer.translation(in: view).x * direction / width
    let velocity = recognizer.velocity(in: view).x * direction
    switch recognizer.state {
    case .began: begin()
    case .changed: driver?.update(travel)
    case .ended: end(at: travel, velocity: velocity, width: width)
    case .cancelled, .failed:
      driver?.cancel()
      driver = nil
    default: break
    }
  }

  private func begin() {
    guard canBegin else { return }
    let driver = UIPercentDrivenInteractiveTransition()
    self.driver = driver
    navigation?.popInteractively(with: driver)
  }

  private func end(at travel: CGFloat, velocity: CGFloat, width: CGFloat) {
    guard let driver else { return }
    self.driver = nil
    driver.releaseVelocity = velocity / width
    let goesBack = abs(velocity) > Self.flick ? velocity > 0 : travel > 0.5
    if goesBack { driver.finish() } else { driver.cancel() }
  }
}

extension NavigationPopInteraction: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { canBegin }

  /// Makes scroll views inside wait for this recognizer, which fails immediately for touches that
  /// begin away from the edge.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard otherGestureRecognizer is UIPanGestureRecognizer,
      let view = otherGestureRecognizer.view as? UIScrollView,
      let own = navigation?.viewIfLoaded
    else { return false }
    return view.isDescendant(of: own)
  }
}

extension UINavigationController {
  func popInteractively(with driver: UIPercentDrivenInteractiveTransition) {
    pendingInteractor = driver
    popViewController(animated: true)
    pendingInteractor = nil
  }
}
