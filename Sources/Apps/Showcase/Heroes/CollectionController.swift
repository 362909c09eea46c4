import HeroTransitions
import UIKit
import UIKitCompat

/// Photos in a collection view. A photo opens from its cell and returns to it, wherever that is
/// then.
final class CollectionController: HeroScreen {
  let items = Samples.photos + Samples.photos
  private let flow = UICollectionViewFlowLayout()
  private(set) lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: flow)
  private let makeNext: (CollectionController, Int) -> UIViewController
  override var hasCloseButton: Bool { false }

  init(_ makeNext: @escaping (CollectionController, Int) -> UIViewController) {
    self.makeNext = makeNext
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.dataSource = self
    grid.delegate = self
    grid.alwaysBounceVertical = true
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: "picture") {
      PhotoCell(frame: $0)
    }
    // The other cells move away one after another.
    grid.heroModifiers = [
      .whenAppearing(.cascade(delta: 0.008)), .whenDisappearing(.cascade(delta: 0.005)),
    ]
    view.addSubview(grid)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    grid.frame = view.bounds
    let columns = max(3, (view.bounds.width / 180).rounded(.down))
    let side = ((view.bounds.width - 8 - (columns - 1) * 4) / columns).rounded(.down)
    guard side > 0 else { return }
    flow.itemSize = CGSize(width: side, height: side)
    flow.minimumLineSpacing = 4
    flow.minimumInteritemSpacing = 4
    flow.sectionInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    flow.invalidateLayout()
  }

  static func id(_ index: Int) -> String { "picture \(index)" }

  func open(_ index: Int) {
    let next = makeNext(self, index)
    next.modalPresentationStyle = .fullScreen
    next.isHeroEnabled = true
    present(next, animated: true)
  }

  func cell(_ index: Int) -> UIView? { grid.cellForItem(at: IndexPath(item: index, section: 0)) }
}

extension CollectionController: HeroPlacing {
  private func path(_ id: String) -> IndexPath? {
    guard id.hasPrefix("picture "), let index = Int(id.dropFirst(8)), items.indices.contains(index)
    else { return nil }
    return IndexPath(item: index, section: 0)
  }

  func heroReveal(_ id: String) {
    guard let path = path(id) else { return }
    grid.scrollToItem(at: path, at: .centeredVertically, animated: false)
  }

  func heroPlace(for id: String) -> HeroPlace? {
    guard let path = path(id), let frame = flow.layoutAttributesForItem(at: path)?.frame else {
      return nil
    }
    return HeroPlace(frame, in: grid, cornerRadius: PhotoCell.radius)
  }
}

extension CollectionController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PhotoCell)?.show(items[indexPath.item], id: Self.id(indexPath.item))
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    open(indexPath.item)
  }
}

final class PhotoCell: UICollectionViewCell {
  static let radius: CGFloat = 6
  let photoView = PhotoView(radius: PhotoCell.radius)

  override init(frame: CGRect) {
    super.init(frame: frame)
    photoView.heroModifiers = [.whenMatched(.spring(stiffness: 300, damping: 30))]
    contentView.addSubview(photoView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: DemoItem, id: String) {
    photoView.heroID = id
    heroModifiers = [.fade, .scale(0.5)]
    photoView.show(item)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photoView.frame = contentView.bounds
  }
}

extension CollectionController: TourStop {
  func show(to guide: TourGuide) async throws {
    guard let cell = cell(4) else { return }
    guide.tap(cell)
    try guide.stills("Opening", over: 0.4)
    await guide.finishLoading()
    try guide.recording.still("Open")
    if let gallery = presentedViewController as? GalleryController {
      try await gallery.show(to: guide)
    } else {
      guide.app.press(.keyboardEscape)
      try guide.stills("Back", over: 0.42)
    }
  }
}

/// One photo with text.
final class PhotoDetail: HeroScreen {
  private let photoView: PhotoView
  private let heading: UILabel
  private let bodyLabel = UILabel(
    String(
      showcase:
        "Its cell is the same thing as this photo, and the texts come from below, one after the other. Drag it down: it follows, shrinks, and returns to its cell when released."
    ), size: 16,
    color: .detailText)

  init(_ item: DemoItem, id: String) {
    photoView = PhotoView(item)
    photoView.heroID = id
    heading = UILabel(item.caption, size: 30, weight: .bold)
    super.init(nibName: nil, bundle: nil)
    isHeroDismissDragEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // After the grid has disappeared.
    heading.heroModifiers = [.fade, .translate(y: 40), .whenAppearing(.delay(0.12))]
    bodyLabel.heroModifiers = [.fade, .translate(y: 60), .whenAppearing(.delay(0.16))]
    closeButton.heroModifiers = [.fade]
    for part in [heading, bodyLabel, photoView] as [UIView] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (w, h) = (view.bounds.width, view.bounds.height)
    let isWide = w > h
    photoView.frame =
      isWide
      ? CGRect(x: 0, y: 0, width: w * 0.6, height: h)
      : CGRect(x: 0, y: 0, width: w, height: h * 0.55)
    let x = isWide ? w * 0.6 + 40 : 24
    let width = isWide ? w - x - 40 : w - 48
    let bottom = heading.place(x: x, y: isWide ? 0 : h * 0.55 + 24, width: width)
    let end = bodyLabel.place(x: x, y: bottom + 10, width: width)
    guard isWide else { return }
    // Beside the photo the text is centered.
    for label in [heading, bodyLabel] { label.frame.origin.y += ((h - end) / 2).rounded() }
  }
}
