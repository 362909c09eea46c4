import CGstShim
import Foundation
import HostInterface
import Synchronization

/// Makes images of decoded pictures, on GStreamer's threads, at the size they are shown and only
/// while somebody sees them. The newest waits for the main actor; one that it did not come to take
/// is replaced.
final class FrameMaker: Sendable {
  enum Outcome { case made, leftOut, nothing }

  private struct State {
    /// Pixels of the whole picture; nil while nobody sees it.
    var shownSize: CGSize?
    var naturalSize = CGSize.zero
    var newest: CGImage?
    var seconds = 0.0
    /// When a picture that was left out was last told of, nanoseconds.
    var lastLeftOut: UInt64 = 0
  }

  private let state = Mutex(State())
  private let pool = FramePool()
  /// Pixels, of pictures that come before anybody looks.
  private static let unseenSize = CGSize(width: 1280, height: 1280)
  private static let leftOutInterval: UInt64 = 100_000_000

  /// Upright, square pixels; zero before the first picture.
  var naturalSize: CGSize { state.withLock { $0.naturalSize } }
  /// Of the newest picture, from the beginning.
  var seconds: Double { state.withLock { $0.seconds } }

  func show(at pixels: CGSize?) { state.withLock { $0.shownSize = pixels } }

  /// Once for each picture.
  func takeNewest() -> CGImage? {
    state.withLock { state in
      defer { state.newest = nil }
      return state.newest
    }
  }

  /// A still is made in any case: no other follows it.
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
    guard let image = image(of: frame, of: video, size: Self.size(natural, within: wanted)) else {
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

  /// The one copy of a picture: conversion and scaling write where the image has its pixels.
  private func image(
    of frame: OpaquePointer, of video: OpaquePointer, size: (Int, Int)
  ) -> CGImage? {
    let (width, height) = size
    let byteCount = width * height * 4
    let pixels = pool.take(byteCount: byteCount)
    let bytes = pixels.assumingMemoryBound(to: UInt8.self)
    guard host_video_frame_write(video, frame, bytes, Int32(width), Int32(height)) != 0 else {
      pool.giveBack(pixels, byteCount: byteCount)
      return nil
    }
    return CGImage(
      width: width, height: height, bytesPerRow: width * 4, isOpaque: false, baseAddress: pixels,
      release: { [pool] in pool.giveBack($0, byteCount: byteCount) })
  }

  /// Never larger than it is; a side of 0 does not limit.
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
