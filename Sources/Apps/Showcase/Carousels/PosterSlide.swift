import UIKit

/// A page that is not a photo: any view can be a page.
final class PosterSlide: UIView {
  struct Poster: Hashable {
    var title: String
    var words: String
    var color: UIColor
  }

  static let posters = [
    Poster(
      title: "Any view", words: "A carousel shows views of your class.",
      color: .systemIndigo),
    Poster(
      title: "Any item", words: "They show values of a type of yours.",
      color: .systemTeal),
    Poster(
      title: "One closure", words: "It joins the two, once a turn.", color: .systemOrange),
  ]

  private let title = UILabel()
  private let words = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 30, weight: .bold)
    words.font = .systemFont(ofSize: 17)
    words.numberOfLines = 0
    for label in [title, words] {
      label.textColor = .white
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ poster: Poster) {
    title.text = poster.title
    words.text = poster.words
    backgroundColor = poster.color
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, min(420, bounds.width - 48))
    let height = words.sizeThatFits(CGSize(width: width, height: 200)).height
    let top = (bounds.height - 44 - height) / 2
    title.frame = CGRect(x: (bounds.width - width) / 2, y: top, width: width, height: 38)
    words.frame = CGRect(
      x: (bounds.width - width) / 2, y: top + 44, width: width, height: height)
  }
}
