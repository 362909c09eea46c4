import CGstShim
import Confinement
import Foundation
import HostInterface

/// A request to a process that plays videos, or makes stills of them.
enum VideoCall: Equatable, Sendable {
  /// A still of the file that comes with it, written into the other one.
  case still(VideoStillCall)
  /// Opens the file that comes with it. The other files are where its sound goes, if anybody
  /// listens.
  case open(HostVideoContainer, patience: Double, isHeard: Bool)
  /// A file for so many frames, of so many bytes each, in place of those before.
  case frames(first: Int, count: Int, capacity: Int)
  /// A frame isn't needed any more.
  case free(Int)
  case show(CGSize?)
  case setPlaying(Bool)
  case seek(seconds: Double, rate: Double, isTolerant: Bool)
  case setSound(volume: Double, isMuted: Bool)
  case repeatFrame
  case refreshDuration

  init?(_ message: [UInt8]) {
    guard let fields = VideoFields(message: message), let call = Self(fields) else { return nil }
    self = call
  }

  var message: [UInt8] { fields.message }

  private var fields: VideoFields {
    switch self {
    case .still(let call):
      VideoFields(
        [0, Int(call.container.rawValue), call.isTolerant ? 1 : 0, call.isUpright ? 1 : 0],
        [call.seconds, call.maximumSize.width, call.maximumSize.height])
    case .open(let container, let patience, let isHeard):
      VideoFields([1, Int(container.rawValue), isHeard ? 1 : 0], [patience])
    case .frames(let first, let count, let capacity): VideoFields([2, first, count, capacity])
    case .free(let number): VideoFields([3, number])
    case .show(let size): VideoFields([4], size.map { [$0.width, $0.height] } ?? [])
    case .setPlaying(let isPlaying): VideoFields([5, isPlaying ? 1 : 0])
    case .seek(let seconds, let rate, let isTolerant):
      VideoFields([6, isTolerant ? 1 : 0], [seconds, rate])
    case .setSound(let volume, let isMuted): VideoFields([7, isMuted ? 1 : 0], [volume])
    case .repeatFrame: VideoFields([8])
    case .refreshDuration: VideoFields([9])
    }
  }

  private init?(_ fields: VideoFields) {
    let (numbers, values) = (fields.numbers, fields.values)
    func container(_ number: Int) -> HostVideoContainer {
      HostVideoContainer(rawValue: UInt32(clamping: number))
    }
    switch (numbers.first, numbers.count, values.count) {
    case (0, 4, 3):
      self = .still(
        VideoStillCall(
          container: container(numbers[1]), seconds: values[0], isTolerant: numbers[2] == 1,
          isUpright: numbers[3] == 1, maximumSize: CGSize(width: values[1], height: values[2])))
    case (1, 3, 1):
      self = .open(container(numbers[1]), patience: values[0], isHeard: numbers[2] == 1)
    case (2, 4, 0):
      self = .frames(first: numbers[1], count: numbers[2], capacity: numbers[3])
    case (3, 2, 0): self = .free(numbers[1])
    case (4, 1, 0): self = .show(nil)
    case (4, 1, 2): self = .show(CGSize(width: values[0], height: values[1]))
    case (5, 2, 0): self = .setPlaying(numbers[1] == 1)
    case (6, 2, 2): self = .seek(seconds: values[0], rate: values[1], isTolerant: numbers[1] == 1)
    case (7, 2, 1): self = .setSound(volume: values[0], isMuted: numbers[1] == 1)
    case (8, 1, 0): self = .repeatFrame
    case (9, 1, 0): self = .refreshDuration
    default: return nil
    }
  }
}

/// A request for a still of an open file.
struct VideoStillCall: Equatable, Sendable {
  var container: HostVideoContainer
  var seconds: Double
  var isTolerant: Bool
  var isUpright: Bool
  var maximumSize: CGSize
}

/// The parts of a message.
package struct VideoFields: Equatable, Sendable {
  /// The kind, and its whole numbers.
  package var numbers: [Int]
  var values: [Double]
  var texts: [String]

  package init(_ numbers: [Int] = [], _ values: [Double] = [], _ texts: [String] = []) {
    (self.numbers, self.values, self.texts) = (numbers, values, texts)
  }

  package init?(message: [UInt8]) {
    self.init()
    var coder = MessageCoder(reading: message)
    code(by: &coder)
    guard coder.isComplete else { return nil }
  }

  package var message: [UInt8] {
    var coder = MessageCoder()
    var fields = self
    fields.code(by: &coder)
    return coder.bytes
  }

  private mutating func code(by coder: inout MessageCoder) {
    coder.code(&numbers, 0) { $0.code(&$1) }
    coder.code(&values, 0) { $0.code(&$1) }
    coder.code(&texts)
  }
}
