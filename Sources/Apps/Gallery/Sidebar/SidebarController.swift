import ImageLoading
import UIKit
import UIKitCompat

/// The delegate of the sidebar.
@MainActor protocol SidebarControllerDelegate: AnyObject {
  /// Called when a person chooses an item.
  ///
  /// - Parameter isFinal: Whether it was clicked or Return was pressed, rather than reached by
  ///   arrow keys.
  func choose(_ item: SidebarItem, isFinal: Bool)
  /// Called when the column appears or disappears.
  func sidebarDidChange(isVisible: Bool)
  /// The menu of an item; nil if it has none.
  func menu(of item: SidebarItem) -> UIMenu?
  /// Handles keys that the list doesn't.
  func handleSidebarKey(_ key: UIKey) -> Bool
}

/// The column with the parts of the library: all photos and kinds of them, folders, dates and tags.
final class SidebarController: KeyHandlingController {
  weak var delegate: (any SidebarControllerDelegate)?
  /// Lets rows be dragged.
  var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Handles what is dropped on rows.
  var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Loads the covers of albums.
  var loader: ImageLoader?
  private(set) var selected = SidebarItem.scope(.all)

  private var content = SidebarContent()
  private var rows: [SidebarItem: SidebarContent.Row] = [:]
  private var leaving: DelayedCall?
  /// An item to scroll to, as soon as it is listed.
  private var awaited: SidebarItem?
  private weak var rowWithMenu: SidebarCell?
  /// In seconds: the list may be read again before whoever renamed something is told so.
  private static let leavingDelay = 0.5
  /// Nil until there is something to list, so that the first frame doesn't wait for it.
  private(set) var collectionView: UICollectionView?
  private(set) var dataSource: UICollectionViewDiffableDataSource<SidebarSection, SidebarItem>?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = String(gallery: "Photos")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.accessibilityContainerType = .semanticGroup
    view.accessibilityLabel = String(gallery: "Sidebar")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    delegate?.sidebarDidChange(isVisible: true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    delegate?.sidebarDidChange(isVisible: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView?.frame = view.bounds
  }

  // MARK: Content

  /// Shows what there is. What a person has expanded stays so.
  func show(_ content: SidebarContent) {
    loadViewIfNeeded()
    let (isFirst, old) = (dataSource == nil, rows)
    let source = dataSource ?? makeList()
    self.content = content
    rows = content.rows
    let isAnimated = !isFirst && view.window != nil && !UIAccessibility.isReduceMotionEnabled
    showSections(in: source, isAnimated: isAnimated)
    for section in content.sections {
      let shown = source.snapshot(for: section)
      let tree = content.tree(of: section, like: shown)
      guard tree.items != shown.items || tree.visibleItems != shown.visibleItems else { continue }
      source.apply(tree, to: section, animatingDifferences: isAnimated)
    }
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(
      snapshot.itemIdentifiers.filter { old[$0] != nil && old[$0] != rows[$0] })
    source.apply(snapshot, animatingDifferences: false)
    // What was just made or renamed isn't listed yet.
    if rows[selected] == nil, old[selected] != nil { leaveSoon(selected) }
    showSelection()
    if let awaited { reveal(awaited) }
  }

  /// Shows all photos in place of an item that isn't listed any more, unless it is found to have
  /// another name meanwhile.
  ///
  /// A folder that somebody moved away stays empty until it is back: whoever looks at it believes to
  /// see its photos, and may delete what is there instead.
  private func leaveSoon(_ item: SidebarItem) {
    if case .scope(.folder) = item { return }
    leaving = after(Self.leavingDelay) { [weak self] in
      guard let self, selected == item, rows[item] == nil else { return }
      choose(.scope(.all), isFinal: false)
    }
  }

  /// Adds and removes whole sections.
  private func showSections(
    in source: UICollectionViewDiffableDataSource<SidebarSection, SidebarItem>, isAnimated: Bool
  ) {
    var snapshot = source.snapshot()
    let shown = snapshot.sectionIdentifiers
    snapshot.deleteSections(shown.filter { !content.sections.contains($0) })
    for section in content.sections where !shown.contains(section) {
      if let next = snapshot.sectionIdentifiers.first(where: { $0.rawValue > section.rawValue }) {
        snapshot.insertSections([section], beforeSection: next)
      } else {
        snapshot.appendSections([section])
      }
    }
    if snapshot.sectionIdentifiers != shown {
      source.apply(snapshot, animatingDifferences: isAnimated)
    }
  }

  private func makeList() -> UICollectionViewDiffableDataSource<SidebarSection, SidebarItem> {
    let layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
      let section = self?.dataSource?.sectionIdentifier(for: index)
      list.headerMode = section?.title == nil ? .none : .firstItemInSection
      list.headerTopPadding = section?.title == nil ? 0 : 8
      return .list(using: list, layoutEnvironment: environment)
    }
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.backgroundColor = nil
    list.alwaysBounceVertical = true
    list.delegate = self
    (list.dragDelegate, list.dropDelegate) = (dragDelegate, dropDelegate)
    list.dragInteractionEnabled = true
    // A pointer drags folders at once, and scrolls with wheel and scroll bar.
    list.panGestureRecognizer.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map {
      NSNumber(value: $0.rawValue)
    }
    let cell = UICollectionView.CellRegistration<SidebarCell, SidebarItem> {
      [weak self] cell, _, item in
      if let row = self?.rows[item] { cell.show(row, of: item, from: self?.loader) }
    }
    let source = UICollectionViewDiffableDataSource<SidebarSection, SidebarItem>(
      collectionView: list
    ) { list, path, item in list.dequeueConfiguredReusableCell(using: cell, for: path, item: item) }
    source.sectionSnapshotHandlers.willCollapseItem = { [weak self] _ in self?.showSelectionSoon() }
    source.sectionSnapshotHandlers.willExpandItem = { [weak self] _ in self?.showSelectionSoon() }
    view.addSubview(list)
    // The list comes after the bar was laid out, which looks for what scrolls below it.
    setContentScrollView(list, for: .top)
    (collectionView, dataSource) = (list, source)
    return source
  }

  // MARK: Selection

  /// Shows which item is chosen.
  func select(_ item: SidebarItem) {
    selected = item
    showSelection()
  }

  /// Scrolls to an item and expands what it is in, as soon as it is listed.
  func reveal(_ item: SidebarItem) {
    awaited = item
    guard let dataSource,
      let section = content.sections.first(where: { dataSource.snapshot(for: $0).contains(item) })
    else { return }
    awaited = nil
    var tree = dataSource.snapshot(for: section)
    var folded: [SidebarItem] = []
    var place = tree.parent(of: item)
    while let parent = place {
      if !tree.isExpanded(parent) { folded.append(parent) }
      place = tree.parent(of: parent)
    }
    if !folded.isEmpty {
      tree.expand(folded)
      dataSource.apply(tree, to: section, animatingDifferences: false)
    }
    showSelection()
    scroll(to: item)
  }

  /// Shows what is in an item.
  func expand(_ item: SidebarItem) {
    guard let dataSource, rows[item]?.hasChildren == true,
      let section = content.sections.first(where: { dataSource.snapshot(for: $0).contains(item) })
    else { return }
    var tree = dataSource.snapshot(for: section)
    guard !tree.isExpanded(item) else { return }
    tree.expand([item])
    dataSource.apply(tree, to: section, animatingDifferences: false)
    showSelection()
  }

  private func scroll(to item: SidebarItem) {
    guard let collectionView, let path = dataSource?.indexPath(for: item) else { return }
    // Rows on the way have estimated heights until they are laid out.
    for _ in 0..<5 {
      guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return }
      collectionView.scrollRectToVisible(frame.insetBy(dx: 0, dy: -4), animated: false)
      collectionView.layoutIfNeeded()
      if collectionView.layoutAttributesForItem(at: path)?.frame == frame { return }
    }
  }

  private func showSelectionSoon() { Task { [weak self] in self?.showSelection() } }

  /// Selects the chosen item's row; none if it is hidden.
  private func showSelection() {
    guard let collectionView, let dataSource else { return }
    let path = dataSource.indexPath(for: selected)
    let shown = collectionView.indexPathsForSelectedItems ?? []
    for old in shown where old != path { collectionView.deselectItem(at: old, animated: false) }
    if let path, !shown.contains(path) {
      collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  private func choose(_ item: SidebarItem, isFinal: Bool) {
    select(item)
    delegate?.choose(item, isFinal: isFinal)
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func handle(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags.intersection([.control, .alternate, .command, .shift])
    guard flags.isEmpty else { return delegate?.handleSidebarKey(key) ?? false }
    switch key.keyCode {
    case .keyboardDownArrow: move(by: 1)
    case .keyboardUpArrow: move(by: -1)
    case .keyboardHome: move(by: -Int.max / 2)
    case .keyboardEnd: move(by: Int.max / 2)
    case .keyboardRightArrow: turn(isForward: !view.isMirrored)
    case .keyboardLeftArrow: turn(isForward: view.isMirrored)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      delegate?.choose(selected, isFinal: true)
    default: return delegate?.handleSidebarKey(key) ?? false
    }
    return true
  }

  private func move(by step: Int) {
    guard let dataSource else { return }
    let items = dataSource.snapshot().itemIdentifiers.filter { !$0.isHeading }
    guard let place = items.firstIndex(of: selected) else {
      // The chosen row is in a section that is collapsed.
      if let first = items.first { go(to: first) }
      return
    }
    go(to: items[min(max(0, place + step), items.count - 1)])
  }

  private func go(to item: SidebarItem) {
    guard item != selected else { return }
    choose(item, isFinal: false)
    scroll(to: item)
  }

  /// Expands the chosen item, or collapses it or goes to the item that it is in.
  private func turn(isForward: Bool) {
    guard let dataSource,
      let section = content.sections.first(where: {
        dataSource.snapshot(for: $0).contains(selected)
      })
    else { return }
    var tree = dataSource.snapshot(for: section)
    let isExpanded = tree.isExpanded(selected)
    if isForward {
      guard rows[selected]?.hasChildren == true, !isExpanded else { return }
      tree.expand([selected])
    } else if isExpanded {
      tree.collapse([selected])
    } else {
      if let parent = tree.parent(of: selected), !parent.isHeading { go(to: parent) }
      return
    }
    dataSource.apply(
      tree, to: section, animatingDifferences: !UIAccessibility.isReduceMotionEnabled)
    showSelection()
  }
}

extension SidebarController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { dataSource?.itemIdentifier(for: indexPath)?.isHeading == false }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let item = dataSource?.itemIdentifier(for: indexPath) { choose(item, isFinal: true) }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = indexPaths.first.flatMap({ dataSource?.itemIdentifier(for: $0) }),
      let menu = delegate?.menu(of: item)
    else { return nil }
    rowWithMenu = indexPaths.first.flatMap(collectionView.cellForItem) as? SidebarCell
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }

  /// The row is marked while its menu is open: the menu covers others, and another one is chosen.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { rowWithMenu?.isMenuOpen = true }

  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { rowWithMenu?.isMenuOpen = false }
}
