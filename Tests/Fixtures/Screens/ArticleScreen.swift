import UIKit

/// A text to read: it keeps a readable width, however wide the window is.
final class ArticleScreen: ColumnScreen {
  override var sides: UILayoutGuide { view.readableContentGuide }

  private let paragraphs = [
    "Glass has a memory. Pour it too quickly and it remembers the hurry; let it cool unevenly and "
      + "years later, on a quiet evening, it gives way.",
    "In the workshop by the harbor they still anneal each piece for a night. The oven is turned "
      + "down by a degree every four minutes, and nobody speaks of efficiency.",
    "“You can’t see patience in a vase,” says the master, “but you can hear it.” She taps the rim. "
      + "The note hangs in the air for a long time.",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let picture = UIImageView.filling(.artwork(.systemOrange, .systemRed)).rounded(8)
    picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5).isActive = true
    let byline = UILabel("By Ida Holm · 4 minutes", .subheadline, color: .secondaryLabel)
    let heading = UILabel("What glass remembers", .largeTitle)
    let caption = UILabel("The harbor in the evening.", .caption1, color: .secondaryLabel)
    for part in [heading, byline, picture, caption] { column.addArrangedSubview(part) }
    column.setCustomSpacing(4, after: heading)
    column.setCustomSpacing(6, after: picture)
    for text in paragraphs {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 4
      let label = UILabel(text)
      label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
      column.addArrangedSubview(label)
    }
  }
}
