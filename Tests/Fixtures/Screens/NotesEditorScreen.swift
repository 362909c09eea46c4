import UIKit

/// A note: a title, a text that fills what is above the keyboard, and the number of its words.
final class NotesEditorScreen: UIViewController, UITextViewDelegate {
  private let heading = UITextField()
  private let body = UITextView()
  private let count = UILabel("", .footnote, color: .secondaryLabel)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Kiln log"
    heading.placeholder = "Title"
    heading.font = .preferredFont(forTextStyle: .title1)
    heading.adjustsFontForContentSizeCategory = true
    heading.adjustsFontSizeToFitWidth = true
    heading.minimumFontSize = 17
    heading.accessibilityLabel = "Title"
    body.text = """
      Monday: 980° held for six hours. Two cracks, both at the foot.
      Wednesday: slower at the end. Nothing cracked; the blue is deeper than in spring.

      Next: thinner glaze on the rims, and leave the door shut until morning.
      """
    body.font = .preferredFont(forTextStyle: .body)
    body.adjustsFontForContentSizeCategory = true
    body.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    body.textContainer.lineFragmentPadding = 0
    body.alwaysBounceVertical = true
    body.accessibilityLabel = "Note"
    body.delegate = self
    let rule = UIView()
    rule.backgroundColor = .separator
    for part in [heading, rule, body, count] { view.add(part) }
    let sides = view.readableContentGuide
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      rule.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
      rule.heightAnchor.constraint(equalToConstant: 1),
      body.topAnchor.constraint(equalTo: rule.bottomAnchor),
      count.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 4),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: count.bottomAnchor, constant: 8),
    ])
    for part in [heading, rule, body, count] {
      part.leadingAnchor.constraint(equalTo: sides.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: sides.trailingAnchor).isActive = true
    }
    heading.setContentHuggingPriority(.required, for: .vertical)
    count.setContentHuggingPriority(.required, for: .vertical)
    textViewDidChange(body)
  }

  func textViewDidChange(_ textView: UITextView) {
    let words = textView.text.split(whereSeparator: \.isWhitespace).count
    count.text = "\(words) words"
  }
}
