import UIKit

/// Shows photos full size, one page each: opens from a thumbnail, pages, zooms, and returns into
/// the thumbnail of whatever photo is current.
///
/// It holds no data. It asks by index for as many photos as there are, and by id for everything
/// else, so that photos may come and go while it is open. An id is whatever the app names its
/// photos by: `PhotoBrowser<URL>()`, or `PhotoBrowser<Int>()` for photos that their index names.
@MainActor open class PhotoBrowser<ID: Hashable>: PhotoBrowserController {
  // MARK: Data

  /// What stays the same when photos before it come and go; nil for a page that is no photo.
  ///
  /// An `Int` need not be set: the index stands in, and each `reloadData()` shows what the data has at
  /// the current index by then.
  public var photoID: ((_ index: Int) -> ID?)?
  /// Where a photo is now. Searched from its last place outwards when not set.
  public var photoIndex: ((_ id: ID) -> Int?)?
  /// Upright pixels, when they are known before the photo is loaded.
  public var photoSize: (_ id: ID) -> CGSize? = { _ in nil }
  /// What can be shown at once: a thumbnail from a cache.
  public var placeholder: (_ id: ID) -> UIImage? = { _ in nil }
  /// See `PhotoRequest.load`. What it throws is shown in words, with a button to try again.
  public var loadImage: @MainActor (_ id: ID, _ pixels: CGSize) async throws -> UIImage = {
    _, _ in throw PhotoBrowserError.noLoader
  }
  /// See `PhotoRequest.loadRegion`.
  public var loadRegion:
    (@MainActor (_ id: ID, _ region: CGRect, _ pixels: CGSize) async throws -> UIImage)?
  /// See `PhotoRequest.loadPreview`.
  public var loadPreview: (@MainActor (_ id: ID) async -> UIImage?)?

  // MARK: Events

  /// Another photo is current; also once when the browser opens. The id is nil on a page that is no
  /// photo.
  public var onPageChange: ((_ index: Int, _ id: ID?) -> Void)?
  /// The browser is gone; the photo that was shown last, nil when there was none left.
  public var onClose: ((_ id: ID?) -> Void)?
  /// Photos that are likely to be wanted soon.
  public var onPrefetch: ((_ ids: [ID]) -> Void)?

  /// Creates a browser without photos; set `numberOfPhotos` and `loadImage`, or a data source.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    didChangePage = { [unowned self] in onPageChange?($0, id(at: $0)) }
    didClose = { [unowned self] in onClose?(currentID) }
    prefetchPhotos = { [unowned self] in onPrefetch?($0.compactMap { id(at: $0) }) }
  }

  // MARK: State

  /// The current photo.
  public var currentID: ID? { currentIndex.flatMap { id(at: $0) } }

  /// What `photoID` says, or the index where that is an id. Nil for a page that is no photo.
  public func id(at index: Int) -> ID? { photoID?(index) ?? index as? ID }

  /// Loads photos again whose content is another under the same id. A photo that is on screen stays
  /// there, zoomed as it is, until the new one has come. Of pages that do not exist now nothing is
  /// held: they load what is there when they come near.
  ///
  /// Whatever the app's loader keeps of them is the app's to forget before.
  public func reloadPhotos(_ ids: [ID]) { reloadPhotos(withIDs: Set(ids.map { PhotoID($0) })) }

  /// Shows how much of a photo has come, on its page if it has one now.
  ///
  /// - Parameter fraction: 0…1.
  public func setLoadingProgress(_ fraction: Double, for id: ID) {
    setLoadingProgress(fraction, of: PhotoID(id))
  }

  // MARK: Source

  /// Where photos open from and return to. Held weakly.
  public func setSource(_ source: some PhotoSourcing<ID>) { self.source = source }

  /// From now on photos open from nowhere and fade.
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
