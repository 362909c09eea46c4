import Quartz2D

/// Plays videos and takes stills of them.
@MainActor package protocol VideoHosting: AnyObject, Sendable {
  /// Opens the video, held, and says so to the handler, which is not kept alive.
  func makePlayback(of url: URL, handler: any VideoPlaybackHandling) -> any VideoPlayback
  /// One picture, made beside the main thread.
  func still(_ request: VideoStillRequest) async throws(VideoError) -> VideoStill
  /// Length and size, read beside the main thread.
  func info(of url: URL) async throws(VideoError) -> VideoInfo
}

/// One open video. Every call returns at once; results are reported to the handler.
/// Dropping it ends it.
@MainActor package protocol VideoPlayback: AnyObject {
  /// Seconds from the beginning; where a seek goes while it is under way.
  var position: Double { get }
  /// 0 holds the video, 1 is its own speed. Kept until the video is open.
  func setRate(_ rate: Double)
  /// An earlier seek that is pending or in progress is cancelled: its completion gets false.
  func seek(to seconds: Double, isTolerant: Bool, completion: @escaping @MainActor (Bool) -> Void)
  /// 0…1.
  func setVolume(_ volume: Double, isMuted: Bool)
  /// The size in pixels at which the whole frame is shown; nil while it isn't visible.
  func show(at pixels: CGSize?)
}

/// What a video tells, on the main actor and never from inside a call to it.
@MainActor package protocol VideoPlaybackHandling: AnyObject {
  /// Length and size are known, and what is asked for can be done.
  func videoDidOpen(_ info: VideoInfo)
  func videoDidChangeDuration(_ seconds: Double?)
  func videoDidShow(_ image: CGImage)
  /// A frame was dropped because the video isn't visible; at most ten times a second.
  func videoLeftOutPicture()
  /// It waits for data from the net, or goes on.
  func videoIsWaiting(_ isWaiting: Bool)
  func videoDidEnd()
  /// Nothing comes after this.
  func videoDidFail(_ error: VideoError)
}

package struct VideoInfo: Hashable, Sendable {
  /// Seconds; nil when unknown.
  package var duration: Double?
  /// Upright, square pixels; zero when there are no pictures.
  package var size: CGSize

  package init(duration: Double?, size: CGSize) {
    self.duration = duration
    self.size = size
  }
}

package struct VideoStillRequest: Hashable, Sendable {
  package var url: URL
  package var seconds: Double
  /// To the nearest picture that can be decoded by itself.
  package var isTolerant: Bool
  /// Whether the file's orientation is applied.
  package var isUpright: Bool
  /// Pixels, within which the picture fits; a side of 0 does not limit.
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
  /// The position of the picture, in seconds from the start.
  package var seconds: Double

  package init(image: CGImage, seconds: Double) {
    self.image = image
    self.seconds = seconds
  }
}
