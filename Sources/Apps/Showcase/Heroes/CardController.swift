import HeroTransitions
import UIKit
import UIKitCompat

/// Cards that grow to the whole screen, and go back under the finger.
final class CardController: HeroScreen {
  private let scroll = UIScrollView()
  private var cards: [CardView] = []
  override var hasCloseButton: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.alwaysBounceVertical = true
    view.addSubview(scroll)
    for (index, item) in Samples.photos.prefix(5).enumerated() {
      let card = CardView(item, number: index)
      card.onTap { [weak self] in self?.open(index) }
      scroll.addSubview(card)
      cards.append(card)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let width = min(view.bounds.width - 40, 460)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: (view.bounds.width - width) / 2, y: 20 + CGFloat(index) * 344, width: width, height: 320)
    }
    scroll.contentSize = CGSize(
      width: view.bounds.width, height: (cards.last?.frame.maxY ?? 0) + 40)
  }

  private func open(_ index: Int) {
    let next = CardPage(Samples.photos[index], number: index)
    next.modalPresentationStyle = .overFullScreen
    next.isHeroEnabled = true
    present(next, animated: true)
  }
}

extension CardController: TourStop {
  func show(to guide: TourGuide) async throws {
    guide.tap(cards[0])
    try guide.stills("Growing", over: 0.5)
    let start = CGPoint(x: view.bounds.midX, y: 200)
    guide.stage.touchDown(at: start)
    guide.stage.touchMove(to: CGPoint(x: start.x + 20, y: start.y + 160), duration: 0.3)
    try guide.recording.still("Dragged")
    guide.stage.touchUp()
    try guide.stills("Back", over: 0.4)
  }
}

/// A picture with two lines of text at its foot.
final class CardView: UIView {
  private let picture: PictureView
  private let heading: UILabel
  private let line = UILabel("Tap to read", size: 15, color: UIColor(white: 1, alpha: 0.8))
  private let number: Int

  init(_ item: DemoItem, number: Int) {
    picture = PictureView(item)
    heading = UILabel(item.caption, size: 26, weight: .bold, color: .white)
    self.number = number
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    clipsToBounds = true
    layer.cornerRadius = 20
    heroID = "card \(number)"
    picture.heroID = "card picture \(number)"
    heading.heroID = "card heading \(number)"
    line.heroModifiers = [.fade]
    for part in [picture, heading, line] as [UIView] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    heading.frame = CGRect(x: 20, y: bounds.height - 76, width: bounds.width - 40, height: 34)
    line.frame = CGRect(x: 20, y: bounds.height - 42, width: bounds.width - 40, height: 22)
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
    heading = UILabel(item.caption, size: 34, weight: .bold, color: .white)
    super.init(nibName: nil, bundle: nil)
    card.heroID = "card \(number)"
    card.heroModifiers = [.spring(stiffness: 260, damping: 27)]
    picture.heroID = "card picture \(number)"
    picture.heroModifiers = [.spring(stiffness: 260, damping: 27)]
    heading.heroID = "card heading \(number)"
    heading.heroModifiers = [.spring(stiffness: 260, damping: 27)]
    words.heroModifiers = [.fade, .translate(y: 30)]
    isHeroDismissDragEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    card.backgroundColor = .systemBackground
    card.clipsToBounds = true
    closeButton.heroModifiers = [.fade]
    view.addSubview(card)
    for part in [picture, heading, words] as [UIView] { card.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = view.bounds
    let (w, h) = (view.bounds.width, view.bounds.height)
    picture.frame = CGRect(x: 0, y: 0, width: w, height: h * 0.5)
    heading.frame = CGRect(x: 24, y: h * 0.5 - 64, width: w - 48, height: 44)
    let width = min(w - 48, 640)
    _ = words.place(x: (w - width) / 2, y: h * 0.5 + 24, width: width)
  }
}
