import UIKit
import UIKitCompat

/// Shows photos full size, one on each page. It opens from a thumbnail, pages, zooms, and returns
/// to the thumbnail of the current photo.
///
/// The browser holds no data. It asks for the number of photos, for an id by index, and for
/// everything else by id, so that photos may be inserted and deleted while it is open. An id is of
/// the app's own type: `PhotoBrowser<URL>()`, or `PhotoBrowser<Int>()` for photos that are
/// identified by their index. `PhotoBrowser(photos, loading: loader)` is all that an array of
/// photos needs.
@dynamicMemberLookup @MainActor open class PhotoBrowser<ID: Hashable>: PhotoBrowserController {
  // MARK: Data

  /// Provides the photos. Call `reloadData()` after you have set another.
  public var provider = PhotoProvider<ID>()

  /// The closures of the `provider`, as if they were the browser's own.
  public subscript<Value>(
    dynamicMember closure: WritableKeyPath<PhotoProvider<ID>, Value>
  ) -> Value {
    get { provider[keyPath: closure] }
    set { provider[keyPath: closure] = newValue }
  }

  // MARK: Events

  /// Called when another photo becomes current, and once when the browser opens. The id is nil for
  /// a page that is not a photo.
  public var onPageChange: ((_ index: Int, _ id: ID?) -> Void)?
  /// Called when the browser has closed, with the id of the last current photo; nil if none was
  /// left.
  public var onClose: ((_ id: ID?) -> Void)?
  /// Called with photos that are likely to be shown soon.
  public var onPrefetch: ((_ ids: [ID]) -> Void)?

  /// Creates a browser of photos.
  ///
  /// - Parameter loader: Loads them by their URLs, such as ImageLoading's `ImageLoader`.
  public convenience init(_ photos: [BrowserPhoto<ID>], loading loader: some PhotoLoading) {
    self.init(nibName: nil, bundle: nil)
    provider = PhotoProvider(photos, loading: loader)
  }

  /// Creates a browser of the photos at some URLs, which identify them.
  public convenience init(_ urls: [URL], loading loader: some PhotoLoading) where ID == URL {
    self.init(urls.map { BrowserPhoto(id: $0, url: $0) }, loading: loader)
  }

  // MARK: State

  /// The id of the current photo.
  public var currentID: ID? { currentIndex.flatMap { id(at: $0) } }

  /// The id of a photo: the one that `photoID` returns or, for `Int` ids, the index. Nil for a page
  /// that is not a photo.
  public func id(at index: Int) -> ID? { provider.photoID?(index) ?? index as? ID }

  /// Loads photos again whose content has changed under the same id. A visible photo stays on
  /// screen, with its zoom, until the new one has loaded. Pages that don't exist at the moment load
  /// the new photo when they are created.
  ///
  /// The app has to remove the photos from its own caches before.
  public func reloadPhotos(_ ids: [ID]) { reloadPhotos(withIDs: Set(ids.map { PhotoID($0) })) }

  /// Shows the progress of loading a photo on its page, if it has one at the moment.
  ///
  /// - Parameter fraction: 0…1.
  public func setLoadingProgress(_ fraction: Double, for id: ID) {
    setLoadingProgress(fraction, of: PhotoID(id))
  }

  // MARK: Source

  /// Sets the screen that photos open from and return to. The browser holds it weakly.
  public func setSource(_ source: some PhotoSourcing<ID>) { self.source = source }

  /// Removes the source: photos fade in and out from now on.
  public func removeSource() { source = nil }

  // MARK: For the controller

  public override var photoCount: Int { provider.numberOfPhotos?() ?? 0 }

  override var emptyMessage: String {
    guard provider.numberOfPhotos == nil else { return super.emptyMessage }
    let error = PhotoBrowserError.noPhotos.description
    NSLog("PhotoBrowser: \(error)")
    return error
  }

  override func ownCell(at index: Int) -> (any PhotoBrowserCell)? {
    provider.makeCell?(self, index)
  }

  override func ownID(at index: Int) -> PhotoID? { provider.photoID?(index).map { PhotoID($0) } }

  override func index(of id: PhotoID, near hint: Int) -> Int? {
    guard let photoIndex = provider.photoIndex else { return super.index(of: id, near: hint) }
    return id.typed(ID.self).flatMap { photoIndex($0) }
  }

  override func request(at index: Int) -> PhotoRequest {
    guard let id = id(at: index) else {
      return PhotoRequest(id: index) { _ in throw PhotoBrowserError.noID }
    }
    return provider.request(for: id)
  }

  override func ownFile(at index: Int) -> URL? { id(at: index).flatMap { provider.fileURL?($0) } }
  override func didChangePage(to index: Int) { onPageChange?(index, id(at: index)) }
  override func didClose() { onClose?(currentID) }
  override func prefetch(_ indices: [Int]) { onPrefetch?(indices.compactMap { id(at: $0) }) }
}
