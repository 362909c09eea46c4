import UIKit

/// Cards with an author, a picture in its aspect ratio, a text and actions.
final class FeedCardScreen: ColumnScreen {
  override var sides: UILayoutGuide { view.readableContentGuide }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    column.addArrangedSubview(
      card("Noor Haddad", "2 hours ago", "The first snow of the year, at last.", .systemBlue))
    column.addArrangedSubview(
      card(
        "Jonas Weber", "Yesterday",
        "We walked along the lake until the light was gone, and "
          + "then a little further.", .systemPurple))
  }

  private func card(_ author: String, _ time: String, _ text: String, _ color: UIColor) -> UIView {
    let portrait = UIImageView.filling(.artwork(color, .systemGray)).rounded(20).sized(40, 40)
    let names = UIStackView(
      .vertical, spacing: 0,
      [
        UILabel(author, .headline), UILabel(time, .caption1, color: .secondaryLabel),
      ])
    let more = UIButton.make(nil, symbol: "ellipsis", .plain())
    more.accessibilityLabel = "More"
    more.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let heading = UIStackView(
      .horizontal, spacing: 12, alignment: .center, [portrait, names, more])
    let picture = UIImageView.filling(.artwork(color, .systemGreen)).rounded(8)
    picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 16 / 9).isActive =
      true
    let actions = AdaptiveStack(
      spacing: 8, alignment: .fill,
      [
        UIButton.make("Reply", symbol: "arrowshape.turn.up.left", .plain()),
        UIButton.make("Share", symbol: "square.and.arrow.up", .plain()),
      ])
    actions.distribution = .fillEqually
    let content = UIStackView(.vertical, spacing: 12, [heading, UILabel(text), picture, actions])
    let card = UIView().rounded(16)
    card.backgroundColor = .systemBackground
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 8, trailing: 16)
    card.add(content, filling: card.layoutMarginsGuide)
    return card
  }
}
