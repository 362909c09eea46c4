import AVFoundation
import ImageLoading
import UIKit

/// Caches thumbnails of photos and videos.
@MainActor final class Thumbnails {
  static let shared = Thumbnails()
  private let loader = ImageLoader(memoryLimit: 64 << 20)
  /// The largest one that was loaded of each item.
  private var images: [DemoItem: (image: UIImage, pixels: CGFloat)] = [:]

  /// A thumbnail in memory, of any size.
  func known(_ item: DemoItem) -> UIImage? { images[item]?.image }

  /// Whether the thumbnail in memory is sharp at a size.
  func isKnown(_ item: DemoItem, pixels: CGFloat) -> Bool {
    images[item].map { $0.pixels >= pixels } ?? false
  }

  /// Loads a thumbnail; nil if the file can't be read.
  func load(_ item: DemoItem, pixels: CGFloat) async -> UIImage? {
    if isKnown(item, pixels: pixels) { return known(item) }
    let size = CGSize(width: pixels, height: pixels)
    let image: UIImage?
    if case .video = item.kind {
      image = await poster(of: item.file, pixels: size)
    } else {
      await PhotoLoader.shared.noteSize(of: item)
      image = try? await loader.image(
        for: ImageRequest(url: item.file, pixels: size, fitting: .covering))
    }
    if let image, !isKnown(item, pixels: pixels) { images[item] = (image, pixels) }
    return image
  }

  /// Loads a video's poster in the size of a page.
  func poster(of item: DemoItem) async throws -> UIImage {
    guard let image = await poster(of: item.file, pixels: CGSize(width: 640, height: 640)) else {
      throw CancellationError()
    }
    return image
  }

  private func poster(of file: URL, pixels: CGSize) async -> UIImage? {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: file))
    generator.appliesPreferredTrackTransform = true
    generator.maximumSize = CGSize(width: pixels.width * 2, height: pixels.height * 2)
    let frame = try? await generator.image(at: CMTime(seconds: 1, preferredTimescale: 600))
    return frame.map { UIImage(cgImage: $0.image) }
  }
}
