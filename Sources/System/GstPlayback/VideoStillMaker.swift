import CGstShim
import Foundation
import HostInterface
import Synchronization

/// Creates stills of videos in the background, one after the other.
enum VideoStillMaker {
  struct Result: Sendable {
    var still: VideoStill
    var info: VideoInfo
  }

  private static let queue = DispatchQueue(label: "vitrine.video.stills", qos: .utility)
  /// The limit in nanoseconds for opening and for seeking.
  private static let patience: UInt64 = 5_000_000_000

  /// Creates a still; a request that is cancelled while it waits costs nothing.
  static func make(_ request: VideoStillRequest) async -> Swift.Result<Result, VideoError> {
    let isCancelled = Flag()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async {
          continuation.resume(returning: makeNow(request) { isCancelled.isSet })
        }
      }
    } onCancel: {
      isCancelled.set()
    }
  }

  private static func makeNow(
    _ request: VideoStillRequest, isCancelled: @escaping @Sendable () -> Bool
  ) -> Swift.Result<Result, VideoError> {
    Swift.Result { () throws(VideoError) in
      if isCancelled() { throw .cancelled }
      if request.url.isFileURL {
        return try ConfinedStill(request).make(isCancelled: isCancelled)
      }
      let call = VideoStillCall(request, HOST_VIDEO_CONTAINER_UNKNOWN)
      return try still(
        of: try VideoFile.address(of: request.url), call, name: VideoFile.name(of: request.url)
      ).get()
    }
  }

  /// Makes a still in this process. Blocks.
  static func still(
    of input: VideoInput, _ call: VideoStillCall, name: String
  ) -> Swift.Result<Result, VideoError> {
    let failure = Mutex<VideoError?>(nil)
    let events = VideoEventSource(name: name) { event in
      if case .failed(let error) = event { failure.withLock { $0 = $0 ?? error } }
    }
    events.frames.show(at: call.maximumSize)
    let video: OpaquePointer
    do throws(VideoError) {
      video = try events.makeVideo(input, hasAudio: false, isUpright: call.isUpright)
    } catch { return .failure(error) }
    defer {
      events.silence()
      host_video_free(video)
    }
    let isOpen = host_video_set_playing(video, 0) != 0 && host_video_wait(video, patience) != 0
    if isOpen, call.seconds > 0 {
      host_video_seek(
        video, 1, Int64(min(max(0, call.seconds), 1e9) * 1e9), call.isTolerant ? 1 : 0)
      _ = host_video_wait(video, patience)
    }
    guard isOpen, let image = events.frames.takeNewest() else {
      let known = failure.withLock { $0 } ?? events.lackingDecoder
      return .failure(known ?? .noFrames(name: name))
    }
    return .success(
      Result(
        still: VideoStill(image: image, seconds: events.frames.seconds),
        info: VideoInfo(
          duration: VideoPipeline.duration(of: video), size: events.frames.naturalSize)))
  }

  private final class Flag: Sendable {
    private let value = Mutex(false)
    var isSet: Bool { value.withLock { $0 } }
    func set() { value.withLock { $0 = true } }
  }
}
