import UIKit

/// A card with a photo, a text and buttons, as large as needed.
final class NoticeController: UIViewController {
  private let message = UILabel(NoticeController.short, size: 17, color: .detailText)
  private let later = UIButton(configuration: .plain())
  private let item: DemoItem?
  private let width: CGFloat
  private var isLong = false

  private static let short = String(
    showcase: "It is kept in full size, here and on your other machines.")
  private static let long =
    String(
      showcase:
        "It is kept in full size, here and on your other machines. Sharing it needs no account. Whoever has the link sees the photo, not where it was taken, and you can take the link back any time."
    )

  init(photo index: Int = 0, width: CGFloat = 300) {
    item = Samples.photos.indices.contains(index) ? Samples.photos[index] : nil
    self.width = width
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let photo = UIImageView()
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.show(item)
    let heading = UILabel(String(showcase: "Keep this one?"), size: 20, weight: .bold)
    let keep = UIButton(configuration: .filled())
    keep.setTitle(String(showcase: "Keep"), for: .normal)
    keep.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    later.setTitle(String(showcase: "More"), for: .normal)
    later.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    // Clips the text while the card grows. The buttons stay at the edge.
    let opening = UIView()
    opening.clipsToBounds = true
    opening.add(message)
    let buttons = UIStackView(.horizontal, spacing: 12, [later, keep])
    buttons.distribution = .fillEqually
    let column = UIStackView(.vertical, spacing: 8, [heading, opening, buttons])
    column.setCustomSpacing(20, after: opening)
    view.add(photo, column)
    heading.setContentCompressionResistancePriority(.required, for: .vertical)
    let photoHeight = photo.heightAnchor.constraint(equalToConstant: 160)
    photoHeight.priority = UILayoutPriority(999)
    let fits = opening.bottomAnchor.constraint(greaterThanOrEqualTo: message.bottomAnchor)
    fits.priority = .defaultLow
    NSLayoutConstraint.activate([
      photoHeight, fits,
      photo.topAnchor.constraint(equalTo: view.topAnchor),
      photo.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 20),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
      message.topAnchor.constraint(equalTo: opening.topAnchor),
      message.leadingAnchor.constraint(equalTo: opening.leadingAnchor),
      message.trailingAnchor.constraint(equalTo: opening.trailingAnchor),
      buttons.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    updateSize()
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

  private func updateSize() {
    preferredContentSize = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
}
