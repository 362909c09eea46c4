import ImageLoading
import PhotoBrowsing
import PhotoIndexing
import UIKit

/// Loads photos in the size of the window, those first that are seen first.
@MainActor final class PhotoImages {
  /// The memory for the largest animation that is decoded and the photos beside it.
  let loader = ImageLoader(memoryLimit: 48 << 20)
  let edits: PhotoEdits
  weak var scenes: (any GalleryScenes)?
  /// Loads photos that are likely to be shown next.
  private lazy var prefetcher = ImagePrefetcher(loader: loader)
  /// The photo that the command line names.
  private let named: NamedPhoto?
  private(set) var currentID: Photo.ID?
  private var currentLoad: Task<Void, Never>?
  /// Sizes of upright photos in pixels, from their headers.
  private var pixelSizes: [Photo.ID: CGSize] = [:]

  init(edits: PhotoEdits, named: NamedPhoto?) {
    self.edits = edits
    self.named = named
    edits.install(in: loader)
  }

  // MARK: Sizes

  func pixelSize(of photo: Photo) -> CGSize? { edits.size(of: photo, filePixelSize(of: photo)) }

  /// The size of the upright photo before it is edited.
  func filePixelSize(of photo: Photo) -> CGSize? {
    photo.pixelSize ?? pixelSizes[photo.id]
      ?? (photo.id == named?.photo.id ? named?.pixelSize : nil)
  }

  private var screenSize: CGSize {
    guard let window = scenes?.window else { return .zero }
    let (size, scale) = (window.bounds.size, window.screen.scale)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Uses the window's size for all sizes within it, so that images that were decoded ahead are
  /// found.
  func request(for photo: Photo, pixels: CGSize? = nil) -> ImageRequest {
    let screenSize = screenSize
    let wanted = pixels ?? screenSize
    let isLarger = wanted.width > screenSize.width + 1 || wanted.height > screenSize.height + 1
    return ImageRequest(of: photo, pixels: isLarger ? wanted : screenSize, animates: true)
  }

  // MARK: Loading

  /// Returns an image that can be shown at once.
  func placeholder(for photo: Photo) -> UIImage? {
    loader.cache.image(for: request(for: photo)) ?? scenes?.shownLibrary.thumbnailImage(of: photo)
  }

  /// Loads a photo, or a video's poster.
  func image(of photo: Photo?, pixels: CGSize) async throws -> UIImage {
    guard let photo else { throw PhotoNotFound() }
    do {
      try await takeNamed(photo)
      if !photo.isVideo, filePixelSize(of: photo) == nil {
        pixelSizes[photo.id] = try await loader.pixelSize(of: photo.url)
      }
      let image = try await loader.image(
        for: request(for: photo, pixels: pixels), priority: photo.id == currentID ? .high : .low)
      scenes?.photoDidLoad(isShown: true)
      return image
    } catch {
      if !(error is CancellationError) { scenes?.photoDidLoad(isShown: false) }
      throw error
    }
  }

  /// The image that was decoded during the start, in the size of the screen, serves all smaller
  /// sizes, unless the photo is edited.
  private func takeNamed(_ photo: Photo) async throws {
    guard let named, let image = try await named.image(of: photo.id) else { return }
    named.releaseImage()
    guard !edits.isEdited(photo.id) else { return }
    let request = ImageRequest(of: photo, pixels: named.pixels, animates: true)
    loader.cache.store(image, for: request)
  }

  /// Loads a part of a photo's file, which is none of an edited photo.
  func region(_ region: CGRect, of photo: Photo?, pixels: CGSize) async throws -> UIImage {
    guard let photo, !edits.isEdited(photo.id) else { throw CancellationError() }
    let request = ImageRequest(url: photo.url, pixels: pixels, part: .region(region))
    return try await loader.image(for: request, priority: .high)
  }

  /// Loads the small image that a photo's file holds, otherwise the thumbnail that programs share.
  func preview(of photo: Photo?) async -> UIImage? {
    guard let photo, !photo.isVideo else { return nil }
    // A decoded photo is available before a preview would be.
    if !edits.isEdited(photo.id), let image = try? await named?.image(of: photo.id) {
      return image
    }
    let request = ImageRequest(url: photo.url, pixels: nil, part: .embeddedThumbnail)
    if let image = try? await loader.image(for: request, priority: .high) { return image }
    // Other programs don't know of edits.
    guard !edits.isEdited(photo.id) else { return nil }
    return await scenes?.shownLibrary.thumbnails.sharedThumbnail(of: photo.url)
  }

  /// Gives the open photo a higher priority than all others, even if it was being loaded already.
  func prefer(_ photo: Photo?) {
    currentID = photo?.id
    currentLoad?.cancel()
    currentLoad = nil
    guard let photo else { return prefetcher.stopAll() }
    let request = request(for: photo)
    guard named?.photo.id != photo.id, loader.cache.image(for: request) == nil else { return }
    currentLoad = Task { [loader] in _ = try? await loader.image(for: request, priority: .high) }
  }

  /// Loads photos ahead in the direction of paging, within the limits of memory, and cancels
  /// others.
  func prefetch(_ photos: [Photo]) {
    let size = screenSize
    let count = max(1, Int(Self.prefetchBytes / max(1, size.width * size.height * 4)))
    prefetcher.replace(
      with: photos.lazy.filter { !$0.isVideo }.prefix(count).map { self.request(for: $0) })
  }

  /// The memory for decoded photos that have not been shown yet.
  private static let prefetchBytes: CGFloat = 24 * 1_048_576

  /// Forgets the sizes of photos whose files were deleted or changed; nil for all.
  func forgetSizes(of photos: [Photo]?) {
    guard let photos else { return pixelSizes = [:] }
    for photo in photos { pixelSizes[photo.id] = nil }
  }
}
