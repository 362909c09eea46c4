import PhotoBrowsing
import UIKit

/// Shows the album of an adapter, which may change or be replaced at any time.
///
/// Without a `loadItem` of the app, photos are loaded from their items' URLs: files, and images of
/// servers with the system's shared URL session.
@MainActor open class AlbumBrowserController: AlbumBrowser<AlbumItem> {
  /// Provides the album. If it is replaced by one whose album has the current item, too, that item
  /// stays on screen. Otherwise the new adapter's `selection` is shown or, without one, the item
  /// with the same identity in whatever category it is in now.
  public var adapter = AlbumAdapter() {
    didSet { if adapter !== oldValue { adapterDidChange(from: oldValue) } }
  }

  /// Loads the image that an item names as its `placeholderImage`, shown until the photo has loaded
  /// if `itemPlaceholder` returns nil. The default reads files, by path or URL, and resources of
  /// the main bundle; it loads other URLs with `loadItem`.
  public lazy var loadPlaceholder: (_ name: String, _ pixels: CGSize) async -> UIImage? = {
    [weak self] in await self?.namedPlaceholder($0, pixels: $1)
  }

  private var hasStart = false

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    let photoRequest = provider.photoRequest
    provider.photoRequest = { [weak self] id in
      // A video with a URL plays from it.
      if let item = self?.item(for: id), item.kind == .video, item.url == nil {
        return PhotoRequest(id: id) { _ in throw AlbumError.noAddress }
      }
      return photoRequest?(id) ?? .missing(id)
    }
    loadItem = { try await AlbumImages.image(of: $0, pixels: $1) }
    videoURL = { $0.kind == .video ? $0.url : nil }
    loadItemPreview = { [weak self] in await self?.placeholderImage(of: $0) }
    adapter.onChange = { [weak self] in self?.album = $0 }
  }

  /// Not supported: a browser needs its album. Returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Opens the browser at the adapter's selection or the item nearest to it.
  ///
  /// Throws what the adapter's data source throws when it is asked for the first time.
  public func open(by method: OpenMethod = .present()) throws {
    try adapter.begin()
    hasStart = true
    open(at: album.nearestIndex(to: adapter.selection) ?? 0, by: method)
  }

  open override func viewDidLoad() {
    // If the browser is presented without `open(by:)`, the adapter keeps the error.
    try? adapter.begin()
    extensionView = adapter.makeExtensionView?()
    super.viewDidLoad()
    if !hasStart, currentIndex == 0, let index = album.nearestIndex(to: adapter.selection) {
      goTo(index, animated: false)
    }
  }

  private func adapterDidChange(from old: AlbumAdapter) {
    old.onChange = nil
    adapter.onChange = { [weak self] in self?.album = $0 }
    let current = reportedID
    let key = current.flatMap { old.album.ownKey(of: $0) }
    if isViewLoaded {
      try? adapter.begin()
      extensionView = adapter.makeExtensionView?()
    }
    album = adapter.album
    guard isViewLoaded, let current, album.index(of: current) == nil else { return }
    let same = adapter.selection == nil ? key.flatMap { album.index(ofKey: $0) } : nil
    if let index = same ?? album.nearestIndex(to: adapter.selection) {
      goTo(index, animated: false)
    }
  }

  override func pageDidAppear(at path: IndexPath) { adapter.pageDidAppear(at: path) }
}
