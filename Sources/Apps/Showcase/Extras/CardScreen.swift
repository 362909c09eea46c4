import UIKit
import UIKitCompat
import UIKitExtras

/// An image or a text, and how it was made.
struct Card {
  enum Content {
    case image(UIImage)
    case text(NSAttributedString)
    /// Made on demand, off the main thread.
    case later(@MainActor () async throws -> UIImage)
  }

  let caption: String
  let content: Content
}

/// A screen with what to notice, and cards in columns.
final class CardScreen: DemoScreen, TourStop {
  private let demo: Demo
  private let cards: [Card]
  private let side: CGFloat
  private let flow = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: flow)
  private let noteLabel = UILabel()
  private var noteHeight: CGFloat = 0
  /// The images by index, once they are made.
  private var made: [Int: UIImage] = [:]

  /// - Parameter side: The approximate width of a card, in points.
  init(_ demo: Demo, _ cards: [Card], side: CGFloat = 160) {
    self.demo = demo
    self.cards = cards
    self.side = side
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.dataSource = self
    collectionView.register(CardCell.self)
    noteLabel.text = demo.note
    noteLabel.numberOfLines = 0
    noteLabel.setScaledFont(.systemFont(ofSize: 15))
    noteLabel.textColor = .detailText
    collectionView.addSubview(noteLabel)
    view.addSubview(collectionView)
    for (index, card) in cards.enumerated() {
      if case .later(let make) = card.content { load(index, make) }
    }
  }

  private func load(_ index: Int, _ make: @escaping @MainActor () async throws -> UIImage) {
    Task { [weak self] in
      guard let image = try? await make(), let self else { return }
      self.made[index] = image
      let path = IndexPath(item: index, section: 0)
      (self.collectionView.cellForItem(at: path) as? CardCell)?.image = image
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
    let availableWidth = view.bounds.width - 32
    guard availableWidth > 0 else { return }
    let room = CGSize(width: min(availableWidth, 640), height: .greatestFiniteMagnitude)
    noteHeight = noteLabel.sizeThatFits(room).height
    noteLabel.frame = view.mirrored(
      CGRect(x: 16, y: 12, width: min(availableWidth, 640), height: noteHeight))
    let columns = max(2, Int((availableWidth + 12) / (side + 12)))
    let width = ((availableWidth - CGFloat(columns - 1) * 12) / CGFloat(columns)).rounded(.down)
    flow.itemSize = CGSize(width: width, height: width + 4 + CardCell.captionHeight)
    flow.minimumInteritemSpacing = 12
    flow.minimumLineSpacing = 12
    flow.sectionInset = UIEdgeInsets(top: noteHeight + 28, left: 16, bottom: 16, right: 16)
    flow.invalidateLayout()
  }

  func show(to guide: TourGuide) async throws {
    await guide.finishLoading()
    try guide.recording.still("All of it")
    let bottom = collectionView.contentSize.height - collectionView.bounds.height
    guard bottom > 0 else { return }
    collectionView.setContentOffset(CGPoint(x: 0, y: bottom), animated: false)
    guide.recording.record(0.2)
    try guide.recording.still("The end")
  }
}

extension CardScreen: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cards.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeue(CardCell.self, for: indexPath)
    cell.show(cards[indexPath.item], made: made[indexPath.item])
    return cell
  }
}

/// A card's content above its text.
final class CardCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let captionLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.setCornerRadius(12)
    contentView.clipsToBounds = true
    textLabel.numberOfLines = 0
    textLabel.textAlignment = .center
    captionLabel.setScaledFont(.systemFont(ofSize: 12), maximum: 18)
    captionLabel.numberOfLines = 2
    captionLabel.textColor = .detailText
    captionLabel.textAlignment = .center
    captionLabel.adjustsFontSizeToFitWidth = true
    captionLabel.minimumScaleFactor = 0.7
    contentView.addSubviews(imageView, textLabel, captionLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// The height of two lines, in points.
  static var captionHeight: CGFloat { min(48, UIFontMetrics.default.scaledValue(for: 32)) }

  var image: UIImage? {
    get { imageView.image }
    set {
      imageView.image = newValue
      setNeedsLayout()
    }
  }

  func show(_ card: Card, made: UIImage?) {
    // Names of functions may be broken before their arguments.
    captionLabel.text = card.caption.replacingOccurrences(of: "(", with: "(\u{200B}")
    image = made
    textLabel.attributedText = nil
    switch card.content {
    case .image(let image): self.image = image
    case .text(let text): textLabel.attributedText = text
    case .later: break
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    let square = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
    textLabel.frame = square.insetBy(dx: 10, dy: 8)
    captionLabel.frame = CGRect(
      x: 6, y: bounds.width, width: bounds.width - 12, height: Self.captionHeight)
    let isSmall = (image?.size.width ?? 0) < bounds.width * 0.7
    imageView.contentMode = isSmall ? .center : .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.frame = square
  }
}
