import CGstShim
import Foundation
import HostInterface

/// Plays videos with GStreamer.
@MainActor package final class GstVideoHost: VideoHosting {
  package init() {}

  /// The name and version of GStreamer, if it is there.
  package static var version: String {
    var numbers: [UInt32] = [0, 0, 0]
    host_video_version(&numbers)
    guard numbers != [0, 0, 0] else { return "GStreamer isn’t installed" }
    return "GStreamer " + numbers.map(String.init).joined(separator: ".")
  }

  package func makePlayback(
    of url: URL, handler: any VideoPlaybackHandling
  ) -> any VideoPlayback { GstVideoPlayback(url, handler: handler) }

  package func still(_ request: VideoStillRequest) async throws(VideoError) -> VideoStill {
    try await VideoStillMaker.make(request).get().still
  }

  package func info(of url: URL) async throws(VideoError) -> VideoInfo {
    let request = VideoStillRequest(
      url: url, seconds: 0, isTolerant: true, isUpright: true,
      maximumSize: CGSize(width: 16, height: 16))
    return try await VideoStillMaker.make(request).get().info
  }

  /// The number of existing pipelines, for leak tests.
  package static var livePipelines: Int { VideoPipeline.liveCount + ConfinedVideo.liveCount }
}
