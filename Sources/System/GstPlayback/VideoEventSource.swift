import CGstShim
import Foundation
import HostInterface
import Synchronization

/// Turns the C callbacks of a pipeline into events. GStreamer retains it while they may run.
final class VideoEventSource: Sendable {
  private struct State: Sendable {
    var isOpen = false
    var isSilent = false
    var lacking: (format: String, isInstalled: Bool)?
    var onOpened: (@Sendable () -> Void)?
  }

  let frames: FrameMaker
  private let name: String
  private let handler: @Sendable (VideoPipelineEvent) -> Void
  private let state = Mutex(State())

  init(
    name: String, memory: any FrameMemory = FramePool(),
    onEvent handler: @escaping @Sendable (VideoPipelineEvent) -> Void
  ) {
    self.name = name
    frames = FrameMaker(memory: memory)
    self.handler = handler
  }

  var isOpen: Bool { state.withLock { $0.isOpen } }

  /// Called once, when the first frame is available.
  var onOpened: (@Sendable () -> Void)? {
    get { state.withLock { $0.onOpened } }
    set { state.withLock { $0.onOpened = newValue } }
  }

  func send(_ event: VideoPipelineEvent) {
    if !state.withLock({ $0.isSilent }) { handler(event) }
  }

  func silence() { state.withLock { $0.isSilent = true } }

  /// The missing decoder, if GStreamer reported one.
  var lackingDecoder: VideoError? {
    state.withLock { $0.lacking }.map {
      $0.isInstalled
        ? .leftOutDecoder(name: name, format: $0.format)
        : .missingDecoder(
          name: name, format: $0.format, package: VideoFile.package(for: $0.format))
    }
  }

  // MARK: From C

  /// Opens a video; the caller frees it. Blocks.
  func makeVideo(
    _ input: VideoInput, hasAudio: Bool, isUpright: Bool
  ) throws(VideoError) -> OpaquePointer {
    if let problem = VideoPipeline.startProblem { throw .noPlayer(reason: "\(problem).") }
    let made =
      switch input {
      case .file(let file, let container, let line):
        // The descriptor is closed with it.
        withExtendedLifetime(file) {
          withUnsafePointer(to: line) {
            makeVideo(
              HostVideoInput(
                descriptor: file.fileDescriptor, container: container, address: nil, line: $0),
              hasAudio, isUpright)
          }
        }
      case .address(let address):
        address.withCString {
          makeVideo(
            HostVideoInput(
              descriptor: -1, container: HOST_VIDEO_CONTAINER_UNKNOWN, address: $0, line: nil),
            hasAudio, isUpright)
        }
      }
    guard let made else { throw .noPlaybin }
    return made
  }

  private func makeVideo(
    _ input: HostVideoInput, _ hasAudio: Bool, _ isUpright: Bool
  ) -> OpaquePointer? {
    var callbacks = HostVideoCallbacks(
      frame: { context, video, frame, isStill in
        guard let events = events(context), let video, let frame else { return }
        events.didGet(frame, of: video, isStill: isStill != 0)
      },
      event: { context, event, number, text in
        events(context)?.handle(event, number, text.map { String(cString: $0) } ?? "")
      },
      released: { context in
        if let context { Unmanaged<VideoEventSource>.fromOpaque(context).release() }
      })
    var input = input
    let context = Unmanaged.passRetained(self)
    let made = host_video_new(
      &input, hasAudio ? 1 : 0, isUpright ? 1 : 0, &callbacks, context.toOpaque())
    if made == nil { context.release() }
    return made
  }

  private func didGet(_ frame: OpaquePointer, of video: OpaquePointer, isStill: Bool) {
    guard !state.withLock({ $0.isSilent }) else { return }
    switch frames.take(frame, of: video, isStill: isStill) {
    case .made: send(.frame)
    case .leftOut: send(.leftOutFrame)
    case .nothing: break
    }
  }

  private func handle(_ event: HostVideoEvent, _ number: Int32, _ text: String) {
    switch event {
    case HOST_VIDEO_READY: didBecomeReady(isSeek: number != 0)
    case HOST_VIDEO_ENDED: send(.ended)
    case HOST_VIDEO_FAILED: send(.failed(error(number, text)))
    case HOST_VIDEO_LACKS_DECODER: state.withLock { $0.lacking = (text, number != 0) }
    case HOST_VIDEO_BUFFERING: send(.buffering(percent: Int(number)))
    case HOST_VIDEO_SEEK_REFUSED: send(.didSeek(isDone: false))
    default: send(.duration(nil))
    }
  }

  private func didBecomeReady(isSeek: Bool) {
    let onOpened = state.withLock { state -> (@Sendable () -> Void)? in
      guard !state.isOpen else { return nil }
      state.isOpen = true
      return state.onOpened
    }
    if let onOpened { onOpened() } else if isSeek { send(.didSeek(isDone: true)) }
  }

  private func error(_ fault: Int32, _ reason: String) -> VideoError {
    switch HostVideoFault(rawValue: UInt32(fault)) {
    case HOST_VIDEO_FAULT_DECODER:
      lackingDecoder ?? .missingDecoder(name: name, format: reason, package: nil)
    case HOST_VIDEO_FAULT_FORMAT: .unknownFormat(name: name)
    case HOST_VIDEO_FAULT_DATA: lackingDecoder ?? .damaged(name: name, reason: reason)
    case HOST_VIDEO_FAULT_MISSING: .missing(name: name)
    case HOST_VIDEO_FAULT_DENIED: .unreadable(name: name)
    case HOST_VIDEO_FAULT_REFERENCE: .reference(name: name)
    case HOST_VIDEO_FAULT_NO_STREAMS: lackingDecoder ?? .noFrames(name: name)
    default: .failed(name: name, reason: reason)
    }
  }
}

private func events(_ context: UnsafeMutableRawPointer?) -> VideoEventSource? {
  context.map { Unmanaged<VideoEventSource>.fromOpaque($0).takeUnretainedValue() }
}
