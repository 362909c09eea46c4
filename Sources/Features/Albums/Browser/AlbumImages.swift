import Imaging
import PhotoBrowsing
import UIKit
import UIKitCompat

/// Loads images where the app has no loader: files, and images from servers with the system's
/// shared URL session and its cache. ImageLoading's loader does more: it cancels downloads, limits
/// them, and brings cached images up to date.
enum AlbumImages {
  @MainActor static func image(of item: AlbumItem, pixels: CGSize) async throws -> UIImage {
    guard let url = item.url else { throw AlbumError.noAddress }
    if item.kind == .video { return try await VideoCell.firstFrame(of: url, within: pixels) }
    if url.isFileURL { return try await decode(ImageFile(url: url), pixels: pixels) }
    try Task.checkCancellation()
    let data = try await fetch(url)
    try Task.checkCancellation()
    return try await decode(ImageFile(data: data, name: url.lastPathComponent), pixels: pixels)
  }

  /// Not cancelled with its page: the session of Linux ends the program if one is at the wrong time.
  private static func fetch(_ url: URL) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let task = URLSession.shared.dataTask(with: url) { data, response, error in
        let status = (response as? HTTPURLResponse)?.statusCode ?? 200
        if let error {
          continuation.resume(throwing: error)
        } else if !(200..<300).contains(status) {
          continuation.resume(throwing: AlbumError.refused(status: status))
        } else {
          continuation.resume(returning: data ?? Data())
        }
      }
      task.resume()
    }
  }

  /// Decodes on a thread that may block, with all frames of an animation.
  static func decode(_ file: ImageFile, pixels: CGSize) async throws -> UIImage {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result {
            guard let image = try file.animatedImage(fitting: pixels, .inside) else {
              throw CancellationError()
            }
            return image
          })
      }
    }
  }
}
