import ImageLoading
import UIKit

/// Loads photos in the size in which they are shown, from files and from the Showcase's server.
@MainActor final class PhotoLoader {
  static let shared = PhotoLoader()
  /// Nothing is cached on disk, so that each demo shows loading again.
  private let loader = ImageLoader(memoryLimit: 64 << 20, store: nil)
  private var sizes: [URL: CGSize] = [:]

  func knownSize(of item: DemoItem) -> CGSize? { sizes[item.file] }

  /// Reads the photo's size, so that it is known before it opens.
  func noteSize(of item: DemoItem) async {
    if sizes[item.file] == nil { sizes[item.file] = try? await loader.pixelSize(of: item.file) }
  }

  /// - Parameter onProgress: Called with the progress of a download, 0…1.
  func load(
    _ item: DemoItem, pixels: CGSize?, onProgress: @escaping @MainActor (Double) -> Void = { _ in }
  ) async throws -> UIImage {
    await noteSize(of: item)
    let request = ImageRequest(
      url: item.url, pixels: pixels, animates: item.kind == .animation)
    return try await loader.image(for: request) { progress in
      if let fraction = progress.fraction { onProgress(fraction) }
    }
  }

  func forget() { loader.cache.removeAll() }
}
