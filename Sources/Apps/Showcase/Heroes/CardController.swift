import HeroTransitions
import UIKit
import UIKitCompat

/// Cards that grow to the whole screen, and go back under the finger.
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
    let room = view.bounds.width - 2 * margin
    let columns = max(1, Int((room + gap) / 380))
    let width = (room - CGFloat(columns - 1) * gap) / CGFloat(columns)
    for (index, card) in cards.enumerated() {
      let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
      card.frame = CGRect(
        x: margin + column * (width + gap), y: margin + row * (320 + gap), width: width, height: 320)
    }
    scroll.contentSize = CGSize(
      width: view.bounds.width, height: (cards.last?.frame.maxY ?? 0) + 20)
  }

  private func open(_ index: Int) {
    let next = CardPage(items[index], number: index)
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
    guide.stage.touchDown(at: start)
    guide.stage.touchMove(to: CGPoint(x: start.x + 20, y: start.y + 160), duration: 0.3)
    try guide.recording.still("Dragged")
    guide.stage.touchUp()
    try guide.stills("Back", over: 0.4)
  }
}

/// A picture with two lines of text below it.
final class CardView: UIView {
  private let picture: PictureView
  private let heading: UILabel
  private let line = UILabel("Tap to read", size: 15, color: .secondaryLabel)

  init(_ item: DemoItem, number: Int) {
    picture = PictureView(item)
    heading = UILabel(item.caption, size: 22, weight: .bold)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    clipsToBounds = true
    layer.cornerRadius = 20
    heroID = "card \(number)"
    picture.heroID = "card picture \(number)"
    heading.heroID = "card heading \(number)"
    // Along with the heading, which it would be in the way of.
    line.heroModifiers = [.fade, .translate(y: 200)]
    for part in [picture, heading, line] as [UIView] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let foot = bounds.height - 84
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: foot)
    heading.frame = CGRect(x: 20, y: foot + 14, width: bounds.width - 40, height: 30)
    line.frame = CGRect(x: 20, y: foot + 46, width: bounds.width - 40, height: 22)
  }
}

/// The card as a page.
private final class CardPage: HeroScreen {
  private let card = UIView()
  private let picture: PictureView
  private let heading: UILabel
  private let words = UILabel(
    "The card is one thing on both screens, and what is in it as well: the picture keeps its "
      + "proportions, the heading its letters, and the corners grow straight while the card becomes a "
      + "page. The list stays behind it all the time.\n\nDrag the page down to put the card back.",
    size: 17)

  init(_ item: DemoItem, number: Int) {
    picture = PictureView(item)
    heading = UILabel(item.caption, size: 34, weight: .bold)
    super.init(nibName: nil, bundle: nil)
    let parts: [(UIView, String)] = [
      (card, "card"), (picture, "card picture"), (heading, "card heading"),
    ]
    for (part, name) in parts {
      part.heroID = "\(name) \(number)"
      part.heroModifiers = [.spring(stiffness: 260, damping: 27)]
    }
    words.heroModifiers = [.fade, .whenAppearing(.delay(0.15), .translate(y: 30))]
    isHeroDismissDragEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The list is seen around the card while it is dragged, as something that lies behind.
    view.backgroundColor = UIColor(white: 0, alpha: 0.4)
    card.backgroundColor = .secondarySystemBackground
    card.clipsToBounds = true
    closeButton.heroModifiers = [.fade]
    view.addSubview(card)
    for part in [picture, heading, words] as [UIView] { card.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = view.bounds
    let (w, h) = (view.bounds.width, view.bounds.height)
    let foot = (h * (w > h ? 0.58 : 0.5)).rounded()
    picture.frame = CGRect(x: 0, y: 0, width: w, height: foot)
    let (x, width) = column(640)
    heading.frame = CGRect(x: x, y: foot + 20, width: width, height: 44)
    _ = words.place(x: x, y: foot + 76, width: width)
  }
}
