import Paging
import PhotoBrowsing
import UIKit

/// Shows an album: photos and videos of all categories in one strip of pages, and the categories'
/// titles above it.
///
/// It takes its pages from the adapter, which may change or be exchanged at any time. What the
/// photo browser's own closures for data say is the adapter's here; everything else is as there.
/// The strip and the extension view are its `overlays`: append an app's own to them.
@MainActor open class AlbumBrowserController: PhotoBrowser<AlbumItem.ID> {
  /// Where the pages come from. Another adapter whose album has the current page, too, leaves it
  /// there; else it begins at its own selection, and without one at the same photo under whatever
  /// heading it has now.
  public var adapter = AlbumAdapter() {
    didSet { if adapter !== oldValue { exchange(oldValue) } }
  }

  /// What a click on the title of an empty category does.
  public enum EmptyCategories: Sendable {
    /// The nearest category with pages opens, the later one first.
    case leadOn
    /// It cannot be chosen.
    case disabled
  }
  public var emptyCategories = EmptyCategories.leadOn {
    didSet { updateTitles() }
  }

  // MARK: Pictures

  /// A photo, or a video's poster, of at least so many pixels; see `PhotoRequest.load`.
  public var loadItem: (_ item: AlbumItem, _ pixels: CGSize) async throws -> UIImage = {
    _, _ in throw AlbumError.noLoader
  }
  /// What can be shown at once: a thumbnail from a cache.
  public var itemPlaceholder: (_ item: AlbumItem) -> UIImage? = { _ in nil }
  /// Loads what an item's `placeholderImage` names, shown until the photo has come where
  /// `itemPlaceholder` has nothing. The default reads a file, by its path or address, or a resource
  /// of the main bundle, and leaves other addresses to `loadItem`, as those of items.
  public lazy var loadPlaceholder: (_ name: String, _ pixels: CGSize) async -> UIImage? = {
    [weak self] in await self?.namedPlaceholder($0, pixels: $1)
  }
  /// Upright pixels, when they are known before the item is loaded.
  public var itemSize: (_ item: AlbumItem) -> CGSize? = { _ in nil }
  /// Makes ready the page of a video that is about to be shown.
  public var configureVideo: (_ cell: VideoCell, _ item: AlbumItem) -> Void = { _, _ in }

  /// Another page is current; also once when the browser opens.
  public var onItemChange: ((_ indexPath: IndexPath, _ item: AlbumItem) -> Void)?

  public let titleStrip = TitleStrip()
  /// Points that the strip leaves free beside the browser's own button, for buttons of the app.
  public var titleStripInset: CGFloat {
    get { stripOverlay.inset }
    set { stripOverlay.inset = newValue }
  }
  private(set) lazy var stripOverlay = StripOverlay(titleStrip)
  let slot = ExtensionSlot()
  private let indicator = CategoryIndicator()
  private var reportedID: AlbumItem.ID?
  private var hasStart = false

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    numberOfPhotos = { [weak self] in self?.adapter.album.count ?? 0 }
    photoID = { [weak self] in self?.adapter.album.id(at: $0) }
    photoIndex = { [weak self] in self?.adapter.album.index(of: $0) }
    photoSize = { [weak self] in self?.item(for: $0).flatMap { self?.itemSize($0) } }
    placeholder = { [weak self] in self?.item(for: $0).flatMap { self?.itemPlaceholder($0) } }
    loadImage = { [weak self] id, pixels in
      guard let self, let item = item(for: id) else { throw CancellationError() }
      // Videos that have one play by themselves.
      if item.kind == .video && item.url == nil { throw AlbumError.noAddress }
      return try await loadItem(item, pixels)
    }
    loadPreview = { [weak self] in
      guard let item = self?.item(for: $0) else { return nil }
      return await self?.placeholderImage(of: item)
    }
    makeCell = { [weak self] _, index in self?.videoCell(at: index) }
    overlays = [slot, stripOverlay]
    pageIndicator = indicator
    indicator.placeOfPage = { [weak self] in self?.place(ofPage: $0) }
    stripOverlay.onUpdate = { [weak self] in self?.pageDidChange() }
    onPageMove = { [weak self] in self?.follow($0) }
    titleStrip.onSelect = { [weak self] in self?.goToCategory($0) }
    adapter.onChange = { [weak self] in self?.albumDidChange() }
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: State

  /// The category and the place in it of the page that is shown.
  public var currentIndexPath: IndexPath? {
    currentIndex.flatMap { adapter.album.indexPath(of: $0) }
  }
  /// What the page shows.
  public var currentItem: AlbumItem? { currentIndex.flatMap { adapter.album.item(at: $0) } }

  /// Nil for an item that the album does not have any more.
  public func item(for id: AlbumItem.ID) -> AlbumItem? {
    adapter.album.index(of: id).flatMap { adapter.album.item(at: $0) }
  }

  // MARK: Opening

  /// Opens at the adapter's selection, or the page nearest to it. Does nothing without pages.
  ///
  /// Throws what the adapter's data source throws when it is asked for the first time.
  public func open(by method: OpenMethod = .present()) throws {
    try adapter.begin()
    guard let index = adapter.album.nearestIndex(to: adapter.selection) else { return }
    hasStart = true
    open(at: index, by: method)
  }

  open override func viewDidLoad() {
    // Whoever presents it without opening it finds the reason in the adapter.
    try? adapter.begin()
    slot.content = adapter.makeExtensionView?()
    updateTitles()
    super.viewDidLoad()
    if !hasStart, currentIndex == 0, let index = adapter.album.nearestIndex(to: adapter.selection) {
      goTo(index, animated: false)
    }
    follow(CGFloat(currentIndex ?? 0))
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    titleStrip.semanticContentAttribute = view.semanticContentAttribute
  }

  /// Control and Page Down, as in a window with tabs, goes on to the next category.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in
      guard let key = press.key, key.modifierFlags.contains(.control),
        key.keyCode == .keyboardPageDown || key.keyCode == .keyboardPageUp
      else { return true }
      if onKey?(key) != true, isOpen {
        goToCategory(after: key.keyCode == .keyboardPageDown ? 1 : -1)
      }
      return false
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: Categories

  /// Goes to a category's first page; what an empty one does is `emptyCategories`' matter.
  public func goToCategory(_ category: Int) {
    let album = adapter.album
    guard album.categories.indices.contains(category) else { return }
    let isEmpty = album.categories[category].loadedCount == 0
    if isEmpty && emptyCategories == .disabled { return }
    guard let target = album.nearestCategoryWithItems(to: category),
      let index = album.firstIndex(ofCategory: target)
    else { return }
    goTo(index)
  }

  /// Empty ones are passed over.
  private func goToCategory(after step: Int) {
    let categories = adapter.album.categories
    guard let current = currentIndexPath?.section else { return }
    var category = current + step
    while categories.indices.contains(category), categories[category].loadedCount == 0 {
      category += step
    }
    if let index = adapter.album.firstIndex(ofCategory: category) { goTo(index) }
  }

  func updateTitles() {
    let album = adapter.album
    var disabled: Set<Int> = []
    if emptyCategories == .disabled {
      disabled = Set(album.categories.indices.filter { album.categories[$0].loadedCount == 0 })
    }
    titleStrip.setTitles(album.titles, disabled: disabled)
    titleStrip.isHidden = album.categories.count < 2
    stripOverlay.setNeedsLayout()
  }

  /// The capsule goes from title to title as pages go from category to category.
  private func follow(_ position: CGFloat) {
    let album = adapter.album
    guard album.count > 0 else { return }
    let low = position.rounded(.down)
    let rest = Int(low) % album.count
    let first = rest < 0 ? rest + album.count : rest
    let second = isLooping ? (first + 1) % album.count : min(first + 1, album.count - 1)
    let page = position < 0 && !isLooping ? 0 : first
    guard let from = album.category(ofPageAt: page), let to = album.category(ofPageAt: second)
    else { return }
    titleStrip.choose(from, towards: to, fraction: from == to ? 0 : position - low)
  }

  private func place(ofPage page: Int) -> (item: Int, count: Int)? {
    guard let path = adapter.album.indexPath(of: page) else { return nil }
    return (path.item, adapter.album.categories[path.section].count)
  }

  // MARK: Changes

  private func exchange(_ old: AlbumAdapter) {
    old.onChange = nil
    adapter.onChange = { [weak self] in self?.albumDidChange() }
    guard isViewLoaded else { return }
    let current = reportedID
    let key = current.flatMap { old.album.ownKey(of: $0) }
    try? adapter.begin()
    slot.content = adapter.makeExtensionView?()
    albumDidChange()
    guard let current, adapter.album.index(of: current) == nil else { return }
    let album = adapter.album
    let same = adapter.selection == nil ? key.flatMap { album.index(ofKey: $0) } : nil
    if let index = same ?? album.nearestIndex(to: adapter.selection) {
      goTo(index, animated: false)
    }
  }

  private func albumDidChange() {
    updateTitles()
    guard isViewLoaded else { return }
    reloadData()
    if let currentIndex { follow(CGFloat(currentIndex)) }
  }

  private func pageDidChange() {
    guard let index = currentIndex, let path = adapter.album.indexPath(of: index) else { return }
    let id = adapter.album.id(at: index)
    adapter.pageDidAppear(at: path)
    guard id != reportedID, let item = adapter.album.item(at: index) else { return }
    reportedID = id
    onItemChange?(path, item)
  }
}
