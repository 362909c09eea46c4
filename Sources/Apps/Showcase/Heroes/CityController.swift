import HeroTransitions
import UIKit
import UIKitCompat

/// A guide in its own navigation controller, with large cards that lead to places.
final class CityController: HeroScreen {
  private let guide = CityList()
  override var hasCloseButton: Bool { false }
  private lazy var navigation = UINavigationController(rootViewController: guide)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigation.isNavigationBarHidden = true
    navigation.isHeroEnabled = true
    // A fade, because a sliding screen would cut through the moving photo.
    navigation.heroNavigationAnimationType = .fade
    addChild(navigation)
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    navigation.view.frame = view.bounds
  }

  override func leave(completion: (@MainActor () -> Void)? = nil) {
    guard navigation.popViewController(animated: true) != nil else {
      return super.leave(completion: completion)
    }
    completion?()
  }
}

extension CityController: TourStop {
  func show(to tour: TourGuide) async throws {
    tour.tap(guide.cards[0])
    try tour.stills("Into the place", over: 0.45)
    let y = view.bounds.midY
    tour.app.touchDown(at: CGPoint(x: 3, y: y))
    tour.app.touchMove(to: CGPoint(x: view.bounds.width * 0.5, y: y), duration: 0.3)
    try tour.recording.still("Swiped back half-way")
    tour.app.touchMove(to: CGPoint(x: view.bounds.width * 0.8, y: y), duration: 0.1)
    tour.app.touchUp()
    try tour.stills("Back", over: 0.3)
  }
}

private final class CityList: UIViewController {
  private let heading = UILabel(String(showcase: "Places"), size: 40, weight: .bold)
  private let scroll = UIScrollView()
  private(set) var cards: [CityCard] = []
  /// Whether the cards begin at the right.
  private var isMirrored = false
  private let places = Samples.photos([4, 9, 7, 6, 1, 3])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.heroModifiers = [.translate(y: -60), .fade]
    scroll.showsHorizontalScrollIndicator = false
    view.addSubview(heading)
    view.addSubview(scroll)
    for (index, item) in places.enumerated() {
      let card = CityCard(item, number: index)
      card.onTap { [weak self] in
        self?.navigationController?.pushViewController(
          CityPage(item, number: index), animated: true)
      }
      scroll.addSubview(card)
      cards.append(card)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (w, h) = (view.bounds.width, view.bounds.height)
    let top = view.safeAreaInsets.top
    let y = heading.place(x: 24, y: top + 16, width: w - 48) + 20
    scroll.frame = CGRect(x: 0, y: y, width: w, height: h - y - 28)
    let width = min(w * 0.72, 400)
    let (all, height) = (32 + CGFloat(cards.count) * (width + 16), scroll.bounds.height)
    for (index, card) in cards.enumerated() {
      card.frame = view.mirrored(
        CGRect(x: 24 + CGFloat(index) * (width + 16), y: 0, width: width, height: height),
        inWidth: all)
    }
    scroll.contentSize = CGSize(width: all, height: height)
    guard isMirrored != view.isMirrored else { return }
    isMirrored = view.isMirrored
    // The first card is where lines begin.
    scroll.contentOffset.x = isMirrored ? max(0, all - w) : 0
  }
}

private final class CityCard: UIView {
  private let photoView: PhotoView
  private let shade = BottomGradient(radius: 24)
  private let name: UILabel

  init(_ item: DemoItem, number: Int) {
    photoView = PhotoView(item, radius: 24)
    name = UILabel(item.caption, size: 28, weight: .bold, color: .white)
    super.init(frame: .zero)
    photoView.heroID = "place \(number)"
    shade.heroID = "place shade \(number)"
    name.heroID = "place name \(number)"
    heroModifiers = [.whenDisappearing(.fade, .scale(0.9)), .whenAppearing(.fade)]
    for part in [photoView, shade, name] as [UIView] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    photoView.frame = bounds
    shade.frame = BottomGradient.frame(in: bounds)
    name.place(x: 20, bottom: bounds.height - 20, width: bounds.width - 40)
  }
}

private final class CityPage: UIViewController {
  private let photoView: PhotoView
  private let shade = BottomGradient()
  private let name: UILabel
  private let facts: [UILabel]

  init(_ item: DemoItem, number: Int) {
    photoView = PhotoView(item)
    name = UILabel(item.caption, size: 40, weight: .bold, color: .white)
    facts = [
      String(showcase: "The photo grew out of its card, the name went along."),
      String(showcase: "These lines come one after the other."),
      String(
        showcase:
          "Swipe from the left edge: everything follows your finger, and goes where you throw it."),
    ].map { UILabel($0, size: 17) }
    super.init(nibName: nil, bundle: nil)
    photoView.heroID = "place \(number)"
    shade.heroID = "place shade \(number)"
    name.heroID = "place name \(number)"
    // The same timing for all, so that the gradient stays at the bottom of the photo.
    for part in [photoView, shade, name] as [UIView] { part.heroModifiers = [.duration(0.4)] }
    for (index, fact) in facts.enumerated() {
      fact.heroModifiers = [.fade, .translate(y: 40), .delay(0.05 * Double(index))]
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for part in [photoView, shade, name] + facts { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (w, h) = (view.bounds.width, view.bounds.height)
    let isWide = w > h
    let top = view.safeAreaInsets.top
    let foot = (h * (isWide ? 0.72 : 0.6)).rounded()
    photoView.frame = CGRect(x: 0, y: top, width: w, height: foot - top)
    shade.frame = BottomGradient.frame(in: photoView.frame)
    name.place(x: 24, bottom: foot - 16, width: w - 48)
    guard isWide else {
      var y = foot + 20
      for fact in facts { y = fact.place(x: 24, y: y, width: w - 48) + 14 }
      return
    }
    let width = ((w - 48 - 2 * 32) / 3).rounded(.down)
    for (index, fact) in facts.enumerated() {
      _ = fact.place(x: 24 + CGFloat(index) * (width + 32), y: foot + 28, width: width)
      fact.frame = view.mirrored(fact.frame)
    }
  }
}
