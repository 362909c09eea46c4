import UIKit

/// A card whose colors follow the appearance.
final class DarkModeSnippet: UIViewController {
  let card = UIView(frame: CGRect(x: 40, y: 60, width: 240, height: 120))
  static let cardColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemIndigo : .systemYellow
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.backgroundColor = Self.cardColor
    card.layer.cornerRadius = 16
    let label = UILabel(frame: card.bounds)
    label.text = "Adapts by itself"
    label.textAlignment = .center
    label.textColor = .label
    card.addSubview(label)
    view.addSubview(card)
  }
}
