import Paging
import PhotoBrowsing
import UIKit

/// Shows an album: the photos and videos of all categories as pages in one row, with the
/// categories' titles above them.
///
/// The pages come from the adapter, whose album may change or be replaced at any time. The adapter
/// takes the place of the photo browser's closures for data; everything else is as in the photo
/// browser. The title strip and the extension view are `overlays`: append those of the app to them.
@MainActor open class AlbumBrowserController: PhotoBrowser<AlbumItem.ID> {
  /// Provides the pages. If it is replaced by one whose album has the current item, too, that item
  /// stays on screen. Otherwise the new adapter's `selection` is shown or, without one, the item
  /// with the same identity in whatever category it is in now.
  public var adapter = AlbumAdapter() {
    didSet { if adapter !== oldValue { adapterDidChange(from: oldValue) } }
  }

  /// What happens when a person clicks the title of an empty category.
  public enum EmptyCategoryBehavior: Sendable {
    /// The nearest category with items is shown, preferably a later one.
    case opensNearest
    /// The title is disabled.
    case disabled
  }
  /// What happens when a person clicks the title of an empty category. The default shows the
  /// nearest category with items.
  public var emptyCategoryBehavior = EmptyCategoryBehavior.opensNearest {
    didSet { updateTitles() }
  }

  // MARK: Images

  /// Loads a photo, or a video's poster, with at least as many pixels; see `PhotoRequest.load`.
  public var loadItem: (_ item: AlbumItem, _ pixels: CGSize) async throws -> UIImage = {
    _, _ in throw AlbumError.noLoader
  }
  /// Returns an image that can be shown at once, such as a thumbnail from a cache.
  public var itemPlaceholder: (_ item: AlbumItem) -> UIImage? = { _ in nil }
  /// Loads the image that an item names as its `placeholderImage`, shown until the photo has loaded
  /// if `itemPlaceholder` returns nil. The default reads files, by path or URL, and resources of
  /// the main bundle; it loads other URLs with `loadItem`.
  public lazy var loadPlaceholder: (_ name: String, _ pixels: CGSize) async -> UIImage? = {
    [weak self] in await self?.namedPlaceholder($0, pixels: $1)
  }
  /// Returns the size of the upright image in pixels if it is known before the item is loaded.
  public var itemSize: (_ item: AlbumItem) -> CGSize? = { _ in nil }
  /// Configures the cell of a video that is about to be shown.
  public var configureVideo: (_ cell: VideoCell, _ item: AlbumItem) -> Void = { _, _ in }

  /// Called when another item becomes current, and once when the browser opens.
  public var onItemChange: ((_ indexPath: IndexPath, _ item: AlbumItem) -> Void)?

  /// The titles of the categories.
  public let titleStrip = TitleStrip()
  /// The width that the strip leaves free beside the close button, for buttons of the app, in
  /// points.
  public var titleStripInset: CGFloat {
    get { titleStripOverlay.inset }
    set { titleStripOverlay.inset = newValue }
  }
  /// The height that the strip leaves free above it for a bar of the app, in points.
  public var titleStripTop: CGFloat {
    get { titleStripOverlay.top }
    set { titleStripOverlay.top = newValue }
  }
  private(set) lazy var titleStripOverlay = TitleStripOverlay(titleStrip)
  let extensionOverlay = ExtensionViewOverlay()
  private let indicator = CategoryIndicator()
  private var reportedID: AlbumItem.ID?
  private var hasStart = false

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    provider.numberOfPhotos = { [weak self] in self?.adapter.album.count ?? 0 }
    provider.photoID = { [weak self] in self?.adapter.album.id(at: $0) }
    provider.photoIndex = { [weak self] in self?.adapter.album.index(of: $0) }
    provider.photoSize = { [weak self] in self?.item(for: $0).flatMap { self?.itemSize($0) } }
    provider.placeholder = { [weak self] in
      self?.item(for: $0).flatMap { self?.itemPlaceholder($0) }
    }
    provider.loadImage = { [weak self] id, pixels in
      guard let self, let item = item(for: id) else { throw CancellationError() }
      // A video with a URL plays from it.
      if item.kind == .video && item.url == nil { throw AlbumError.noAddress }
      return try await loadItem(item, pixels)
    }
    provider.loadPreview = { [weak self] in
      guard let item = self?.item(for: $0) else { return nil }
      return await self?.placeholderImage(of: item)
    }
    provider.makeCell = { [weak self] _, index in self?.videoCell(at: index) }
    overlays = [extensionOverlay, titleStripOverlay]
    pageIndicator = indicator
    indicator.positionOfPage = { [weak self] in self?.position(ofPage: $0) }
    titleStripOverlay.onUpdate = { [weak self] in self?.pageDidChange() }
    onPageMove = { [weak self] in self?.updateTitleSelection($0) }
    titleStrip.onSelect = { [weak self] in self?.goToCategory($0) }
    adapter.onChange = { [weak self] in self?.albumDidChange() }
  }

  /// Not supported: a browser needs its album. Returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: State

  /// The index path of the current item.
  public var currentIndexPath: IndexPath? {
    currentIndex.flatMap { adapter.album.indexPath(of: $0) }
  }
  /// The current item.
  public var currentItem: AlbumItem? { currentIndex.flatMap { adapter.album.item(at: $0) } }

  /// The item with an id; nil if the album doesn't have it any more.
  public func item(for id: AlbumItem.ID) -> AlbumItem? {
    adapter.album.index(of: id).flatMap { adapter.album.item(at: $0) }
  }

  // MARK: Opening

  /// Opens the browser at the adapter's selection or the item nearest to it.
  ///
  /// Throws what the adapter's data source throws when it is asked for the first time.
  public func open(by method: OpenMethod = .present()) throws {
    try adapter.begin()
    hasStart = true
    open(at: adapter.album.nearestIndex(to: adapter.selection) ?? 0, by: method)
  }

  open override func viewDidLoad() {
    // If the browser is presented without `open(by:)`, the adapter keeps the error.
    try? adapter.begin()
    extensionOverlay.content = adapter.makeExtensionView?()
    updateTitles()
    super.viewDidLoad()
    if !hasStart, currentIndex == 0, let index = adapter.album.nearestIndex(to: adapter.selection) {
      goTo(index, animated: false)
    }
    updateTitleSelection(CGFloat(currentIndex ?? 0))
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    titleStrip.semanticContentAttribute = view.semanticContentAttribute
  }

  /// Control-Page Down and Control-Page Up go to the next and previous category, as in a window
  /// with tabs.
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

  /// Goes to a category's first page. `emptyCategoryBehavior` decides what happens if it has none.
  public func goToCategory(_ category: Int) {
    let album = adapter.album
    guard album.categories.indices.contains(category) else { return }
    let isEmpty = album.categories[category].loadedCount == 0
    if isEmpty && emptyCategoryBehavior == .disabled { return }
    guard let target = album.nearestCategoryWithItems(to: category),
      let index = album.firstIndex(ofCategory: target)
    else { return }
    goTo(index)
  }

  /// Skips empty categories.
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
    if emptyCategoryBehavior == .disabled {
      disabled = Set(album.categories.indices.filter { album.categories[$0].loadedCount == 0 })
    }
    titleStrip.setTitles(album.titles, disabled: disabled)
    titleStrip.isHidden = album.categories.count < 2
    titleStripOverlay.setNeedsLayout()
  }

  /// Moves the capsule between the titles as pages move between the categories.
  private func updateTitleSelection(_ position: CGFloat) {
    let album = adapter.album
    guard album.count > 0 else { return }
    let low = position.rounded(.down)
    let rest = Int(low) % album.count
    let first = rest < 0 ? rest + album.count : rest
    let second = isLooping ? (first + 1) % album.count : min(first + 1, album.count - 1)
    let page = position < 0 && !isLooping ? 0 : first
    guard let from = album.category(ofPageAt: page), let to = album.category(ofPageAt: second)
    else { return }
    titleStrip.select(from, towards: to, fraction: from == to ? 0 : position - low)
  }

  private func position(ofPage page: Int) -> (item: Int, count: Int)? {
    guard let path = adapter.album.indexPath(of: page) else { return nil }
    return (path.item, adapter.album.categories[path.section].count)
  }

  // MARK: Changes

  private func adapterDidChange(from old: AlbumAdapter) {
    old.onChange = nil
    adapter.onChange = { [weak self] in self?.albumDidChange() }
    guard isViewLoaded else { return }
    let current = reportedID
    let key = current.flatMap { old.album.ownKey(of: $0) }
    try? adapter.begin()
    extensionOverlay.content = adapter.makeExtensionView?()
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
    if let currentIndex { updateTitleSelection(CGFloat(currentIndex)) }
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
