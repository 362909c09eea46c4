import Paging
import PhotoBrowsing
import UIKit

/// Shows an album: the photos and videos of all categories as pages in one row, with the
/// categories' titles above them. The items are of the app's own type.
///
/// The `album` takes the place of the photo browser's provider; everything else is as in the photo
/// browser. The titles and the extension view are the first of the `overlays`: append those of the app.
@MainActor open class AlbumBrowser<Item>: PhotoBrowser<AlbumItemID> {
  /// The photos and videos. It may be replaced at any time: the current item stays on screen if the
  /// new album has it; otherwise its neighbor is shown.
  public var album = Album<Item>() { didSet { albumDidChange() } }

  /// The effect of a click on the title of an empty category.
  public enum EmptyCategoryBehavior: Sendable {
    /// The nearest category with items is shown, preferably a later one.
    case opensNearest
    /// The title is disabled.
    case disabled
  }
  /// The effect of a click on the title of an empty category. The default shows the nearest
  /// category with items.
  public var emptyCategoryBehavior = EmptyCategoryBehavior.opensNearest {
    didSet { updateTitles() }
  }

  // MARK: Images

  /// Loads a photo, or a video's poster, with at least as many pixels; see `PhotoRequest.load`.
  public var loadItem: @MainActor (_ item: Item, _ pixels: CGSize) async throws -> UIImage = {
    _, _ in throw AlbumError.noLoader
  }
  /// Returns an image that can be shown at once, such as a thumbnail from a cache.
  public var itemPlaceholder: (_ item: Item) -> UIImage? = { _ in nil }
  /// Loads an image that is available sooner than the photo; see `PhotoRequest.loadPreview`.
  public var loadItemPreview: @MainActor (_ item: Item) async -> UIImage? = { _ in nil }
  /// Returns the size of the upright image in pixels if it is known before the item is loaded.
  public var itemSize: (_ item: Item) -> CGSize? = { _ in nil }
  /// Returns the URL of a video; nil for a photo.
  public var videoURL: (_ item: Item) -> URL? = { _ in nil }
  /// Configures the cell of a video that is about to be shown.
  public var configureVideo: (_ cell: VideoCell, _ item: Item) -> Void = { _, _ in }

  /// Called when another item becomes current, and once when the browser opens.
  public var onItemChange: ((_ indexPath: IndexPath, _ item: Item) -> Void)?

  /// The titles of the categories.
  public let titleStrip = TitleStrip()
  /// The width that the strip leaves free beside the close button, for buttons of the app, in
  /// points.
  public var titleStripInset: CGFloat {
    get { overlay.inset }
    set { overlay.inset = newValue }
  }
  /// The height that the strip leaves free above it for a bar of the app, in points.
  public var titleStripTop: CGFloat {
    get { overlay.top }
    set { overlay.top = newValue }
  }
  /// A view over the pages at the bottom, as high as it wants to be. The app handles its events.
  public var extensionView: UIView? {
    get { overlay.extensionView }
    set { overlay.extensionView = newValue }
  }
  private lazy var overlay = AlbumOverlay(titleStrip)
  private let indicator = CategoryIndicator()
  /// The item that `onItemChange` was called with last.
  private(set) var reportedID: AlbumItemID?

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    provider.numberOfPhotos = { [weak self] in self?.album.count ?? 0 }
    provider.photoID = { [weak self] in self?.album.id(at: $0) }
    provider.photoIndex = { [weak self] in self?.album.index(of: $0) }
    provider.photoRequest = { [weak self] id in
      guard let self, let item = item(for: id) else { return .missing(id) }
      return PhotoRequest(
        id: id, photoSize: { [itemSize] in itemSize(item) }, placeholder: itemPlaceholder(item),
        load: { [loadItem] in try await loadItem(item, $0) },
        loadPreview: { [loadItemPreview] in await loadItemPreview(item) })
    }
    provider.makeCell = { [weak self] _, index in self?.videoCell(at: index) }
    overlays = [overlay]
    pageIndicator = indicator
    indicator.positionOfPage = { [weak self] in self?.position(ofPage: $0) }
    overlay.onUpdate = { [weak self] in self?.pageDidChange() }
    onPageMove = { [weak self] in self?.updateTitleSelection($0) }
    titleStrip.onSelect = { [weak self] in self?.goToCategory($0) }
  }

  /// Not supported: a browser needs its album. Returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: State

  /// The index path of the current item.
  public var currentIndexPath: IndexPath? { currentIndex.flatMap { album.indexPath(of: $0) } }
  /// The current item.
  public var currentItem: Item? { currentIndex.flatMap { album.item(at: $0) } }

  /// The item with an id; nil if the album doesn't have it any more.
  public func item(for id: AlbumItemID) -> Item? {
    album.index(of: id).flatMap { album.item(at: $0) }
  }

  /// A cell for a video; nil for a photo, which the browser itself has a cell for.
  private func videoCell(at index: Int) -> VideoCell? {
    guard let item = album.item(at: index), let url = videoURL(item), let id = album.id(at: index)
    else { return nil }
    let cell = dequeueCell(VideoCell.self) { VideoCell() }
    cell.barInset = 52 + overlay.extensionHeight
    let (load, loadPreview) = (loadItem, loadItemPreview)
    cell.show(
      VideoRequest(
        id: id, url: url, videoSize: itemSize(item), placeholder: itemPlaceholder(item),
        loadPoster: { pixels in try await load(item, pixels) },
        loadPreview: { await loadPreview(item) }))
    configureVideo(cell, item)
    return cell
  }

  // MARK: Lifecycle

  open override func viewDidLoad() {
    updateTitles()
    super.viewDidLoad()
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
      let step = key.keyCode == .keyboardPageDown ? 1 : -1
      if onKey?(key) != true, isOpen, let current = currentIndexPath?.section,
        let category = album.category(after: current, by: step)
      {
        goToCategory(category)
      }
      return false
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: Categories

  /// Goes to a category's first page. `emptyCategoryBehavior` decides what happens if it has none.
  public func goToCategory(_ category: Int) {
    guard album.categories.indices.contains(category) else { return }
    let isEmpty = album.categories[category].loadedCount == 0
    if isEmpty && emptyCategoryBehavior == .disabled { return }
    guard let target = album.nearestCategoryWithItems(to: category),
      let index = album.firstIndex(ofCategory: target)
    else { return }
    goTo(index)
  }

  private func updateTitles() {
    var disabled: Set<Int> = []
    if emptyCategoryBehavior == .disabled {
      disabled = Set(album.categories.indices.filter { album.categories[$0].loadedCount == 0 })
    }
    titleStrip.setTitles(album.titles, disabled: disabled)
    titleStrip.isHidden = album.categories.count < 2
    overlay.setNeedsLayout()
  }

  /// Moves the capsule between the titles as pages move between the categories.
  private func updateTitleSelection(_ position: CGFloat) {
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
    guard let path = album.indexPath(of: page) else { return nil }
    return (path.item, album.categories[path.section].count)
  }

  // MARK: Changes

  private func albumDidChange() {
    updateTitles()
    guard isViewLoaded else { return }
    reloadData()
    if let currentIndex { updateTitleSelection(CGFloat(currentIndex)) }
  }

  private func pageDidChange() {
    guard let index = currentIndex, let path = album.indexPath(of: index) else { return }
    let id = album.id(at: index)
    pageDidAppear(at: path)
    guard id != reportedID, let item = album.item(at: index) else { return }
    reportedID = id
    onItemChange?(path, item)
  }

  /// Called when a page becomes current, and when the album changes.
  func pageDidAppear(at path: IndexPath) {}
}
