import QuartzCore

/// Runs an app's animations alongside an animation of drag and drop.
@MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated together with the previews.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called with the final position when the animations have ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects animations to run alongside another one; completions that are added later are called at
/// once.
package class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var end: UIViewAnimatingPosition?

  package func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if let end { completion(end) } else { completions.append(completion) }
  }

  /// Runs the added animations alongside other changes.
  func run(
    duration: TimeInterval, beside others: @escaping () -> Void,
    completion: @escaping (UIViewAnimatingPosition) -> Void = { _ in }
  ) {
    let added = animations
    animations = []
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.86, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      others()
      for animation in added { animation() }
    } completion: { _ in
      completion(.end)
      self.finish(.end)
    }
  }

  /// Calls the completion handlers.
  func finish(_ position: UIViewAnimatingPosition) {
    guard end == nil else { return }
    end = position
    let calls = completions
    completions = []
    for call in calls { call(position) }
  }
}
