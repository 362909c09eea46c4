import UIKit

/// A sheet with a grabber, a row of photos and a list.
final class SheetController: UIViewController {
  private let grip = UIView()
  private let heading = UILabel()
  private let strip = UIScrollView()
  private var photos: [UIImageView] = []
  private var lines: [UIButton] = []
  private static let actionTitles = [
    String(showcase: "Share…"), String(showcase: "Add to an album"),
    String(showcase: "Copy the link"), String(showcase: "Print"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 420, height: 372)
    view.backgroundColor = .secondarySystemBackground
    grip.backgroundColor = .tertiaryLabel
    grip.layer.cornerRadius = 2.5
    heading.text = String(showcase: "Six photos chosen")
    heading.setScaledFont(.systemFont(ofSize: 20, weight: .bold), maximum: 34)
    heading.numberOfLines = 0
    strip.showsHorizontalScrollIndicator = false
    for view in [grip, heading, strip] { self.view.addSubview(view) }
    for item in Samples.photos.prefix(6) {
      let photo = UIImageView()
      photo.contentMode = .scaleAspectFill
      photo.clipsToBounds = true
      photo.layer.cornerRadius = 12
      photo.show(item)
      strip.addSubview(photo)
      photos.append(photo)
    }
    for word in Self.actionTitles {
      let line = UIButton(configuration: .gray())
      line.setTitle(word, for: .normal)
      line.addAction(
        UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
      view.addSubview(line)
      lines.append(line)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    grip.frame = CGRect(x: (width - 36) / 2, y: 8, width: 36, height: 5)
    let top = heading.place(x: 20, y: 24, width: width - 40) + 12
    strip.frame = CGRect(x: 0, y: top, width: width, height: 84)
    for (index, photo) in photos.enumerated() {
      photo.frame = CGRect(x: 20 + CGFloat(index) * 94, y: 0, width: 84, height: 84)
    }
    strip.contentSize = CGSize(width: 20 + CGFloat(photos.count) * 94 + 10, height: 84)
    var y = strip.frame.maxY + 16
    for line in lines {
      let height = max(44, line.sizeThatFits(CGSize(width: width - 40, height: 0)).height)
      line.frame = CGRect(x: 20, y: y, width: width - 40, height: height)
      y += height + 6
    }
    preferredContentSize = CGSize(width: 420, height: y + 14)
  }
}
