import UIKit

/// A label with several styles in one text.
final class AttributedTextSnippet: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 80))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let text = NSMutableAttributedString(
      string: "Only ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.append(
      NSAttributedString(
        string: "three days",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed])
    )
    text.append(
      NSAttributedString(
        string: " left of this offer",
        attributes: [
          .font: UIFont.systemFont(ofSize: 20), .underlineStyle: NSUnderlineStyle.single.rawValue,
          // With two attributes as the text before it has, Foundation on Linux may crash.
          .underlineColor: UIColor.systemRed,
        ]))
    label.attributedText = text
    label.numberOfLines = 0
    view.addSubview(label)
  }
}
