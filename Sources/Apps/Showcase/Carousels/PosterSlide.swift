import UIKit

/// A page that is not a photo: any view can be a page.
final class PosterSlide: UIView {
  struct Poster: Hashable {
    var title: String
    var caption: String
    var color: UIColor
  }

  static let posters = [
    Poster(
      title: String(showcase: "Any view"), caption: String(showcase: "A carousel shows views of your class."),
      color: .systemIndigo),
    Poster(
      title: String(showcase: "Any item"), caption: String(showcase: "They show values of a type of yours."),
      color: .systemTeal),
    Poster(
      title: String(showcase: "One closure"), caption: String(showcase: "It joins the two, once a turn."), color: .systemOrange),
  ]

  private let title = UILabel()
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 30, weight: .bold)
    caption.font = .systemFont(ofSize: 17)
    caption.numberOfLines = 0
    for label in [title, caption] {
      label.textColor = .white
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ poster: Poster) {
    title.text = poster.title
    caption.text = poster.caption
    backgroundColor = poster.color
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, min(420, bounds.width - 48))
    let height = caption.sizeThatFits(CGSize(width: width, height: 200)).height
    let top = (bounds.height - 44 - height) / 2
    title.frame = CGRect(x: (bounds.width - width) / 2, y: top, width: width, height: 38)
    caption.frame = CGRect(
      x: (bounds.width - width) / 2, y: top + 44, width: width, height: height)
  }
}
