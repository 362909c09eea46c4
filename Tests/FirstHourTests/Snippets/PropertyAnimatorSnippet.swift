import UIKit

/// A panel that is scrubbed and reversed.
final class PropertyAnimatorSnippet: UIViewController {
  let panel = UIView(frame: CGRect(x: 20, y: 380, width: 280, height: 80))
  let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    panel.backgroundColor = .systemGreen
    panel.layer.cornerRadius = 16
    view.addSubview(panel)
  }

  func scrub(to fraction: CGFloat) {
    if animator.state == .inactive {
      animator.addAnimations { self.panel.frame.origin.y = 80 }
      animator.pauseAnimation()
    }
    animator.fractionComplete = fraction
  }

  func letGo(completes: Bool) {
    animator.isReversed = !completes
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}
