import ImageLoading
import PhotoIndexing
import UIKit
import UIKitCompat

/// The work that an overview leaves to the library's screen.
@MainActor protocol OverviewControllerDelegate: AnyObject {
  /// Called when a person chooses a period.
  func enter(_ part: PhotoPeriods.Part, from frame: CGRect)
  /// Called when there are other periods.
  func periodsDidChange()
  /// Handles keys that the overview doesn't.
  func handle(_ key: UIKey) -> Bool
}

/// Shows the years or the months of the library, each as a photo that leads to its own.
final class OverviewController: UIViewController, LibraryGrid {
  let mode: LibraryMode
  weak var delegate: (any OverviewControllerDelegate)?
  /// The photo from which a person came here and the one that was selected, to which their periods
  /// lead back.
  var origins: (middle: Photo?, selected: Photo?)

  private(set) var periods: PhotoPeriods
  private let loader: ImageLoader
  private let flow = UICollectionViewFlowLayout()
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: flow)
  private let library: PhotoLibrary
  private var changeCount = 0
  private static let cells = UICollectionView.CellRegistration<OverviewCell, Int> { _, _, _ in }

  init(
    _ mode: LibraryMode, unit: TimelinePeriod.Unit, of library: PhotoLibrary, loader: ImageLoader
  ) {
    (self.mode, self.library, self.loader) = (mode, library, loader)
    periods = PhotoPeriods(unit)
    super.init(nibName: nil, bundle: nil)
    title = mode.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    flow.minimumLineSpacing = OverviewLayout.gap
    flow.minimumInteritemSpacing = OverviewLayout.gap
    flow.sectionInset = UIEdgeInsets(
      top: OverviewLayout.gap, left: OverviewLayout.gap, bottom: OverviewLayout.gap,
      right: OverviewLayout.gap)
    collectionView.alwaysBounceVertical = true
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  private var layout: OverviewLayout {
    OverviewLayout(width: view.bounds.width, unit: periods.unit)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let place = collectionView.middlePlace
    let isAtTop = collectionView.contentOffset.y <= 1 - collectionView.adjustedContentInset.top
    collectionView.frame = view.bounds
    let size = layout.size
    guard flow.itemSize != size else { return }
    flow.itemSize = size
    collectionView.layoutIfNeeded()
    if let place, !isAtTop { collectionView.scroll(to: place) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.windowScene?.title = library.title
  }

  // MARK: Periods

  /// Finds the periods of photos off the main thread. A later call replaces an earlier one.
  func show(_ photos: [Photo], in order: PhotoOrder) {
    changeCount += 1
    let (number, unit) = (changeCount, periods.unit)
    Task { [weak self] in
      let fresh = await Task.detached(priority: .userInitiated) {
        PhotoPeriods(photos, by: unit, in: order)
      }.value
      if let self, number == changeCount { take(fresh) }
    }
  }

  private func take(_ fresh: PhotoPeriods) {
    guard fresh != periods else { return }
    let place = place
    periods = fresh
    if isViewLoaded {
      collectionView.reloadData()
      if let place { _ = show(place) }
    }
    delegate?.periodsDidChange()
  }

  /// Loads the covers of photos that look different again.
  func reloadCovers(of ids: Set<Photo.ID>) {
    guard isViewLoaded else { return }
    let paths = collectionView.indexPathsForVisibleItems.filter { path in
      periods.parts.indices.contains(path.item) && ids.contains(periods.parts[path.item].cover.id)
    }
    collectionView.reloadItems(at: paths)
  }

  private func part(at path: IndexPath) -> PhotoPeriods.Part? {
    periods.parts.indices.contains(path.item) ? periods.parts[path.item] : nil
  }

  func indexPath(ofPhoto id: Photo.ID) -> IndexPath? {
    library.photo(id).flatMap(periods.place).map { IndexPath(item: $0, section: 0) }
  }

  func photo(at path: IndexPath) -> Photo? {
    photo(origins.middle, at: path)
  }

  func selectedPhoto(at path: IndexPath) -> Photo? { photo(origins.selected, at: path) }

  /// Returns a photo if it is of a period, otherwise the period's cover.
  private func photo(_ origin: Photo?, at path: IndexPath) -> Photo? {
    if let origin, periods.place(of: origin) == path.item { return origin }
    return part(at: path)?.cover
  }

  // MARK: Choosing

  var selecting: GridSelecting? { nil }

  private var selectedPath: IndexPath? { collectionView.indexPathsForSelectedItems?.first }

  private func enter(_ path: IndexPath?) {
    guard let path, let part = part(at: path), let frame = frameOnScreen(path) else { return }
    delegate?.enter(part, from: frame)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in press.key.map { !handle($0) } ?? true }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  private func handle(_ key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift]) else {
      return delegate?.handle(key) ?? false
    }
    let page = max(1, Int(view.bounds.height / (layout.size.height + OverviewLayout.gap)))
    switch key.keyCode {
    case .keyboardRightArrow: move(by: view.isMirrored ? -1 : 1)
    case .keyboardLeftArrow: move(by: view.isMirrored ? 1 : -1)
    case .keyboardDownArrow: move(by: layout.columns)
    case .keyboardUpArrow: move(by: -layout.columns)
    case .keyboardPageDown: move(by: page * layout.columns)
    case .keyboardPageUp: move(by: -page * layout.columns)
    case .keyboardHome: select(0)
    case .keyboardEnd: select(periods.parts.count - 1)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      enter(selectedPath ?? IndexPath(item: 0, section: 0))
    default: return delegate?.handle(key) ?? false
    }
    return true
  }

  private func move(by step: Int) {
    guard let current = selectedPath else { return select(0) }
    select(min(max(0, current.item + step), periods.parts.count - 1))
  }

  private func select(_ item: Int) {
    guard periods.parts.indices.contains(item) else { return }
    let path = IndexPath(item: item, section: 0)
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return }
    collectionView.scrollRectToVisible(
      frame.insetBy(dx: -OverviewLayout.gap, dy: -OverviewLayout.gap),
      animated: !UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    if let cell = collectionView.cellForItem(at: path) {
      UIAccessibility.post(notification: .layoutChanged, argument: cell)
    }
  }
}

extension OverviewController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { periods.parts.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueConfiguredReusableCell(
      using: Self.cells, for: indexPath, item: indexPath.item)
    if let part = part(at: indexPath) {
      let scale = view.window?.screen.scale ?? 1
      let size = layout.size
      cell.show(
        part, pixels: CGSize(width: size.width * scale, height: size.height * scale), from: loader)
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    enter(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { (cell as? OverviewCell)?.stopLoading() }
}
