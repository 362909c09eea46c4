import HeroTransitions
import UIKit
import UIKitCompat

/// Cards that grow to the whole screen, and return by a drag.
final class CardController: HeroScreen {
  private let scroll = UIScrollView()
  private var cards: [CardView] = []
  private let items = Samples.photos([4, 1, 6, 3, 7, 9, 8, 5, 2])
  override var hasCloseButton: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.alwaysBounceVertical = true
    view.addSubview(scroll)
    for (index, item) in items.enumerated() {
      let card = CardView(item, number: index)
      card.onTap { [weak self] in self?.open(index) }
      scroll.addSubview(card)
      cards.append(card)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let (margin, gap): (CGFloat, CGFloat) = (20, 24)
    let availableWidth = view.bounds.width - 2 * margin
    let columns = max(1, Int((availableWidth + gap) / 380))
    let width = (availableWidth - CGFloat(columns - 1) * gap) / CGFloat(columns)
    for (index, card) in cards.enumerated() {
      let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
      card.frame = view.mirrored(
        CGRect(
          x: margin + column * (width + gap), y: margin + row * (CardText.cardHeight + gap),
          width: width, height: CardText.cardHeight))
    }
    scroll.contentSize = CGSize(
      width: view.bounds.width, height: (cards.last?.frame.maxY ?? 0) + 20)
  }

  private func open(_ index: Int) {
    let growth = CardText.growth(from: cards[index].bounds.size, to: view.bounds.size)
    cards[index].growth = growth
    let next = CardPage(items[index], number: index, growth: growth)
    next.modalPresentationStyle = .overFullScreen
    next.isHeroEnabled = true
    present(next, animated: true)
  }
}

extension CardController: TourStop {
  func show(to guide: TourGuide) async throws {
    guide.tap(cards[0])
    try guide.stills("Growing", over: 0.5)
    await guide.finishLoading()
    let start = CGPoint(x: view.bounds.midX, y: 200)
    guide.app.touchDown(at: start)
    guide.app.touchMove(to: CGPoint(x: start.x + 20, y: start.y + 160), duration: 0.3)
    try guide.recording.still("Dragged")
    guide.app.touchUp()
    try guide.stills("Back", over: 0.4)
  }
}

/// The layout of the text of a card and of its page.
@MainActor private enum CardText {
  /// The upper left corner of the heading.
  static func place(onCard size: CGSize) -> CGPoint { CGPoint(x: 20, y: size.height - foot + 14) }

  /// The height of the text on a card, which grows with the text size.
  static var foot: CGFloat {
    84 + 12 * (UIFontMetrics.default.scaledValue(for: 3) - 3)
  }

  static var cardHeight: CGFloat { 236 + foot }

  static func place(onPage size: CGSize) -> CGPoint {
    CGPoint(x: ((size.width - column(size)) / 2).rounded(), y: pictureHeight(size) + 20)
  }

  static func pictureHeight(_ page: CGSize) -> CGFloat {
    (page.height * (page.width > page.height ? 0.58 : 0.5)).rounded()
  }

  static func column(_ page: CGSize) -> CGFloat { min(page.width - 48, 640) }

  /// The extent of the heading.
  static func growth(from card: CGSize, to page: CGSize) -> CGVector {
    let (start, end) = (place(onCard: card), place(onPage: page))
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  static let spring = HeroModifier.spring(stiffness: 260, damping: 27)
}

/// A photo with two lines of text below it.
final class CardView: UIView {
  private let photoView: PhotoView
  private let heading: UILabel
  private let line = UILabel(String(showcase: "Tap to read"), size: 15, color: .detailText)

  init(_ item: DemoItem, number: Int) {
    photoView = PhotoView(item)
    heading = UILabel(item.caption, size: 22, weight: .bold)
    heading.numberOfLines = 1
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    clipsToBounds = true
    layer.cornerRadius = 20
    heroID = "card \(number)"
    photoView.heroID = "card picture \(number)"
    heading.heroID = "card heading \(number)"
    for part in [photoView, heading, line] as [UIView] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// The movement of its heading, which the line below follows.
  var growth = CGVector.zero {
    didSet {
      line.heroModifiers = [
        .fade, .translate(x: growth.dx, y: growth.dy + 12), CardText.spring,
      ]
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let foot = bounds.height - CardText.foot
    photoView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: foot)
    heading.frame = CGRect(
      origin: CardText.place(onCard: bounds.size),
      size: CGSize(width: bounds.width - 40, height: heading.sizeThatFits(.zero).height))
    _ = line.place(x: 20, y: heading.frame.maxY + 2, width: bounds.width - 40)
  }
}

/// The page of a card.
private final class CardPage: HeroScreen {
  private let card = UIView()
  private let photoView: PhotoView
  private let heading: UILabel
  private let bodyLabel = UILabel(
    [
      String(
        showcase:
          "The card is one thing on both screens, and what is in it as well: the photo keeps its proportions, the heading its letters, and the corners grow straight while the card becomes a page. The list stays behind it all the time."
      ),
      String(showcase: "Drag the page down to put the card back."),
    ].joined(separator: "\n\n"),
    size: 17)

  /// The movement of the heading.
  private let growth: CGVector

  init(_ item: DemoItem, number: Int, growth: CGVector) {
    self.growth = growth
    photoView = PhotoView(item)
    heading = UILabel(item.caption, size: 34, weight: .bold)
    super.init(nibName: nil, bundle: nil)
    let parts: [(UIView, String)] = [
      (card, "card"), (photoView, "card picture"), (heading, "card heading"),
    ]
    for (part, name) in parts {
      part.heroID = "\(name) \(number)"
      part.heroModifiers = [CardText.spring]
    }
    isHeroDismissDragEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The list is visible around the card during a drag, dimmed.
    view.backgroundColor = UIColor(white: 0, alpha: 0.4)
    card.backgroundColor = .secondarySystemBackground
    card.clipsToBounds = true
    closeButton.heroModifiers = [.fade]
    view.addSubview(card)
    for part in [photoView, heading, bodyLabel] as [UIView] { card.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = view.bounds
    let size = view.bounds.size
    let (place, width) = (CardText.place(onPage: size), CardText.column(size))
    photoView.frame = CGRect(x: 0, y: 0, width: size.width, height: place.y - 20)
    let end = heading.place(x: place.x, y: place.y, width: width)
    _ = bodyLabel.place(x: place.x, y: end + 12, width: width)
    bodyLabel.heroModifiers = [
      .fade, .whenAppearing(.delay(0.15), .translate(y: 30)),
      // It fades with the heading, before the card is too small for it.
      .whenDisappearing(
        .translate(x: -growth.dx, y: -growth.dy), .spring(stiffness: 900, damping: 60)),
    ]
  }
}
