import Foundation
import HostInterface

/// A message from a process that plays videos, or makes stills of them. Nothing in it is believed:
/// numbers have bounds, and texts an end.
enum VideoReply: Equatable, Sendable {
  /// A still, whose pixels are in the file that came for it.
  case still(FrameSize, seconds: Double, VideoInfo)
  case opened(VideoInfo, VideoPlace)
  case didSeek(isDone: Bool, VideoPlace)
  case duration(Double?)
  /// A frame is in the memory of this number.
  case frame(number: Int, FrameSize, natural: CGSize, VideoPlace)
  case leftOutFrame(VideoPlace)
  case place(VideoPlace)
  case ended
  case failed(VideoFailure)

  /// No answer is longer.
  static let maximumLength = 8192
  /// GStreamer's nanoseconds have no more seconds.
  private static let maximumValue = 1e10

  init?(_ message: [UInt8]) {
    guard let fields = VideoFields(message: message),
      fields.values.allSatisfy({ abs($0) <= Self.maximumValue }), let reply = Self(fields)
    else { return nil }
    self = reply
  }

  var message: [UInt8] { fields.message }

  private var fields: VideoFields {
    switch self {
    case .still(let frame, let seconds, let info):
      VideoFields([0, frame.width, frame.height], [seconds] + Self.values(of: info))
    case .opened(let info, let place): VideoFields([1], place.values + Self.values(of: info))
    case .didSeek(let isDone, let place): VideoFields([2, isDone ? 1 : 0], place.values)
    case .duration(let seconds): VideoFields([3], seconds.map { [$0] } ?? [])
    case .frame(let number, let frame, let natural, let place):
      VideoFields(
        [4, number, frame.width, frame.height], place.values + [natural.width, natural.height])
    case .leftOutFrame(let place): VideoFields([5], place.values)
    case .place(let place): VideoFields([6], place.values)
    case .ended: VideoFields([7])
    case .failed(let failure): VideoFields([8, failure.kind.rawValue], [], failure.texts)
    }
  }

  private init?(_ fields: VideoFields) {
    let (numbers, values) = (fields.numbers, fields.values)
    switch (numbers.first, numbers.count, values.count) {
    case (0, 3, 3...4):
      guard let frame = FrameSize(numbers[1], numbers[2]), let info = Self.info(values.dropFirst())
      else { return nil }
      self = .still(frame, seconds: values[0], info)
    case (1, 1, 4...5):
      guard let info = Self.info(values.dropFirst(2)) else { return nil }
      self = .opened(info, VideoPlace(values))
    case (2, 2, 2): self = .didSeek(isDone: numbers[1] == 1, VideoPlace(values))
    case (3, 1, 0...1): self = .duration(values.first)
    case (4, 4, 4):
      guard let frame = FrameSize(numbers[2], numbers[3]),
        let natural = Self.size(values[2], values[3])
      else { return nil }
      self = .frame(number: numbers[1], frame, natural: natural, VideoPlace(values))
    case (5, 1, 2): self = .leftOutFrame(VideoPlace(values))
    case (6, 1, 2): self = .place(VideoPlace(values))
    case (7, 1, 0): self = .ended
    case (8, 2, 0):
      guard let failure = VideoFailure(numbers[1], fields.texts) else { return nil }
      self = .failed(failure)
    default: return nil
    }
  }

  private static func values(of info: VideoInfo) -> [Double] {
    [info.size.width, info.size.height] + (info.duration.map { [$0] } ?? [])
  }

  private static func info(_ values: ArraySlice<Double>) -> VideoInfo? {
    let values = Array(values)
    return size(values[0], values[1]).map {
      VideoInfo(duration: values.count > 2 ? values[2] : nil, size: $0)
    }
  }

  /// The size of a video; zero without pictures.
  private static func size(_ width: Double, _ height: Double) -> CGSize? {
    let allowed = 0...Double(FrameSize.maximumSide)
    return allowed.contains(width) && allowed.contains(height)
      ? CGSize(width: width, height: height) : nil
  }
}

/// The size of a frame in pixels, within what a frame may have.
struct FrameSize: Equatable, Sendable {
  static let maximumSide = 32768

  let width: Int
  let height: Int
  var byteCount: Int { width * height * 4 }

  init?(_ width: Int, _ height: Int) {
    let allowed = 1...Self.maximumSide
    guard allowed.contains(width), allowed.contains(height) else { return nil }
    (self.width, self.height) = (width, height)
  }
}

/// Where a video was when a message was sent.
struct VideoPlace: Equatable, Sendable {
  /// Seconds from the start.
  var seconds: Double
  /// Seconds of the video in each second; 0 while it stands still.
  var speed: Double

  init(seconds: Double, speed: Double) { (self.seconds, self.speed) = (seconds, speed) }

  fileprivate init(_ values: [Double]) { self.init(seconds: values[0], speed: values[1]) }

  fileprivate var values: [Double] { [seconds, speed] }
}

/// An error of a process that doesn't know the video's name.
struct VideoFailure: Equatable, Sendable {
  enum Kind: Int, Sendable {
    case unknownFormat, reference, missingDecoder, leftOutDecoder, damaged, nothingPlayable,
      noFrames
    case noPlayer, noPlaybin, failed, unreadable
  }

  let kind: Kind
  fileprivate(set) var texts: [String] = []

  /// No text of a stranger's is longer.
  private static let maximumLength = 300

  fileprivate init?(_ number: Int, _ texts: [String]) {
    guard let kind = Kind(rawValue: number), texts.count <= 1 else { return nil }
    self.kind = kind
    self.texts = texts.map { text in
      String(text.prefix(Self.maximumLength).filter { !$0.isNewline && $0 != "\0" })
    }
  }

  init(_ error: VideoError) {
    (kind, texts) =
      switch error {
      case .unknownFormat: (.unknownFormat, [])
      case .reference: (.reference, [])
      case .missingDecoder(_, let format, _):
        (.missingDecoder, [format])
      case .leftOutDecoder(_, let format): (.leftOutDecoder, [format])
      case .damaged(_, let reason): (.damaged, [reason])
      case .nothingPlayable: (.nothingPlayable, [])
      case .noFrames: (.noFrames, [])
      case .noPlayer(let reason): (.noPlayer, [reason])
      case .noPlaybin: (.noPlaybin, [])
      case .failed(_, let reason): (.failed, [reason])
      // What only the program finds out.
      case .missing, .unreadable, .notAFile, .empty, .decoderEnded, .noProcess, .noReader,
        .otherReader, .unlocked, .notLaunched, .cancelled:
        (.unreadable, [])
      }
    texts = texts.map { String($0.prefix(Self.maximumLength)) }
  }

  func error(_ name: String) -> VideoError {
    let text = texts.first ?? ""
    return switch kind {
    case .unknownFormat: .unknownFormat(name: name)
    case .reference: .reference(name: name)
    case .missingDecoder:
      .missingDecoder(name: name, format: text, package: VideoFile.package(for: text))
    case .leftOutDecoder: .leftOutDecoder(name: name, format: text)
    case .damaged: .damaged(name: name, reason: text)
    case .nothingPlayable: .nothingPlayable(name: name)
    case .noFrames: .noFrames(name: name)
    case .noPlayer: .noPlayer(reason: text)
    case .noPlaybin: .noPlaybin
    case .failed: .failed(name: name, reason: text)
    case .unreadable: .unreadable(name: name)
    }
  }
}
