import UIKit

/// A card that pops in with a spring.
final class AnimationSnippet: UIViewController {
  let card = UIView(frame: CGRect(x: 85, y: 120, width: 150, height: 150))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.backgroundColor = .systemOrange
    card.layer.cornerRadius = 20
    card.alpha = 0
    card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.addSubview(card)
  }

  func popIn() {
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) {
      self.card.alpha = 1
      self.card.transform = .identity
    }
  }
}
