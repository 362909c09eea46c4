import AVFoundation
import Imaging
import UIKit
import UIKitCompat

/// Provides the first frame of a video for a request: from the desktop's thumbnails or from the
/// video, of which a thumbnail is then stored.
@MainActor struct VideoPoster {
  let request: ImageRequest
  /// The request's thumbnail store.
  let imageFile: ImageFile
  let thumbnails: ThumbnailStore?

  func image(on workers: DecodeWorkers) async throws(ImageLoadingError) -> UIImage {
    let (request, imageFile, thumbnails) = (request, imageFile, thumbnails)
    let shared = await workers.value { thumbnails?.image(for: request, like: imageFile) }
    if let shared { return await workers.value { request.processors.process(shared) } }
    let version = await workers.value { thumbnails?.version(of: request.url) }
    let still = try await still(on: workers, version)
    let size = size
    return try await workers.value {
      Result { () throws(ImageFile.Failure) in
        let fitting = try Self.fit(still, to: request, imageFile) { png in
          // Store it for other programs and for the next time.
          if let size, let version {
            thumbnails?.store(png, of: request.url, size, version: version)
          }
        }
        return request.processors.process(fitting)
      }
    }.mapError { ImageLoadingError.undecodable(reason: $0.description) }.get()
  }

  /// The side in pixels of a square that contains the whole frame. A frame that is to fill a square
  /// exceeds it; of videos wider than two to one it is a little less sharp.
  private var side: CGFloat? {
    request.pixels.map {
      max($0.width, $0.height) * (request.fitting == .covering ? 2 : 1)
    }
  }

  /// The size of the stored thumbnail; nil stores none.
  private var size: ThumbnailStore.Size? {
    guard let side, request.url.isFileURL, thumbnails?.isEligible(request.url) == true else {
      return nil
    }
    return ThumbnailStore.Size.allCases.first {
      CGFloat($0.rawValue) >= side && $0 != .doubleExtraLarge
    }
  }

  private func still(
    on workers: DecodeWorkers, _ version: FileChange?
  ) async throws(ImageLoadingError) -> UIImage {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: request.url))
    generator.appliesPreferredTrackTransform = true
    if let box = size.map({ CGFloat($0.rawValue) }) ?? side {
      generator.maximumSize = CGSize(width: box, height: box)
    }
    do {
      return UIImage(cgImage: try await generator.image(at: .zero).image)
    } catch {
      let (request, thumbnails) = (request, thumbnails)
      if Self.isVideosOwn(error), request.url.isFileURL {
        workers.run { thumbnails?.noteFailure(of: request.url, version: version) }
      }
      throw .undecodable(reason: error.localizedDescription)
    }
  }

  /// Whether an error is the video's own rather than a missing file, permission or decoder, which
  /// may change.
  private static func isVideosOwn(_ error: any Error) -> Bool {
    let codes: [AVError.Code] = [
      .fileFormatNotRecognized, .fileFailedToParse, .decodeFailed, .unknown,
    ]
    let error = error as NSError
    return error.domain == AVFoundationErrorDomain
      && codes.contains { $0.rawValue == error.code }
  }

  private nonisolated static func fit(
    _ still: UIImage, to request: ImageRequest, _ imageFile: ImageFile, keep: (Data) -> Void
  ) throws(ImageFile.Failure) -> UIImage {
    guard let pixels = request.pixels else { return still }
    if request.fitting == .inside, still.size.width <= pixels.width,
      still.size.height <= pixels.height
    {
      return still
    }
    guard let png = imageFile.pngData(of: still) else { return still }
    keep(png)
    return try imageFile.other(png, name: request.url.imageName).image(
      fitting: pixels, request.fitting)
  }
}
