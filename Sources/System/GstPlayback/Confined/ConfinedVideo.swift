import CGstShim
import Confinement
import Foundation
import HostInterface
import Quartz2D
import Synchronization

/// A video that a locked process plays, so that a file that takes its decoder over gets nothing. Its
/// frames come in shared memory, and its sound through a socket.
final class ConfinedVideo: VideoPlaying {
  private struct State {
    var isClosed = false
    var isOpen = false
    var isPlaying = false
    /// The processes that were asked to open it.
    var attempts = 0
    var natural = CGSize.zero
    var newest: CGImage?
    /// Where the video was, and when.
    var place: (VideoPlace, at: DispatchTime)?
    /// How far the video has come since it was last asked to be elsewhere, as anybody was told.
    var reached: Double?
    /// The memory for frames: the newest last, before it what frames may still come in.
    var memories: [SharedFrames] = []
    var shown: CGSize?
    var sound = (volume: 1.0, isMuted: false)
  }

  private let url: URL
  private let name: String
  private let pool: ReaderPool
  private let handler: @Sendable (VideoPipelineEvent) -> Void
  private let state = Mutex(State())
  private let reader = Mutex<ReaderProcess?>(nil)
  /// What is asked of the process, in order.
  private let queue = DispatchQueue(label: "vitrine.video", qos: .userInitiated)

  init(
    _ url: URL, pool: ReaderPool = ConfinedVideo.pool,
    onEvent: @escaping @Sendable (VideoPipelineEvent) -> Void
  ) {
    (self.url, name, self.pool, handler) = (url, VideoFile.name(of: url), pool, onEvent)
  }

  /// The processes that play or make stills.
  static let pool = ReaderPool(.videos, limit: 24)
  /// When a file without a first frame is given up, in seconds. Tests whose files have none shorten
  /// it.
  static let patience = Mutex(15.0)
  /// How many times that a process is waited for that doesn’t even say that it has given it up.
  private static let grace = 4.0 / 3
  private static let live = Mutex(0)
  static var liveCount: Int { live.withLock { $0 } }

  // MARK: Opening and closing

  func open() {
    queue.async { [self] in
      state.withLock { state in
        state.attempts += 1
        state.memories = []
      }
      do throws(VideoError) {
        let (file, container) = try VideoFile.open(url)
        if state.withLock({ $0.isClosed }) { return }
        try start(file, container)
      } catch { send(.failed(error)) }
    }
  }

  /// A process that ended before the video was open may have had a fault from before, or been ended
  /// by somebody: another one tries once more.
  private func processHasEnded() {
    let opensAgain = state.withLock { !$0.isClosed && !$0.isOpen && $0.attempts < 2 }
    if opensAgain { open() } else { send(.failed(.decoderEnded(name: name))) }
  }

  private func start(_ file: FileHandle, _ container: HostVideoContainer) throws(VideoError) {
    let process = try takeProcess()
    Self.live.withLock { $0 += 1 }
    let speaker = Speaker()
    let patience = Self.patience.withLock { $0 }
    let call = VideoCall.open(container, patience: patience, isHeard: speaker != nil)
    process.send(call.message, [file.fileDescriptor] + (speaker?.files ?? []))
    speaker?.filesAreSent()
    reader.withLock { $0 = process }
    let sound = state.withLock { $0.sound }
    process.send(VideoCall.setSound(volume: sound.volume, isMuted: sound.isMuted).message)
    applyShownSize()
    queue.asyncAfter(deadline: .now() + patience * Self.grace) { [weak self] in
      // One that was taken over, or loops, doesn't say that there is nothing to play.
      if self?.state.withLock({ $0.isOpen }) == false { process.hangUp() }
    }
    Thread.detachNewThread { [pool, weak self] in
      Self.listen(to: process) { self?.take($0) ?? false }
      self?.reader.withLock { $0 = nil }
      withExtendedLifetime(speaker) {}
      pool.give(back: nil)
      Self.live.withLock { $0 -= 1 }
      self?.processHasEnded()
    }
  }

  private func takeProcess() throws(VideoError) -> ReaderProcess {
    do throws(ReaderError) {
      let process = try pool.take()
      do throws(ReaderError) { _ = try process.awaitGreeting(patience: 30) } catch {
        pool.give(back: nil)
        throw error
      }
      return process
    } catch { throw VideoError(error, name) }
  }

  /// Takes messages until one makes no sense, or there will be none.
  private static func listen(
    to process: ReaderProcess, _ take: (VideoReply) -> Bool
  ) {
    var (begun, count) = (DispatchTime.now(), 0)
    while let message = process.next(upTo: VideoReply.maximumLength) {
      let now = DispatchTime.now()
      if now > begun + 1 { (begun, count) = (now, 0) }
      count += 1
      guard count <= mostMessages, let reply = VideoReply(message), take(reply) else { return }
    }
  }

  /// The most messages in a second: far more than frames, and few enough for the main thread.
  private static let mostMessages = 2000

  func close() {
    state.withLock { state in
      state.isClosed = true
      state.newest = nil
    }
    queue.async { [self] in reader.withLock { $0 }?.hangUp() }
  }

  private func send(_ event: VideoPipelineEvent) {
    if !state.withLock({ $0.isClosed }) { handler(event) }
  }

  private func ask(_ call: VideoCall, _ files: [Int32] = []) {
    queue.async { [self] in reader.withLock { $0 }?.send(call.message, files) }
  }

  // MARK: Events

  /// Takes a message. Returns whether it makes sense, so that there may be more.
  private func take(_ reply: VideoReply) -> Bool {
    switch reply {
    case .opened(let info, let place):
      state.withLock { $0.isOpen = true }
      note(place)
      send(.opened(info))
    case .didSeek(let isDone, let place):
      note(place)
      state.withLock { $0.reached = nil }
      send(.didSeek(isDone: isDone))
    case .duration(let seconds): send(.duration(seconds))
    case .frame(let number, let size, let natural, let place):
      note(place)
      guard takeFrame(number, size, natural) else { return false }
    case .leftOutFrame(let place):
      note(place)
      send(.leftOutFrame)
    case .place(let place): note(place)
    case .ended: send(.ended)
    case .failed(let failure):
      send(.failed(failure.error(name)))
      close()
    case .still: return false
    }
    return true
  }

  private func note(_ place: VideoPlace) { state.withLock { $0.place = (place, .now()) } }

  /// Returns whether it can be a frame.
  private func takeFrame(_ number: Int, _ size: FrameSize, _ natural: CGSize) -> Bool {
    let memory = state.withLock { state in
      // What still comes in what is older, sent from another thread, isn't needed any more.
      if let newest = state.memories.lastIndex(where: { $0.first <= number }) {
        state.memories.removeFirst(newest)
      }
      return state.memories.first
    }
    guard let memory else { return false }
    if number < memory.first {
      ask(.free(number))
      return true
    }
    let image = memory.image(number, size) { [weak self] in self?.ask(.free(number)) }
    guard let image else { return false }
    let before = state.withLock { state in
      state.natural = natural
      defer { state.newest = image }
      return state.newest
    }
    // Whoever was told of the one before, and didn't take it yet, takes this one.
    if before == nil { send(.frame) }
    return true
  }

  // MARK: Playback

  func setPlaying(_ isPlaying: Bool) {
    state.withLock { state in
      let seconds = Self.seconds(&state)
      state.isPlaying = isPlaying
      state.reached = nil
      if !isPlaying, let seconds {
        state.place = (VideoPlace(seconds: seconds, speed: 0), .now())
      }
    }
    ask(.setPlaying(isPlaying))
  }

  func seek(to seconds: Double, rate: Double, isTolerant: Bool) {
    ask(.seek(seconds: seconds, rate: rate, isTolerant: isTolerant))
  }

  func setSound(volume: Double, isMuted: Bool) {
    state.withLock { $0.sound = (volume, isMuted) }
    ask(.setSound(volume: volume, isMuted: isMuted))
  }

  func repeatFrame() { ask(.repeatFrame) }
  func refreshDuration() { ask(.refreshDuration) }

  var naturalSize: CGSize { state.withLock { $0.natural } }

  func takeNewest() -> CGImage? {
    state.withLock { state in
      defer { state.newest = nil }
      return state.newest
    }
  }

  /// Where the video was when that was last said, and how far it has come since.
  var position: Double? { state.withLock { Self.seconds(&$0) } }

  private static func seconds(_ state: inout State) -> Double? {
    guard let (place, time) = state.place else { return nil }
    let passed = Double(DispatchTime.now().uptimeNanoseconds - time.uptimeNanoseconds) / 1e9
    let now = max(0, place.seconds + (state.isPlaying ? place.speed * min(passed, 0.2) : 0))
    guard state.isPlaying, place.speed > 0 else { return now }
    // A device that is late to begin holds it up; it doesn't go back.
    let reached = max(state.reached ?? now, now)
    state.reached = reached
    return reached
  }

  // MARK: Frames

  /// The size of frames that come before the video is visible.
  private static let unseenSize = CGSize(width: 1280, height: 1280)

  func show(at pixels: CGSize?) {
    state.withLock { $0.shown = pixels }
    queue.async { [self] in applyShownSize() }
  }

  /// On the queue.
  private func applyShownSize() {
    guard let process = reader.withLock({ $0 }) else { return }
    let (shown, memory) = state.withLock { ($0.shown, Self.makeMemory(&$0)) }
    if let memory { process.send(memory.call.message, [memory.descriptor]) }
    process.send(VideoCall.show(shown).message)
  }

  /// Makes memory for the frames of a size, if there is too little, or much too much; nil if not.
  private static func makeMemory(_ state: inout State) -> SharedFrames? {
    var size = state.shown ?? unseenSize
    if state.natural == .zero {
      // A side of 0 doesn't limit.
      if size.width <= 0 { size.width = largestSide }
      if size.height <= 0 { size.height = largestSide }
    } else {
      size.width = min(size.width > 0 ? size.width : .infinity, state.natural.width)
      size.height = min(size.height > 0 ? size.height : .infinity, state.natural.height)
    }
    // Sides are rounded.
    let pixels = min(max((size.width + 1) * (size.height + 1), 1), largestFrame)
    let capacity = (Int(exactly: pixels.rounded()) ?? 1) * 4
    if let now = state.memories.last, now.capacity >= capacity, now.capacity / 4 <= capacity {
      return nil
    }
    let first = (state.memories.last?.first ?? 0) + SharedFrames.count
    guard let memory = SharedFrames(first: first, capacity: capacity) else { return nil }
    state.memories.append(memory)
    return memory
  }

  private static let largestSide: CGFloat = 8192
  /// The pixels of the largest frame; videos of 8K have 35 million.
  private static let largestFrame = 64e6
}

extension SharedFrames {
  fileprivate var call: VideoCall {
    .frames(first: first, count: Self.count, capacity: capacity)
  }
}

/// Plays the sound of a video.
private final class Speaker: @unchecked Sendable {  // because its calls may come on any thread
  private let speaker: OpaquePointer

  init?() {
    guard VideoPipeline.startProblem == nil, let speaker = host_video_speaker_new(0) else {
      return nil
    }
    self.speaker = speaker
  }

  deinit { host_video_speaker_free(speaker) }

  var files: [Int32] {
    let line = host_video_speaker_line(speaker)
    return [line.data, line.control, line.page]
  }

  func filesAreSent() { host_video_speaker_sent(speaker) }
}
