import CGstShim
import Foundation
import HostInterface
import Synchronization

/// Converts decoded frames to images on GStreamer's threads, at the size in which they are shown
/// and only while they are visible. Keeps the newest one for the main actor and replaces it if it
/// isn't taken in time.
final class FrameMaker: Sendable {
  enum Outcome { case made, leftOut, nothing }

  private struct State {
    /// The size in pixels of the whole frame; nil while it isn't visible.
    var shownSize: CGSize?
    var naturalSize = CGSize.zero
    var newest: CGImage?
    var seconds = 0.0
    /// When a dropped frame was last reported, in nanoseconds.
    var lastLeftOut: UInt64 = 0
  }

  private let state = Mutex(State())
  private let memory: any FrameMemory
  /// The maximum size in pixels of frames that arrive before the video is visible.
  private static let unseenSize = CGSize(width: 1280, height: 1280)
  private static let leftOutInterval: UInt64 = 100_000_000

  init(memory: any FrameMemory = FramePool()) { self.memory = memory }

  /// The size after rotation, in square pixels; zero before the first frame.
  var naturalSize: CGSize { state.withLock { $0.naturalSize } }
  /// The position of the newest frame, in seconds from the start.
  var seconds: Double { state.withLock { $0.seconds } }

  func show(at pixels: CGSize?) { state.withLock { $0.shownSize = pixels } }

  /// Returns the newest frame once; nil until the next one is available.
  func takeNewest() -> CGImage? {
    state.withLock { state in
      defer { state.newest = nil }
      return state.newest
    }
  }

  /// A still is always converted, as no other frame follows it.
  func take(_ frame: OpaquePointer, of video: OpaquePointer, isStill: Bool) -> Outcome {
    var (width, height, nanoseconds) = (Int32(0), Int32(0), Int64(-1))
    host_video_frame_measure(frame, &width, &height, &nanoseconds)
    guard width > 0, height > 0 else { return .nothing }
    let natural = CGSize(width: Int(width), height: Int(height))
    let seconds = Double(max(0, nanoseconds)) / 1e9
    let wanted = state.withLock { state in
      state.naturalSize = natural
      state.seconds = seconds
      return state.shownSize ?? (isStill ? Self.unseenSize : nil)
    }
    guard let wanted else { return leaveOut() }
    let size = Self.size(natural, within: wanted)
    guard let image = image(of: frame, of: video, size: size, isStill: isStill) else {
      return .nothing
    }
    state.withLock { $0.newest = image }
    return .made
  }

  private func leaveOut() -> Outcome {
    let now = DispatchTime.now().uptimeNanoseconds
    return state.withLock { state in
      guard now - state.lastLeftOut > Self.leftOutInterval else { return .nothing }
      state.lastLeftOut = now
      return .leftOut
    }
  }

  /// The only copy of a frame: conversion and scaling write into the image's own memory.
  private func image(
    of frame: OpaquePointer, of video: OpaquePointer, size: (Int, Int), isStill: Bool
  ) -> CGImage? {
    let (width, height) = size
    let byteCount = width * height * 4
    guard let pixels = memory.take(byteCount: byteCount, isStill: isStill) else { return nil }
    let bytes = pixels.assumingMemoryBound(to: UInt8.self)
    guard host_video_frame_write(video, frame, bytes, Int32(width), Int32(height)) != 0 else {
      memory.giveBack(pixels, byteCount: byteCount)
      return nil
    }
    return CGImage(
      width: width, height: height, bytesPerRow: width * 4, isOpaque: false, baseAddress: pixels,
      release: { [memory] in memory.giveBack($0, byteCount: byteCount) })
  }

  /// Never larger than the natural size; a side of 0 doesn't limit.
  static func size(_ natural: CGSize, within limit: CGSize) -> (Int, Int) {
    let scale = min(
      1, limit.width > 0 ? limit.width / natural.width : 1,
      limit.height > 0 ? limit.height / natural.height : 1)
    return (
      max(1, Int((natural.width * scale).rounded())),
      max(1, Int((natural.height * scale).rounded()))
    )
  }
}
