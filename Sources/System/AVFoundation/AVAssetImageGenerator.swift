import Foundation
import HostInterface

/// Creates images from a video in the background, one after the other.
open class AVAssetImageGenerator: NSObject {
  /// The asset from which images are taken.
  open private(set) var asset: AVAsset
  /// Whether images are rotated upright as the file specifies; false by default.
  open var appliesPreferredTrackTransform = false
  /// The maximum size of images in pixels; a side of 0, the default, isn't limited.
  open var maximumSize = CGSize.zero
  /// How far before the requested time an image may lie; infinite by default.
  ///
  /// Unless both tolerances are zero, the image is the nearest one that can be decoded by itself.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How far after the requested time an image may lie; infinite by default.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Creates a generator for an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Returns the image at a time, and the time it was actually taken from.
  nonisolated(nonsending) open func image(
    at time: CMTime
  ) async throws -> (image: CGImage, actualTime: CMTime) {
    let request = VideoStillRequest(
      url: asset.location, seconds: time.isNumeric ? max(0, time.seconds) : 0,
      isTolerant: requestedTimeToleranceBefore > .zero || requestedTimeToleranceAfter > .zero,
      isUpright: appliesPreferredTrackTransform, maximumSize: maximumSize)
    return try await Self.still(request)
  }

  private static func still(
    _ request: VideoStillRequest
  ) async throws -> (image: CGImage, actualTime: CMTime) {
    guard let host = await MainActor.run(body: { HostServices.current.video }) else {
      throw NSError(VideoError.notLaunched)
    }
    do {
      let still = try await host.still(request)
      return (still.image, .media(still.seconds))
    } catch {
      throw NSError(error)
    }
  }
}
