import QuartzCore

/// Collects the animations that run with the appearance or disappearance of a context menu.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteraction.CommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewViewController: UIViewController? = nil) {
    self.previewViewController = previewViewController
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the added animations alongside others.
  func run(
    duration: TimeInterval, beside others: @escaping () -> Void = {},
    completion: @escaping () -> Void = {}
  ) {
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: duration, delay: 0, options: .beginFromCurrentState) {
      others()
      for animation in animations { animation() }
    } completion: { _ in
      completion()
      for completion in completions { completion() }
    }
  }
}
