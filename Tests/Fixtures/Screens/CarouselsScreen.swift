import UIKit

/// Rows that scroll to the side in a page that scrolls down.
final class CarouselsScreen: ColumnScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (title, colors) in [
      ("New albums", [UIColor.systemBlue, .systemTeal, .systemGreen, .systemMint, .systemCyan]),
      ("Favorites", [.systemPink, .systemRed, .systemOrange, .systemYellow]),
      ("On this day", [.systemIndigo, .systemPurple, .systemBrown]),
    ] {
      column.addArrangedSubview(UILabel(title, .title2))
      column.addArrangedSubview(row(colors))
      column.setCustomSpacing(8, after: column.arrangedSubviews[column.arrangedSubviews.count - 2])
    }
  }

  private func row(_ colors: [UIColor]) -> UIView {
    let scrollView = SideScrollView()
    scrollView.clipsToBounds = false
    let cards = UIStackView(
      .horizontal, spacing: 12,
      colors.enumerated().map { index, color in
        let picture = UIImageView.filling(.artwork(color, .systemGray)).rounded(10).sized(140, 100)
        return UIStackView(
          .vertical, spacing: 4, [picture, UILabel("Album \(index + 1)", .footnote)])
      })
    scrollView.show(cards)
    return scrollView
  }
}
