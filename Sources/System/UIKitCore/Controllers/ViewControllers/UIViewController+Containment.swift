import QuartzCore

extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(child !== self, "addChild: a controller cannot be its own child")
    guard child.parentStorage !== self else { return }
    if child.parentStorage != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    childrenStorage.append(child)
    child.parentStorage = self
  }

  func leaveParent() {
    guard let parent = parentStorage else { return }
    parent.childrenStorage.removeAll { $0 === self }
    parentStorage = nil
    didMove(toParent: nil)
  }

  func noteWillMove(to parent: UIViewController?) {
    movement.isMovingToParent = parent != nil
    movement.isMovingFromParent = parent == nil
  }

  func noteDidMove(to parent: UIViewController?) {
    movement.isMovingToParent = false
    movement.isMovingFromParent = false
  }

  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      from.parentStorage === self && to.parentStorage === self,
      "transition(from:to:): both controllers must be children of the receiver")
    let isSeen = appearance.isVisible && shouldAutomaticallyForwardAppearanceMethods
    let animated = duration > 0
    if isSeen {
      from.beginAppearanceTransition(false, animated: animated)
      to.beginAppearanceTransition(true, animated: animated)
    }
    (from.view.superview ?? view).addSubview(to.view)
    let finish = { [self] (finished: Bool) in
      // Either controller may have returned in the meantime.
      if !from.appearance.isVisible || !isSeen { from.view.removeFromSuperview() }
      if isSeen {
        if from.appearance.phase == .disappearing { from.endAppearanceTransition() }
        if to.appearance.phase == .appearing, appearance.phase != .appearing {
          to.endAppearanceTransition()
        }
      }
      completion?(finished)
    }
    guard animated else {
      animations?()
      finish(true)
      return
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: finish)
  }

  /// The outermost container.
  var rootContainer: UIViewController {
    var root = self
    while let parent = root.parentStorage { root = parent }
    return root
  }

  var enclosingNavigationController: UINavigationController? {
    var next = parentStorage
    while let current = next {
      if let found = current as? UINavigationController { return found }
      next = current.parentStorage
    }
    return nil
  }
}
