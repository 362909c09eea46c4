import CGstShim
import Foundation
import HostInterface
import Quartz2D
import Synchronization

/// The events of a pipeline, sent on any thread.
enum VideoPipelineEvent: Sendable {
  case opened(VideoInfo)
  case didSeek(isDone: Bool)
  case duration(Double?)
  case frame
  case leftOutFrame
  case buffering(percent: Int)
  case ended
  case failed(VideoError)
}

/// A GStreamer pipeline and the queue on which it is created, controlled and freed, as each of
/// these may block. Calls return immediately.
final class VideoPipeline: VideoPlaying {
  /// Created and freed on the queue. Unchecked because GStreamer's objects are thread-safe.
  private struct Handle: @unchecked Sendable { let video: OpaquePointer }

  private struct RequestedState {
    var isPlaying = false
    var isWaitingToApply = false
  }

  let frames: FrameMaker
  private let name: String
  private let input: @Sendable () throws(VideoError) -> VideoInput
  private let patience: Double?
  private let events: VideoEventSource
  private let queue = DispatchQueue(label: "vitrine.video", qos: .userInitiated)
  private let handle = Mutex<Handle?>(nil)
  private let requested = Mutex(RequestedState())
  private let sound = Mutex((volume: 1.0, isMuted: false))

  /// The reason why videos can't be played at all; nil if they can.
  static let startProblem: String? = {
    guard let text = host_video_start() else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }()

  /// The number of existing pipelines, for leak tests.
  package static var liveCount: Int { Int(host_video_count()) }

  /// - Parameters:
  ///   - name: The name of the video in errors.
  ///   - patience: When a file without a first frame is given up, in seconds; disks may have to spin
  ///     up. nil waits for good, as a network may.
  ///   - input: Called on the pipeline's queue.
  init(
    name: String, patience: Double?, memory: any FrameMemory = FramePool(),
    input: @escaping @Sendable () throws(VideoError) -> VideoInput,
    onEvent: @escaping @Sendable (VideoPipelineEvent) -> Void
  ) {
    (self.name, self.patience, self.input) = (name, patience, input)
    events = VideoEventSource(name: name, memory: memory, onEvent: onEvent)
    frames = events.frames
  }

  func open() {
    queue.async { [self] in
      events.onOpened = { [weak self] in self?.reportOpened() }
      build()
      guard let patience, handle.withLock({ $0 != nil }) else { return }
      // GStreamer sometimes loses an error that a demuxer posts while it starts, and waits forever.
      // The second attempt reports it.
      ifNotOpened(after: Self.secondTry) { $0.build() }
      ifNotOpened(after: patience) { $0.reportNothingPlayable() }
    }
  }

  /// Called on the queue.
  private func build() {
    takeHandle().map { host_video_free($0) }
    let video: OpaquePointer
    do throws(VideoError) {
      video = try events.makeVideo(try input(), hasAudio: true, isUpright: true)
    } catch { return events.send(.failed(error)) }
    handle.withLock { $0 = Handle(video: video) }
    applySound()
    if host_video_set_playing(video, 0) == 0 { reportNothingPlayable() }
  }

  private func takeHandle() -> OpaquePointer? {
    handle.withLock { handle in
      defer { handle = nil }
      return handle
    }?.video
  }

  private func ifNotOpened(
    after seconds: Double, _ step: @escaping @Sendable (VideoPipeline) -> Void
  ) {
    queue.asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard let self, !events.isOpen, handle.withLock({ $0 != nil }) else { return }
      step(self)
    }
  }

  private func reportNothingPlayable() {
    events.send(.failed(events.lackingDecoder ?? .nothingPlayable(name: name)))
  }

  /// When a file without a first frame is opened again, in seconds.
  private static let secondTry = 2.0

  private func reportOpened() {
    queue.async { [self] in
      guard let video = handle.withLock({ $0?.video }) else { return }
      if host_video_has_frames(video) == 0, let lacking = events.lackingDecoder {
        return events.send(.failed(lacking))
      }
      events.send(
        .opened(VideoInfo(duration: Self.duration(of: video), size: frames.naturalSize)))
    }
  }

  static func duration(of video: OpaquePointer) -> Double? {
    let nanoseconds = host_video_duration(video)
    return nanoseconds > 0 ? Double(nanoseconds) / 1e9 : nil
  }

  /// Frees GStreamer's objects. No event is sent afterwards.
  func close() {
    events.silence()
    queue.async { [self] in takeHandle().map { host_video_free($0) } }
  }

  // MARK: Playback

  /// Requests that arrive before the first one is applied are combined.
  func setPlaying(_ isPlaying: Bool) {
    let isFirst = requested.withLock { requested in
      defer { requested.isWaitingToApply = true }
      requested.isPlaying = isPlaying
      return !requested.isWaitingToApply
    }
    guard isFirst else { return }
    onVideo { [self] video in
      let isPlaying = requested.withLock { requested in
        requested.isWaitingToApply = false
        return requested.isPlaying
      }
      _ = host_video_set_playing(video, isPlaying ? 1 : 0)
    }
  }

  func seek(to seconds: Double, rate: Double, isTolerant: Bool) {
    let nanoseconds = Int64(min(max(0, seconds), 1e9) * 1e9)
    onVideo { host_video_seek($0, rate, nanoseconds, isTolerant ? 1 : 0) }
  }

  func setSound(volume: Double, isMuted: Bool) {
    sound.withLock { $0 = (min(max(0, volume), 1), isMuted) }
    queue.async { [self] in applySound() }
  }

  private func applySound() {
    let (volume, isMuted) = sound.withLock { $0 }
    guard let video = handle.withLock({ $0?.video }) else { return }
    host_video_set_volume(video, volume, isMuted ? 1 : 0)
  }

  func show(at pixels: CGSize?) { frames.show(at: pixels) }
  func takeNewest() -> CGImage? { frames.takeNewest() }
  var naturalSize: CGSize { frames.naturalSize }

  /// Sends the current frame again, at the size in which it is shown now.
  func repeatFrame() { onVideo { host_video_repeat($0) } }

  func refreshDuration() {
    onVideo { [events] in events.send(.duration(Self.duration(of: $0))) }
  }

  /// Does something after what was asked for so far.
  func afterSteps(_ step: @escaping @Sendable () -> Void) { queue.async(execute: step) }

  private func onVideo(_ step: @escaping @Sendable (OpaquePointer) -> Void) {
    queue.async { [self] in
      if let video = handle.withLock({ $0?.video }) { step(video) }
    }
  }

  /// In seconds; nil if nothing plays. Doesn't block. Don't call it concurrently with `close()`.
  var position: Double? {
    guard let video = handle.withLock({ $0?.video }) else { return nil }
    let nanoseconds = host_video_position(video)
    return nanoseconds >= 0 ? Double(nanoseconds) / 1e9 : nil
  }
}
