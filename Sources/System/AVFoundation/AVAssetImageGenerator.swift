import Foundation
import HostInterface

/// Takes pictures out of a video, one after the other, beside the main thread.
open class AVAssetImageGenerator: NSObject {
  /// The asset from which images are taken.
  public final let asset: AVAsset
  /// Whether pictures are turned upright as the file wants.
  open var appliesPreferredTrackTransform = false
  /// Pixels, within which pictures fit; a side of 0 does not limit.
  open var maximumSize = CGSize.zero
  /// Unless both are zero, the picture is the nearest one that can be decoded by itself.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How far after the requested time an image may lie.
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
    return try await Self.picture(request)
  }

  private static func picture(
    _ request: VideoStillRequest
  ) async throws -> (image: CGImage, actualTime: CMTime) {
    guard let host = await MainActor.run(body: { HostServices.current.video }) else { throw NSError(VideoError.notSetUp) }
    do {
      let still = try await host.still(request)
      return (still.image, .media(still.seconds))
    } catch {
      throw NSError(error)
    }
  }
}
