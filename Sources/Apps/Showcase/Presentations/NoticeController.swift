import UIKit

/// A card with a photo, a text and buttons, as large as needed.
final class NoticeController: UIViewController {
  private let photo = UIImageView()
  private let heading = UILabel()
  private let message = UILabel()
  /// Clips the text while the card grows.
  private let opening = UIView()
  private let keep = UIButton(configuration: .filled())
  private let later = UIButton(configuration: .plain())
  private let item: DemoItem?
  private let width: CGFloat
  private var isLong = false

  private static let short = String(showcase: "It is kept in full size, here and on your other machines.")
  private static let long =
    String(showcase: "It is kept in full size, here and on your other machines. Sharing it needs no account. Whoever has the link sees the photo, not where it was taken, and you can take the link back any time.")

  init(photo index: Int = 0, width: CGFloat = 300) {
    item = Samples.photos.indices.contains(index) ? Samples.photos[index] : nil
    self.width = width
    super.init(nibName: nil, bundle: nil)
    updateSize()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.show(item)
    heading.text = String(showcase: "Keep this one?")
    heading.font = .systemFont(ofSize: 20, weight: .bold)
    message.text = Self.short
    message.textColor = .secondaryLabel
    message.numberOfLines = 0
    keep.setTitle(String(showcase: "Keep"), for: .normal)
    keep.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    later.setTitle(String(showcase: "More"), for: .normal)
    later.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    opening.clipsToBounds = true
    opening.addSubview(message)
    for view in [photo, heading, opening, keep, later] { self.view.addSubview(view) }
  }

  /// A child is dismissed by its presentation.
  private func close() {
    if let childPresentation { childPresentation.dismissChild() } else { dismiss(animated: true) }
  }

  /// Shows more or less text.
  func toggle() {
    isLong.toggle()
    message.text = isLong ? Self.long : Self.short
    later.setTitle(isLong ? String(showcase: "Less") : String(showcase: "More"), for: .normal)
    updateSize()
  }

  var moreButton: UIView { later }

  private var messageHeight: CGFloat {
    let label = UILabel()
    label.font = message.font
    label.numberOfLines = 0
    label.text = isLong ? Self.long : Self.short
    return label.sizeThatFits(CGSize(width: width - 40, height: 1000)).height.rounded(.up)
  }

  private func updateSize() {
    preferredContentSize = CGSize(width: width, height: 160 + 20 + 28 + 6 + messageHeight + 20 + 64)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    photo.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 160)
    heading.frame = CGRect(x: 20, y: 180, width: bounds.width - 40, height: 28)
    let messageSize = CGSize(width: bounds.width - 40, height: messageHeight)
    message.frame = CGRect(origin: .zero, size: messageSize)
    let availableHeight = max(0, bounds.height - 64 - 12 - 214)
    opening.frame = CGRect(
      x: 20, y: 214, width: messageSize.width, height: min(messageSize.height, availableHeight))
    let half = (bounds.width - 52) / 2
    // From the bottom, so that the buttons stay at the edge while the card grows.
    let y = bounds.height - 64
    later.frame = CGRect(x: 20, y: y, width: half, height: 44)
    keep.frame = CGRect(x: 32 + half, y: y, width: half, height: 44)
  }
}
