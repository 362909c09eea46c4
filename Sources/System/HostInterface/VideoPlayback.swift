import Quartz2D

/// Plays videos and creates stills of them.
@MainActor package protocol VideoHosting: AnyObject, Sendable {
  /// Opens a video, paused, and reports to the handler, which isn't retained.
  func makePlayback(of url: URL, handler: any VideoPlaybackHandling) -> any VideoPlayback
  /// Creates a still in the background.
  func still(_ request: VideoStillRequest) async throws(VideoError) -> VideoStill
  /// Reads duration and size in the background.
  func info(of url: URL) async throws(VideoError) -> VideoInfo
}

/// An open video. Calls return immediately and report to the handler; releasing it ends playback.
@MainActor package protocol VideoPlayback: AnyObject {
  /// Seconds from the start; during a seek, its target.
  var position: Double { get }
  /// Sets the rate: 0 pauses, 1 is normal speed. Applied once the video is open.
  func setRate(_ rate: Double)
  /// Cancels an earlier seek that is pending or in progress; its completion receives false.
  func seek(to seconds: Double, isTolerant: Bool, completion: @escaping @MainActor (Bool) -> Void)
  /// Sets the volume, from 0 to 1.
  func setVolume(_ volume: Double, isMuted: Bool)
  /// Sets the size in pixels at which the whole frame is shown; nil while it isn't visible.
  func show(at pixels: CGSize?)
}

/// The events of a video, on the main actor and never during a call to it.
@MainActor package protocol VideoPlaybackHandling: AnyObject {
  /// Called when duration and size are known and playback is possible.
  func videoDidOpen(_ info: VideoInfo)
  func videoDidChangeDuration(_ seconds: Double?)
  func videoDidShow(_ image: CGImage)
  /// Called when a frame was dropped because the video isn't visible; at most ten times per second.
  func videoLeftOutFrame()
  /// Called when the video starts or stops waiting for data from the network.
  func videoIsWaiting(_ isWaiting: Bool)
  func videoDidEnd()
  /// Called as the last event.
  func videoDidFail(_ error: VideoError)
}

package struct VideoInfo: Hashable, Sendable {
  /// In seconds; nil if unknown.
  package var duration: Double?
  /// The upright size in square pixels; zero for sound only.
  package var size: CGSize

  package init(duration: Double?, size: CGSize) {
    self.duration = duration
    self.size = size
  }
}

package struct VideoStillRequest: Hashable, Sendable {
  package var url: URL
  package var seconds: Double
  /// Whether the still is the nearest frame that can be decoded by itself.
  package var isTolerant: Bool
  /// Whether the file's orientation is applied.
  package var isUpright: Bool
  /// The maximum size in pixels; a side of 0 isn't limited.
  package var maximumSize: CGSize

  package init(url: URL, seconds: Double, isTolerant: Bool, isUpright: Bool, maximumSize: CGSize) {
    self.url = url
    self.seconds = seconds
    self.isTolerant = isTolerant
    self.isUpright = isUpright
    self.maximumSize = maximumSize
  }
}

package struct VideoStill: Sendable {
  package var image: CGImage
  /// The position of the frame, in seconds from the start.
  package var seconds: Double

  package init(image: CGImage, seconds: Double) {
    self.image = image
    self.seconds = seconds
  }
}
