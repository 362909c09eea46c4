import UIKit

/// Shows photos full size, one on each page. It opens from a thumbnail, pages, zooms, and returns
/// to the thumbnail of the current photo.
///
/// The browser holds no data. It asks for the number of photos, for an id by index, and for
/// everything else by id, so that photos may be inserted and deleted while it is open. An id is of
/// the app's own type: `PhotoBrowser<URL>()`, or `PhotoBrowser<Int>()` for photos that are
/// identified by their index.
@MainActor open class PhotoBrowser<ID: Hashable>: PhotoBrowserController {
  // MARK: Data

  /// Returns the id of a photo, which stays the same when photos before it are inserted or deleted;
  /// nil for a page that is not a photo.
  ///
  /// With `Int` ids it need not be set: the index is the id, and each `reloadData()` shows whatever
  /// photo the data has at the current index.
  public var photoID: ((_ index: Int) -> ID?)?
  /// Returns the current index of a photo. Without it, the browser searches from the photo's last
  /// index outwards.
  public var photoIndex: ((_ id: ID) -> Int?)?
  /// Returns the size of the upright photo in pixels if it is known before the photo is loaded.
  public var photoSize: (_ id: ID) -> CGSize? = { _ in nil }
  /// Returns an image that can be shown at once, such as a thumbnail from a cache.
  public var placeholder: (_ id: ID) -> UIImage? = { _ in nil }
  /// Loads a photo; see `PhotoRequest.load`. The description of an error that it throws is shown on
  /// the page with a button to try again.
  public var loadImage: @MainActor (_ id: ID, _ pixels: CGSize) async throws -> UIImage = {
    _, _ in throw PhotoBrowserError.noLoader
  }
  /// Loads a part of a photo; see `PhotoRequest.loadRegion`.
  public var loadRegion:
    (@MainActor (_ id: ID, _ region: CGRect, _ pixels: CGSize) async throws -> UIImage)?
  /// Loads a preview of a photo; see `PhotoRequest.loadPreview`.
  public var loadPreview: (@MainActor (_ id: ID) async -> UIImage?)?

  // MARK: Events

  /// Called when another photo becomes current, and once when the browser opens. The id is nil for
  /// a page that is not a photo.
  public var onPageChange: ((_ index: Int, _ id: ID?) -> Void)?
  /// Called when the browser has closed, with the id of the last current photo; nil if none was
  /// left.
  public var onClose: ((_ id: ID?) -> Void)?
  /// Called with photos that are likely to be shown soon.
  public var onPrefetch: ((_ ids: [ID]) -> Void)?

  /// Creates a browser without photos; set `numberOfPhotos` and `loadImage`, or a data source.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    didChangePage = { [unowned self] in onPageChange?($0, id(at: $0)) }
    didClose = { [unowned self] in onClose?(currentID) }
    prefetchPhotos = { [unowned self] in onPrefetch?($0.compactMap { id(at: $0) }) }
  }

  // MARK: State

  /// The id of the current photo.
  public var currentID: ID? { currentIndex.flatMap { id(at: $0) } }

  /// The id of a photo: the one that `photoID` returns or, for `Int` ids, the index. Nil for a page
  /// that is not a photo.
  public func id(at index: Int) -> ID? { photoID?(index) ?? index as? ID }

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

  override func ownID(at index: Int) -> PhotoID? { photoID?(index).map { PhotoID($0) } }

  override func index(of id: PhotoID, near hint: Int) -> Int? {
    guard let photoIndex else { return super.index(of: id, near: hint) }
    return id.typed(ID.self).flatMap { photoIndex($0) }
  }

  override func request(at index: Int) -> PhotoRequest {
    guard let id = id(at: index) else {
      return PhotoRequest(id: index) { _ in throw PhotoBrowserError.noID }
    }
    let (load, size) = (loadImage, photoSize)
    var request = PhotoRequest(
      id: id, photoSize: { size(id) }, placeholder: placeholder(id),
      load: { pixels in try await load(id, pixels) })
    if let loadRegion { request.loadRegion = { try await loadRegion(id, $0, $1) } }
    if let loadPreview { request.loadPreview = { await loadPreview(id) } }
    return request
  }
}
