import UIKit

/// A page that is not a photo: any view can be a page.
final class PosterSlide: UIView {
  struct Poster: Hashable {
    var title: String
    var caption: String
    var color: UIColor
  }

  static var posters: [Poster] {
    [
      Poster(
        title: String(showcase: "Any view"),
        caption: String(showcase: "A carousel shows views of your class."),
        color: .systemIndigo),
      Poster(
        title: String(showcase: "Any item"),
        caption: String(showcase: "They show values of a type of yours."),
        color: .systemTeal),
      Poster(
        title: String(showcase: "One closure"),
        caption: String(showcase: "It joins the two, once a turn."), color: .systemOrange),
    ]
  }

  private let title = UILabel()
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.setScaledFont(.systemFont(ofSize: 30, weight: .bold), maximum: 40)
    caption.setScaledFont(.systemFont(ofSize: 17), maximum: 30)
    for label in [title, caption] {
      label.numberOfLines = 0
      label.textColor = .white
      label.textAlignment = .center
    }
    let texts = UIStackView(.vertical, spacing: 6, [title, caption])
    add(texts)
    let width = texts.widthAnchor.constraint(equalTo: widthAnchor, constant: -48)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width,
      texts.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      texts.centerXAnchor.constraint(equalTo: centerXAnchor),
      texts.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ poster: Poster) {
    title.text = poster.title
    caption.text = poster.caption
    backgroundColor = poster.color
  }
}
