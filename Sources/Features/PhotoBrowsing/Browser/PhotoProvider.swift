import UIKit
import UIKitCompat

/// The questions of a browser about its photos, as one value: made of photos and a loader, by
/// `setDataSource(_:)`, or closure by closure. Only the number and a way to load are needed.
public struct PhotoProvider<ID: Hashable> {
  /// Returns the number of photos, on `reloadData()` and when the browser opens.
  public var numberOfPhotos: (() -> Int)?
  /// Makes a cell other than an `ImageCell` with `dequeueCell(_:make:)`; returns nil for an image
  /// cell.
  public var makeCell:
    ((_ browser: PhotoBrowserController, _ index: Int) -> (any PhotoBrowserCell)?)?
  /// Returns the id of a photo, which stays the same when photos before it are inserted or deleted;
  /// nil for a page that is not a photo.
  ///
  /// With `Int` ids it need not be set: the index is the id, and each `reloadData()` shows whatever
  /// photo the data has at the current index.
  public var photoID: ((_ index: Int) -> ID?)?
  /// Returns the current index of a photo. Without it, the browser searches from the photo's last
  /// index outwards.
  public var photoIndex: ((_ id: ID) -> Int?)?
  /// Returns all that is needed to show a photo. Each of the closures below replaces one part.
  public var photoRequest: (@MainActor (_ id: ID) -> PhotoRequest)?

  /// Returns the size of the upright photo in pixels if it is known before the photo is loaded.
  public var photoSize: ((_ id: ID) -> CGSize?)?
  /// Returns an image that can be shown at once, such as a thumbnail from a cache.
  public var placeholder: ((_ id: ID) -> UIImage?)?
  /// Loads a photo; see `PhotoRequest.load`. The description of an error that it throws is shown on
  /// the page with a button to try again.
  public var loadImage: (@MainActor (_ id: ID, _ pixels: CGSize) async throws -> UIImage)?
  /// Loads a part of a photo; see `PhotoRequest.loadRegion`.
  public var loadRegion:
    (@MainActor (_ id: ID, _ region: CGRect, _ pixels: CGSize) async throws -> UIImage)?
  /// Loads a preview of a photo; see `PhotoRequest.loadPreview`.
  public var loadPreview: (@MainActor (_ id: ID) async -> UIImage?)?
  /// Returns the file of a photo, which is shared and saved as it is. Without one, the image is.
  public var fileURL: ((_ id: ID) -> URL?)?

  /// Creates a provider that has no photos yet.
  public init() {}

  /// Creates a provider of photos.
  @MainActor public init(_ photos: [BrowserPhoto<ID>], loading loader: some PhotoLoading) {
    let indices = Dictionary(zip(photos.map(\.id), photos.indices)) { first, _ in first }
    numberOfPhotos = { photos.count }
    photoID = { photos[$0].id }
    photoIndex = { indices[$0] }
    photoRequest = { id in indices[id].map { photos[$0].request(loader) } ?? .missing(id) }
    fileURL = { id in
      indices[id].map { photos[$0].url }.flatMap { $0.isFileURL ? $0 : nil }
    }
  }

  /// Returns what is needed to show a photo.
  @MainActor func request(for id: ID) -> PhotoRequest {
    var request =
      photoRequest?(id) ?? PhotoRequest(id: id) { _ in throw PhotoBrowserError.noLoader }
    if let photoSize { request.photoSize = { photoSize(id) } }
    if let placeholder { request.placeholder = placeholder(id) }
    if let loadImage { request.load = { try await loadImage(id, $0) } }
    if let loadRegion { request.loadRegion = { try await loadRegion(id, $0, $1) } }
    if let loadPreview { request.loadPreview = { await loadPreview(id) } }
    return request
  }
}
