import HeroTransitions
import UIKit
import UIKitCompat

/// All built-in animations, each with a tile.
final class TypesController: HeroScreen {
  private let scroll = UIScrollView()
  private var tiles: [TypeTile] = []
  override var hasCloseButton: Bool { false }

  static var types: [(String, HeroAnimationType)] {
    [
      (String(showcase: "Push"), .push(direction: .left)),
      (String(showcase: "Push up"), .push(direction: .up)),
      (String(showcase: "Pull"), .pull(direction: .right)),
      (String(showcase: "Cover"), .cover(direction: .up)),
      (String(showcase: "Uncover"), .uncover(direction: .down)),
      (String(showcase: "Slide"), .slide(direction: .left)),
      (String(showcase: "Zoom slide"), .zoomSlide(direction: .left)),
      (String(showcase: "Page in"), .pageIn(direction: .left)),
      (String(showcase: "Page out"), .pageOut(direction: .right)),
      (String(showcase: "Zoom"), .zoom),
      (String(showcase: "Zoom out"), .zoomOut),
      (String(showcase: "Fade"), .fade), (String(showcase: "None"), .none),
    ]
  }

  /// Without the textures at the end of the sample album.
  private static func item(_ index: Int) -> DemoItem? {
    let items = Samples.photos.prefix(10)
    return items.isEmpty ? nil : items[index % items.count]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.alwaysBounceVertical = true
    view.addSubview(scroll)
    for (index, (name, _)) in Self.types.enumerated() {
      let tile = TypeTile(name, Self.item(index))
      tile.onTap { [weak self] in self?.open(index) }
      scroll.addSubview(tile)
      tiles.append(tile)
    }
  }

  /// Tiles fill the window, or scroll if it is too small.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let contentArea = view.bounds.inset(by: view.safeAreaInsets)
    let (margin, gap): (CGFloat, CGFloat) = (16, 12)
    let columns = max(2, Int(contentArea.width / 240))
    let rows = CGFloat((tiles.count + columns - 1) / columns)
    let width = (contentArea.width - 2 * margin - CGFloat(columns - 1) * gap) / CGFloat(columns)
    let height = max(92, (contentArea.height - 2 * margin - (rows - 1) * gap) / rows)
    for (index, tile) in tiles.enumerated() {
      let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
      tile.frame = view.mirrored(
        CGRect(
          x: margin + column * (width + gap), y: margin + row * (height + gap), width: width,
          height: height))
    }
    // All names are as large as the longest can be.
    let scale = tiles.map(\.scaleOfName).min() ?? 1
    for tile in tiles { tile.nameScale = scale }
    scroll.contentSize = CGSize(
      width: view.bounds.width, height: (tiles.last?.frame.maxY ?? 0) + margin)
  }

  private func open(_ index: Int) {
    let next = TypePage(Self.types[index].0, Self.item(index))
    next.modalPresentationStyle = .fullScreen
    next.isHeroEnabled = true
    next.heroModalAnimationType = .autoReverse(presenting: Self.types[index].1)
    present(next, animated: true)
  }
}

extension TypesController: TourStop {
  func show(to guide: TourGuide) async throws {
    for index in [3, 6, 7, 9] {
      let name = Self.types[index].0
      guide.tap(tiles[index])
      try guide.stills(name, over: 0.35)
      guide.app.press(.keyboardEscape)
      try guide.stills("\(name) back", over: 0.35)
      guide.app.settle()
    }
  }
}

/// The name of an animation on a photo.
private final class TypeTile: UIView {
  private let photoView: PhotoView
  private let name: UILabel
  private let shade = UIView()

  init(_ name: String, _ item: DemoItem?) {
    photoView = PhotoView(item)
    self.name = UILabel(name, size: 19, weight: .semibold, color: .white)
    super.init(frame: .zero)
    layer.cornerRadius = 14
    clipsToBounds = true
    self.name.numberOfLines = 1
    shade.backgroundColor = UIColor(white: 0, alpha: 0.42)
    for part in [photoView, shade, self.name] as [UIView] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private static let font = UIFont.systemFont(ofSize: 19, weight: .semibold)

  /// The part of the size of text at which the name fits into the tile: long words shrink rather than break.
  var scaleOfName: CGFloat {
    let font = UIFontMetrics.default.scaledFont(for: Self.font, maximumPointSize: 34)
    let width = (name.text ?? "").size(withAttributes: [.font: font]).width
    return min(1, (bounds.width - 32) / max(1, width))
  }

  var nameScale: CGFloat = 1 {
    didSet {
      let size = UIFontMetrics.default.scaledValue(for: 19)
      name.font = Self.font.withSize(min(34, size) * nameScale)
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photoView.frame = bounds
    shade.frame = bounds
    name.place(x: 16, bottom: bounds.height - 12, width: bounds.width - 32)
  }
}

/// The screen that appears: a photo with the animation's name.
private final class TypePage: HeroScreen {
  private let photoView: PhotoView
  private let name: UILabel
  private let shade = UIView()

  init(_ name: String, _ item: DemoItem?) {
    photoView = PhotoView(item)
    self.name = UILabel(name, size: 40, weight: .bold, color: .white)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    shade.backgroundColor = UIColor(white: 0, alpha: 0.35)
    name.textAlignment = .center
    for part in [photoView, shade, name] as [UIView] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    photoView.frame = view.bounds
    shade.frame = view.bounds
    let end = name.place(x: 20, y: 0, width: view.bounds.width - 40)
    name.frame.origin.y = view.bounds.midY - (end / 2).rounded()
  }
}
