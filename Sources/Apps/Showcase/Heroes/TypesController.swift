import HeroTransitions
import UIKit
import UIKitCompat

/// All the ways in which one screen can give way to another.
final class TypesController: HeroScreen {
  private let scroll = UIScrollView()
  private var pictures: [PictureView] = []
  private var chips: [(view: UILabel, type: HeroAnimationType)] = []
  override var hasCloseButton: Bool { false }

  static let types: [(String, HeroAnimationType)] = [
    ("Push", .push(direction: .left)), ("Push up", .push(direction: .up)),
    ("Pull", .pull(direction: .right)), ("Cover", .cover(direction: .up)),
    ("Uncover", .uncover(direction: .down)), ("Slide", .slide(direction: .left)),
    ("Zoom slide", .zoomSlide(direction: .left)), ("Page in", .pageIn(direction: .left)),
    ("Page out", .pageOut(direction: .right)), ("Zoom", .zoom), ("Zoom out", .zoomOut),
    ("Fade", .fade), ("None", .none),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.alwaysBounceVertical = true
    // So that what comes has its picture from the first frame on.
    for item in Samples.photos { pictures.append(PictureView(item)) }
    view.addSubview(scroll)
    for (index, (name, type)) in Self.types.enumerated() {
      let chip = UILabel(name, size: 17, weight: .semibold, color: .white)
      chip.textAlignment = .center
      chip.backgroundColor = Self.color(index)
      chip.layer.cornerRadius = 16
      chip.clipsToBounds = true
      chip.onTap { [weak self] in self?.open(index) }
      scroll.addSubview(chip)
      chips.append((chip, type))
    }
  }

  static func color(_ index: Int) -> UIColor {
    UIColor(
      hue: CGFloat(index) / CGFloat(types.count), saturation: 0.55, brightness: 0.72, alpha: 1)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let width = view.bounds.width
    let columns = max(2, Int(width / 220))
    let side = (width - 32 - CGFloat(columns - 1) * 12) / CGFloat(columns)
    for (index, chip) in chips.enumerated() {
      let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
      chip.view.frame = CGRect(
        x: 16 + column * (side + 12), y: 12 + row * 84, width: side, height: 72)
    }
    scroll.contentSize = CGSize(width: width, height: (chips.last?.view.frame.maxY ?? 0) + 24)
  }

  private func open(_ index: Int) {
    let next = TypePage(Self.types[index].0, Samples.photos[index % Samples.photos.count])
    next.modalPresentationStyle = .fullScreen
    next.isHeroEnabled = true
    next.heroModalAnimationType = .autoReverse(presenting: Self.types[index].1)
    present(next, animated: true)
  }
}

extension TypesController: TourStop {
  func show(to guide: TourGuide) async throws {
    for index in [3, 6, 7, 9] {
      guide.tap(chips[index].view)
      try guide.stills(Self.types[index].0, over: 0.35)
      guide.stage.press(.keyboardEscape)
      if index == 7 { try guide.stills("Back", over: 0.35) }
      guide.stage.settle()
    }
  }
}

/// What comes: a photograph with the name of the way.
private final class TypePage: HeroScreen {
  private let picture: PictureView
  private let name: UILabel
  private let shade = UIView()

  init(_ name: String, _ item: DemoItem) {
    picture = PictureView(item)
    self.name = UILabel(name, size: 40, weight: .bold, color: .white)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    shade.backgroundColor = UIColor(white: 0, alpha: 0.28)
    name.textAlignment = .center
    for part in [picture, shade, name] as [UIView] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = view.bounds
    shade.frame = view.bounds
    name.frame = CGRect(x: 20, y: view.bounds.midY - 40, width: view.bounds.width - 40, height: 80)
  }
}
