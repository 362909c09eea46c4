import HostInterface
import Quartz2D

/// An open video, which a pipeline of this process or of another one plays. Calls return at once;
/// what becomes of them is told as events.
protocol VideoPlaying: AnyObject, Sendable {
  func open()
  /// Ends it. No event is sent afterwards.
  func close()
  func setPlaying(_ isPlaying: Bool)
  func seek(to seconds: Double, rate: Double, isTolerant: Bool)
  func setSound(volume: Double, isMuted: Bool)
  /// Sets the size in pixels of the whole frame; nil while it isn't visible.
  func show(at pixels: CGSize?)
  /// Sends the current frame again, at the size in which it is shown now.
  func repeatFrame()
  func refreshDuration()
  /// The newest frame, once; nil until the next one is available.
  func takeNewest() -> CGImage?
  /// The upright size in square pixels; zero before the first frame.
  var naturalSize: CGSize { get }
  /// In seconds; nil if nothing plays. Doesn't block. Don't call it concurrently with `close()`.
  var position: Double? { get }
}
