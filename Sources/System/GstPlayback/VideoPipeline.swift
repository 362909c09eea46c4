import CGstShim
import Foundation
import HostInterface
import Synchronization

/// What a pipeline tells, on any thread.
enum VideoSignal: Sendable {
  case opened(VideoInfo)
  case didSeek(isDone: Bool)
  case duration(Double?)
  case frame
  case leftOutFrame
  case buffering(percent: Int)
  case ended
  case failed(VideoError)
}

/// A GStreamer pipeline and the queue on which it is built, steered and taken down, since each of
/// that may wait. Calls return at once.
final class VideoPipeline: Sendable {
  /// Made and freed on the queue. Unchecked because GStreamer's objects may be used on any thread.
  private struct Handle: @unchecked Sendable { let video: OpaquePointer }

  private struct Wish {
    var isPlaying = false
    var isWaitingToApply = false
  }

  let frames: FrameMaker
  private let url: URL
  private let signals: VideoSignals
  private let queue = DispatchQueue(label: "vitrine.video", qos: .userInitiated)
  private let handle = Mutex<Handle?>(nil)
  private let wish = Mutex(Wish())
  private let sound = Mutex((volume: 1.0, isMuted: false))

  /// Nil, or why there are no videos at all.
  static let startProblem: String? = {
    guard let text = host_video_start() else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }()

  /// Pipelines that exist anywhere; for tests of what is left behind.
  package static var liveCount: Int { Int(host_video_count()) }

  init(_ url: URL, tell: @escaping @Sendable (VideoSignal) -> Void) {
    self.url = url
    signals = VideoSignals(name: VideoFile.name(of: url), tell: tell)
    frames = signals.frames
  }

  func open() {
    queue.async { [self] in
      if let problem = VideoFile.problem(with: url) { return signals.tell(.failed(problem)) }
      if let problem = Self.startProblem {
        return signals.tell(.failed(.noPlayer(reason: "\(problem).")))
      }
      signals.onOpened = { [weak self] in self?.tellOpened() }
      build()
      guard url.isFileURL else { return }
      // GStreamer loses an error now and then that a demuxer tells while it is being started, and
      // waits for ever. The second time it says why.
      whenStuck(after: Self.secondTry) { $0.build() }
      whenStuck(after: Self.patience) { $0.tellStuck() }
    }
  }

  /// On the queue.
  private func build() {
    takeHandle().map { host_video_free($0) }
    guard let video = signals.makeVideo(url, hasAudio: true, isUpright: true) else {
      return signals.tell(.failed(VideoSignals.noPlaybin))
    }
    handle.withLock { $0 = Handle(video: video) }
    applySound()
    if host_video_set_playing(video, 0) == 0 { tellStuck() }
  }

  private func takeHandle() -> OpaquePointer? {
    handle.withLock { handle in
      defer { handle = nil }
      return handle
    }?.video
  }

  private func whenStuck(after seconds: Double, _ step: @escaping @Sendable (VideoPipeline) -> Void) {
    queue.asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard let self, !signals.isOpen, handle.withLock({ $0 != nil }) else { return }
      step(self)
    }
  }

  private func tellStuck() {
    signals.tell(
      .failed(
        signals.lackingDecoder
          ?? .damaged(
            name: VideoFile.name(of: url), reason: "Nothing that can be played was found in it.")))
  }

  /// Seconds for a file's first picture; disks may have to wake up.
  private static let (secondTry, patience) = (2.0, 15.0)

  private func tellOpened() {
    queue.async { [self] in
      guard let video = handle.withLock({ $0?.video }) else { return }
      if host_video_has_pictures(video) == 0, let lacking = signals.lackingDecoder {
        return signals.tell(.failed(lacking))
      }
      signals.tell(
        .opened(VideoInfo(duration: Self.duration(of: video), size: frames.naturalSize)))
    }
  }

  static func duration(of video: OpaquePointer) -> Double? {
    let nanoseconds = host_video_duration(video)
    return nanoseconds > 0 ? Double(nanoseconds) / 1e9 : nil
  }

  /// Frees what GStreamer has. Nothing is told afterwards.
  func close() {
    signals.silence()
    queue.async { [self] in takeHandle().map { host_video_free($0) } }
  }

  // MARK: Steering

  /// Many wishes before the first is met are one.
  func setPlaying(_ isPlaying: Bool) {
    let isFirst = wish.withLock { wish in
      defer { wish.isWaitingToApply = true }
      wish.isPlaying = isPlaying
      return !wish.isWaitingToApply
    }
    guard isFirst else { return }
    onVideo { [self] video in
      let isPlaying = wish.withLock { wish in
        wish.isWaitingToApply = false
        return wish.isPlaying
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

  /// Makes the picture that is there again, at the size it is shown now.
  func repeatFrame() { onVideo { host_video_repeat($0) } }

  func refreshDuration() {
    onVideo { [signals] in signals.tell(.duration(Self.duration(of: $0))) }
  }

  private func onVideo(_ step: @escaping @Sendable (OpaquePointer) -> Void) {
    queue.async { [self] in
      if let video = handle.withLock({ $0?.video }) { step(video) }
    }
  }

  /// Seconds, nil when nothing plays. Does not wait. Not to be called together with `close`.
  var position: Double? {
    guard let video = handle.withLock({ $0?.video }) else { return nil }
    let nanoseconds = host_video_position(video)
    return nanoseconds >= 0 ? Double(nanoseconds) / 1e9 : nil
  }
}
