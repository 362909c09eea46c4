import CGstShim
import CSandbox
import CSystemShim
import Confinement
import Foundation
import HostInterface
import Synchronization

/// Plays a video, or makes stills of one after another, in a process of its own, which is locked
/// before it reads the first byte. A file that takes it over has the frames and the sound that it
/// makes, and nothing else.
package final class VideoServer: Sendable {
  /// The most memory of its own, in bytes: frames of the largest videos, on many processors.
  private static let heldBytes = 4 << 30
  /// The bytes of the largest still: of a video of 8K.
  private static let largestStill = 256 << 20
  /// The longest time for a still, in seconds.
  private static let patience: UInt32 = 60

  private let endpoint = ReaderEndpoint()
  private let slots = FrameSlots()
  /// Messages are whole.
  private let isSending = Mutex(())
  private let played = Mutex(PlayedVideo())
  private let queue = DispatchQueue(label: "vitrine.video.places", qos: .userInitiated)

  private struct PlayedVideo {
    var pipeline: VideoPipeline?
    var isPlaying = false
    var rate = 1.0
    var isTelling = false
    var speed: Double { isPlaying ? rate : 0 }
  }

  /// Answers calls until nobody asks any more.
  package static func serve() {
    // Who asked may have gone.
    signal(SIGPIPE, SIG_IGN)
    let server = VideoServer()
    guard server.lock() else { return }
    while let call = server.endpoint.next(rest: { host_memory_give_back() }), server.answer(call) {}
    // Threads of GStreamer's may still run.
    _exit(0)
  }

  private func lock() -> Bool {
    if VideoPipeline.startProblem == nil { host_video_load() }
    var limits = sandbox_limits()
    limits.data_bytes = Self.heldBytes
    limits.file_bytes = Self.largestStill
    limits.has_timers = 1
    var report = sandbox_report()
    guard sandbox_lock(&limits, &report) == 0 else { return false }
    let greeting = ReaderGreeting(
      landlock: Int(report.landlock), filtersCalls: report.filters_calls != 0,
      addresses: Int(clamping: report.address_bytes))
    return endpoint.answer(greeting.message)
  }

  // MARK: Calls

  /// Answers a call; returns whether there may be another.
  private func answer(_ received: ReaderEndpoint.Call) -> Bool {
    guard let call = VideoCall(received.message) else { return false }
    switch call {
    case .still(let still):
      defer { for file in received.files.dropFirst() { close(file) } }
      guard received.files.count == 2 else { return false }
      return answer(still, received.files[0], into: received.files[1])
    case .open(let container, let patience, let isHeard):
      guard received.files.count == (isHeard ? 4 : 1) else { return false }
      let line =
        isHeard
        ? HostVideoLine(
          data: received.files[1], control: received.files[2], page: received.files[3])
        : HostVideoLine(data: -1, control: -1, page: -1)
      open(received.files[0], container, patience, line)
    case .frames(let first, let count, let capacity):
      guard received.files.count == 1 else { return false }
      return slots.replace(
        by: received.files[0], first: first, count: count, capacity: capacity)
    case .free(let number): slots.free(number)
    case .show, .setPlaying, .seek, .setSound, .repeatFrame, .refreshDuration: pass(on: call)
    }
    return true
  }

  private func answer(
    _ call: VideoStillCall, _ file: Int32, into result: Int32
  ) -> Bool {
    vitrine_limit_work(Self.patience, Self.patience)
    defer { vitrine_limit_work(0, 0) }
    let input = VideoInput.file(
      FileHandle(fileDescriptor: file, closeOnDealloc: true), call.container,
      HostVideoLine(data: -1, control: -1, page: -1))
    switch VideoStillMaker.still(of: input, call, name: "") {
    case .success(let made):
      let image = made.still.image
      guard let size = FrameSize(image.width, image.height),
        image.withPixels({ MemoryFile.write($0, to: result) })
      else { return false }
      return send(.still(size, seconds: made.still.seconds, made.info))
    case .failure(let error): return send(.failed(VideoFailure(error)))
    }
  }

  private func open(
    _ file: Int32, _ container: HostVideoContainer, _ patience: Double, _ line: HostVideoLine
  ) {
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    let pipeline = VideoPipeline(
      name: "", patience: patience, memory: slots, input: { .file(handle, container, line) }
    ) { [self] event in
      tell(event)
    }
    played.withLock { $0.pipeline = pipeline }
    pipeline.open()
  }

  private func pass(on call: VideoCall) {
    guard let pipeline = played.withLock({ $0.pipeline }) else { return }
    switch call {
    case .show(let size): pipeline.show(at: size)
    case .setPlaying(let isPlaying):
      played.withLock { $0.isPlaying = isPlaying }
      pipeline.setPlaying(isPlaying)
      pipeline.afterSteps { [self] in tellPlace { .place($0) } }
      if isPlaying { tellPlaces() }
    case .seek(let seconds, let rate, let isTolerant):
      played.withLock { $0.rate = rate }
      pipeline.seek(to: seconds, rate: rate, isTolerant: isTolerant)
    case .setSound(let volume, let isMuted): pipeline.setSound(volume: volume, isMuted: isMuted)
    case .repeatFrame: pipeline.repeatFrame()
    case .refreshDuration: pipeline.refreshDuration()
    case .still, .open, .frames, .free: break
    }
  }

  // MARK: Events

  private func tell(_ event: VideoPipelineEvent) {
    switch event {
    case .frame: tellFrame()
    case .leftOutFrame: send(.leftOutFrame(framePlace))
    // GStreamer's own threads may not ask it where it is.
    case .opened(let info): tellPlace { .opened(info, $0) }
    case .didSeek(let isDone): tellPlace { .didSeek(isDone: isDone, $0) }
    case .duration(let seconds): send(.duration(seconds))
    case .ended: send(.ended)
    case .failed(let error): send(.failed(VideoFailure(error)))
    case .buffering: break
    }
  }

  private func tellFrame() {
    guard let frames = played.withLock({ $0.pipeline?.frames }), let image = frames.takeNewest(),
      let size = FrameSize(image.width, image.height),
      let number = image.withPixels({ slots.send(UInt(bitPattern: $0.baseAddress)) })
    else { return }
    send(.frame(number: number, size, natural: frames.naturalSize, framePlace))
  }

  /// A frame that plays is handed over when it is due.
  private var framePlace: VideoPlace {
    played.withLock {
      VideoPlace(seconds: $0.pipeline?.frames.seconds ?? 0, speed: $0.speed)
    }
  }

  private func tellPlace(_ reply: @escaping @Sendable (VideoPlace) -> VideoReply) {
    queue.async { [self] in
      let (pipeline, speed) = played.withLock { ($0.pipeline, $0.speed) }
      send(reply(VideoPlace(seconds: pipeline?.position ?? 0, speed: speed)))
    }
  }

  /// Says where the video is now, and again while it plays.
  private func tellPlaces() {
    let isFirst = played.withLock { played in
      defer { played.isTelling = true }
      return !played.isTelling
    }
    if isFirst { tellNextPlace() }
  }

  private func tellNextPlace() {
    queue.asyncAfter(deadline: .now() + 0.1) { [self] in
      let (pipeline, speed) = played.withLock { ($0.pipeline, $0.speed) }
      if let seconds = pipeline?.position {
        send(.place(VideoPlace(seconds: seconds, speed: speed)))
      }
      let goesOn = played.withLock { played in
        played.isTelling = played.isPlaying
        return played.isTelling
      }
      if goesOn { tellNextPlace() }
    }
  }

  @discardableResult private func send(_ reply: VideoReply) -> Bool {
    isSending.withLock { _ in endpoint.answer(reply.message) }
  }
}
