import Foundation
import HostInterface
import Quartz2D

/// The main actor's side of a pipeline: stores requests until the video is open, and performs one
/// seek at a time.
@MainActor final class GstVideoPlayback: VideoPlayback {
  private struct Seek {
    var seconds: Double
    var isTolerant: Bool
    var completion: (@MainActor (Bool) -> Void)?
  }

  private let pipeline: any VideoPlaying
  private weak var handler: (any VideoPlaybackHandling)?
  private var isOpen = false
  private var isDone = false
  private var rate = 0.0
  /// The pipeline's rate while it plays.
  private var pipelineRate = 1.0
  private var isBuffering = false
  private var duration: Double?
  /// The seek in progress; `following` is the next one.
  private var current: Seek?
  private var following: Seek?
  /// Whether the video has played to its end and not been moved since.
  private var isAtEnd = false
  private var lastPosition = 0.0
  private var shownSize: CGSize?
  private var imageSize = CGSize.zero

  init(_ url: URL, handler: any VideoPlaybackHandling) {
    self.handler = handler
    let link = Link()
    let take: @Sendable (VideoPipelineEvent) -> Void = { event in
      DispatchQueue.main.async { MainActor.assumeIsolated { link.playback?.take(event) } }
    }
    pipeline =
      url.isFileURL
      ? ConfinedVideo(url, onEvent: take)
      : VideoPipeline(
        name: VideoFile.name(of: url), patience: nil,
        input: { () throws(VideoError) in try VideoFile.address(of: url) }, onEvent: take)
    link.playback = self
    pipeline.open()
  }

  /// A weak reference by which signals reach the playback without retaining it.
  @MainActor private final class Link {
    weak var playback: GstVideoPlayback?
    nonisolated init() {}
  }

  deinit { pipeline.close() }

  // MARK: VideoPlayback

  var position: Double {
    if let seek = following ?? current { return seek.seconds }
    if isAtEnd, let duration { return duration }
    if isOpen, !isDone, let now = pipeline.position { lastPosition = now }
    return lastPosition
  }

  func setRate(_ rate: Double) {
    guard rate != self.rate, rate >= 0 else { return }
    self.rate = rate
    guard isOpen, !isDone else { return }
    if rate != 0, rate != pipelineRate, following == nil {
      following = Seek(seconds: position, isTolerant: false)
      seekOn()
    }
    applyRate()
  }

  func seek(
    to seconds: Double, isTolerant: Bool, completion: @escaping @MainActor (Bool) -> Void
  ) {
    let given = [current?.completion, following?.completion]
    current?.completion = nil
    following = nil
    for completion in given { completion?(false) }
    guard !isDone else { return completion(false) }
    let end = duration ?? .infinity
    following = Seek(
      seconds: min(max(0, seconds), end), isTolerant: isTolerant, completion: completion)
    seekOn()
  }

  func setVolume(_ volume: Double, isMuted: Bool) {
    pipeline.setSound(volume: volume, isMuted: isMuted)
  }

  func show(at pixels: CGSize?) {
    guard pixels != shownSize else { return }
    shownSize = pixels
    pipeline.show(at: pixels)
    guard let pixels, isOpen, !isDone, rate == 0 || isAtEnd else { return }
    // A playing video delivers the next frame at the new size by itself.
    let wanted = FrameMaker.size(pipeline.naturalSize, within: pixels)
    if CGFloat(wanted.0) > imageSize.width * 1.05 { pipeline.repeatFrame() }
  }

  // MARK: Steps

  private func applyRate() { pipeline.setPlaying(rate != 0 && !isBuffering) }

  private func seekOn() {
    guard isOpen, current == nil, let next = following else { return }
    following = nil
    current = next
    isAtEnd = false
    if rate != 0 { pipelineRate = rate }
    pipeline.seek(to: next.seconds, rate: pipelineRate, isTolerant: next.isTolerant)
  }

  private func take(_ event: VideoPipelineEvent) {
    guard !isDone else { return }
    switch event {
    case .opened(let info): didOpen(info)
    case .didSeek(let isDone): didSeek(isDone)
    case .frame: showNewest()
    case .leftOutFrame: handler?.videoLeftOutFrame()
    case .buffering(let percent): didBuffer(percent)
    case .ended: didEnd()
    case .failed(let error): didFail(error)
    case .duration(nil): pipeline.refreshDuration()
    case .duration(let seconds):
      duration = seconds
      handler?.videoDidChangeDuration(seconds)
    }
  }

  private func didOpen(_ info: VideoInfo) {
    isOpen = true
    duration = info.duration
    if rate != 0, rate != pipelineRate, following == nil {
      following = Seek(seconds: 0, isTolerant: false)
    }
    seekOn()
    applyRate()
    handler?.videoDidOpen(info)
    showNewest()
  }

  private func didSeek(_ isDone: Bool) {
    guard let seek = current else { return }
    lastPosition = seek.seconds
    current = nil
    seekOn()
    seek.completion?(isDone)
  }

  /// Shows the newest frame, never before its size is known, so that layout doesn't have to guess.
  private func showNewest() {
    guard isOpen, let image = pipeline.takeNewest() else { return }
    imageSize = CGSize(width: image.width, height: image.height)
    handler?.videoDidShow(image)
  }

  private func didBuffer(_ percent: Int) {
    guard isBuffering != (percent < 100) else { return }
    isBuffering = percent < 100
    if isOpen { applyRate() }
    handler?.videoIsWaiting(isBuffering)
  }

  /// Ignores the end at an old position while a seek is in progress.
  private func didEnd() {
    guard current == nil, following == nil else { return }
    isAtEnd = true
    handler?.videoDidEnd()
  }

  private func didFail(_ error: VideoError) {
    isDone = true
    pipeline.close()
    let given = [current?.completion, following?.completion]
    (current, following) = (nil, nil)
    for completion in given { completion?(false) }
    handler?.videoDidFail(error)
  }
}
