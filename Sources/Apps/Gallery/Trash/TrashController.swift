import FileOperations
import ImageLoading
import PhotoIndexing
import UIKit

/// The delegate of the trash's screen.
@MainActor protocol TrashControllerDelegate: AnyObject {
  /// Shows a photo.
  func open(_ item: TrashItem, from screen: TrashController)
  /// Called when a person has gone elsewhere.
  func didLeaveTrash()
  /// Handles keys that the screen doesn't.
  func handleTrashKey(_ key: UIKey) -> Bool
}

/// The photos in the trash by the days when they were deleted. They can be put back, or deleted for
/// good.
final class TrashController: KeyHandlingController {
  let contents: TrashContents
  let files: FileWork
  private let loader: ImageLoader
  weak var delegate: (any TrashControllerDelegate)?

  private let layout = UICollectionViewFlowLayout()
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: layout)
  private var source: UICollectionViewDiffableDataSource<Int, FileID>?
  private var items: [FileID: TrashItem] = [:]
  let message = MessageView()
  private var pixels: CGFloat = 0

  init(_ contents: TrashContents, files: FileWork, loader: ImageLoader) {
    self.contents = contents
    self.files = files
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
    title = String(gallery: "Trash")
    navigationItem.leftItemsSupplementBackButton = true
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Appearance

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.allowsMultipleSelection = true
    collectionView.alwaysBounceVertical = true
    collectionView.delegate = self
    layout.minimumLineSpacing = GridLayout.gap
    layout.minimumInteritemSpacing = GridLayout.gap
    layout.sectionHeadersPinToVisibleBounds = true
    source = makeSource()
    message.isUserInteractionEnabled = false
    view.addSubview(collectionView)
    view.addSubview(message)
    message.show(
      icon: "trash", title: String(gallery: "The trash is empty"),
      detail: String(gallery: "Photos that you delete stay here until you delete them for good."))
    message.isHidden = true
    contentsDidChange()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Task { [contents] in await contents.load() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.windowScene?.title = title
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { delegate?.didLeaveTrash() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
    message.frame = view.bounds
    let grid = GridLayout(width: view.bounds.width)
    let gap = GridLayout.gap
    layout.sectionInset = UIEdgeInsets(top: 0, left: gap, bottom: gap, right: gap)
    layout.itemSize = CGSize(width: grid.side, height: grid.side)
    layout.headerReferenceSize = CGSize(
      width: view.bounds.width,
      height: UIFontMetrics.default.scaledValue(for: SectionHeading.usualHeight))
    let pixels = grid.side * (view.window?.screen.scale ?? 1)
    guard pixels != self.pixels else { return }
    self.pixels = pixels
    for case let cell as PhotoGridCell in collectionView.visibleCells {
      if let photo = cell.photo { cell.show(photo, pixels: pixels, from: loader) }
    }
  }

  // MARK: Photos

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, FileID> {
    let cell = UICollectionView.CellRegistration<PhotoGridCell, FileID> { [weak self] cell, _, id in
      guard let self, let item = items[id], let photo = item.photo else { return }
      cell.show(photo, pixels: max(1, pixels), from: loader)
      cell.accessibilityLabel = item.file.origin.displayName
      cell.accessibilityValue = item.spokenDate
      mark(cell)
    }
    let heading = UICollectionView.SupplementaryRegistration<SectionHeading>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] heading, _, path in
      if let day = self?.source?.sectionIdentifier(for: path.section) {
        heading.show(TrashItem.heading(ofDay: day))
      }
    }
    let source = UICollectionViewDiffableDataSource<Int, FileID>(collectionView: collectionView) {
      view, path, id in view.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: heading, for: path)
    }
    return source
  }

  /// Shows the photos that are in the trash now.
  func contentsDidChange() {
    guard isViewLoaded, let source else { return }
    let (all, old) = (contents.items, items)
    items = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var snapshot = NSDiffableDataSourceSnapshot<Int, FileID>()
    for item in all {
      let day = item.day ?? TrashItem.unknownDay
      if snapshot.sectionIdentifiers.last != day { snapshot.appendSections([day]) }
      snapshot.appendItems([item.id], toSection: day)
    }
    snapshot.reconfigureItems(all.filter { old[$0.id] != nil && old[$0.id] != $0 }.map(\.id))
    let isSeen = view.window != nil && !UIAccessibility.isReduceMotionEnabled
    source.apply(snapshot, animatingDifferences: isSeen && !all.isEmpty)
    message.isHidden = !all.isEmpty
    selectionDidChange()
  }

  // MARK: Selection

  /// The chosen photos, the latest first.
  var chosen: [TrashItem] {
    let paths = (collectionView.indexPathsForSelectedItems ?? []).sorted()
    return paths.compactMap { source?.itemIdentifier(for: $0).flatMap { items[$0] } }
  }

  private func selectionDidChange() {
    for case let cell as PhotoGridCell in collectionView.visibleCells { mark(cell) }
    let count = chosen.count
    navigationItem.title = count > 0 ? String(gallery: "\(count) selected") : title
    navigationItem.rightBarButtonItems = barItems
  }

  private func mark(_ cell: PhotoGridCell) {
    let paths = collectionView.indexPathsForSelectedItems ?? []
    guard !paths.isEmpty, let id = cell.photo?.id, let path = source?.indexPath(for: id) else {
      return cell.selectionMark = nil
    }
    cell.selectionMark = paths.contains(path) ? .chosen : .notChosen
  }

  func select(all isChosen: Bool) {
    for path in source?.snapshot().itemIdentifiers.compactMap({ source?.indexPath(for: $0) }) ?? []
    {
      if isChosen {
        collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      } else {
        collectionView.deselectItem(at: path, animated: false)
      }
    }
    selectionDidChange()
  }

  /// The photos at a path: all that are chosen if it is one of them.
  private func items(at path: IndexPath) -> [TrashItem] {
    guard let id = source?.itemIdentifier(for: path), let item = items[id] else { return [] }
    return chosen.contains(item) ? chosen : [item]
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func handle(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags.intersection([.control, .alternate, .command, .shift])
    switch key.keyCode {
    case .keyboardA where flags == .control: select(all: true)
    case .keyboardEscape where flags.isEmpty && !chosen.isEmpty: select(all: false)
    case .keyboardEscape where flags.isEmpty:
      navigationController?.popViewController(animated: true)
    case .keyboardDeleteForward where !chosen.isEmpty: askToDelete(chosen)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if let item = chosen.first, chosen.count == 1 { delegate?.open(item, from: self) }
    case .keyboardRightArrow: move(by: view.isMirrored ? -1 : 1, extends: flags == .shift)
    case .keyboardLeftArrow: move(by: view.isMirrored ? 1 : -1, extends: flags == .shift)
    case .keyboardDownArrow:
      move(by: GridLayout(width: view.bounds.width).columns, extends: flags == .shift)
    case .keyboardUpArrow:
      move(by: -GridLayout(width: view.bounds.width).columns, extends: flags == .shift)
    default: return delegate?.handleTrashKey(key) ?? false
    }
    return true
  }

  /// Chooses another photo, or with `extends` one more.
  private func move(by step: Int, extends: Bool) {
    guard let source else { return }
    let ids = source.snapshot().itemIdentifiers
    guard let last = ids.indices.last else { return }
    let places = chosen.compactMap { item in ids.firstIndex(of: item.id) }
    let current = step > 0 ? places.max() : places.min()
    let next = current.map { min(max(0, $0 + step), last) } ?? 0
    guard let path = source.indexPath(for: ids[next]) else { return }
    if !extends { select(all: false) }
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    if let frame = collectionView.layoutAttributesForItem(at: path)?.frame {
      collectionView.scrollRectToVisible(
        frame.insetBy(dx: -8, dy: -SectionHeading.usualHeight), animated: false)
    }
    selectionDidChange()
  }
}

extension TrashController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    becomeFirstResponder()
    selectionDidChange()
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    selectionDidChange()
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { (cell as? PhotoGridCell)?.stopLoading() }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let items = items(at: indexPath)
    guard !items.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self.map { UIMenu(children: $0.elements(for: items)) }
    }
  }
}

extension TrashItem {
  /// Stands for a day that isn't known.
  fileprivate static let unknownDay = Int.min

  /// The heading of what was deleted on a day: "Deleted: Today".
  fileprivate static func heading(ofDay day: Int) -> String {
    guard day != unknownDay else { return String(gallery: "Deleted") }
    let period = TimelinePeriod(day: day).title()
    return String(gallery: "Deleted: \(period)")
  }

  /// When it was deleted, for screen readers.
  fileprivate var spokenDate: String? {
    date.map { date in
      let text = date.formatted(Date.FormatStyle(date: .long, time: .shortened, locale: .user))
      return String(gallery: "Deleted: \(text)")
    }
  }
}
