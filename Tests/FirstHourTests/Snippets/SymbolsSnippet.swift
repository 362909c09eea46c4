import UIKit

/// Images of symbols in several weights and colors.
final class SymbolsSnippet: UIViewController {
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let looks: [(String, UIImage.SymbolWeight, UIColor)] = [
      ("heart.fill", .regular, .systemRed), ("star.fill", .regular, .systemYellow),
      ("magnifyingglass", .bold, .label), ("trash", .light, .systemBlue),
    ]
    for (name, weight, color) in looks {
      let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: weight)
      let image = UIImage(systemName: name, withConfiguration: configuration)
      let imageView = UIImageView(image: image)
      imageView.tintColor = color
      imageView.contentMode = .scaleAspectFit
      stack.addArrangedSubview(imageView)
    }
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.frame = CGRect(x: 20, y: 60, width: 280, height: 60)
    view.addSubview(stack)
  }
}
