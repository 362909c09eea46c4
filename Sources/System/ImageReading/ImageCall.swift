import Confinement
import HostInterface

/// A request to a process that decodes.
package struct ImageCall: Equatable, Sendable {
  package enum Work: Equatable, Sendable {
    /// The file types that can be read.
    case types
    /// The libraries that read them, by the names of their files.
    case libraries
    case info
    case thumbnail
    case image(ImageFit?, frame: Int)
    case region(ImageRegion, width: Int, height: Int)
    /// The first frame of an animation.
    case frames(ImageFit?)
    /// The frame after the one that was last answered.
    case nextFrame
  }

  package var work: Work
  /// The end of the file's name, which tells formats without a signature apart.
  package var name: String
  /// The bytes that decoding may take beside the image.
  package var grant: Int

  package init(_ work: Work, name: String = "", grant: Int = 0) {
    (self.work, self.name, self.grant) = (work, name, grant)
  }

  package init?(_ message: [UInt8]) {
    self.init(.types)
    var coder = MessageCoder(reading: message)
    var numbers: [Int] = []
    code(&numbers, by: &coder)
    guard coder.isComplete, let work = Work(numbers) else { return nil }
    self.work = work
  }

  package var message: [UInt8] {
    var coder = MessageCoder()
    var call = self
    var numbers = work.numbers
    call.code(&numbers, by: &coder)
    return coder.bytes
  }

  private mutating func code(_ numbers: inout [Int], by coder: inout MessageCoder) {
    coder.code(&numbers, 0) { $0.code(&$1) }
    coder.code(&name)
    coder.code(&grant)
  }
}

extension ImageCall.Work {
  /// The kind and its details.
  fileprivate var numbers: [Int] {
    switch self {
    case .types: [0]
    case .info: [1]
    case .thumbnail: [2]
    case .image(let fit, let frame): [3, frame] + Self.numbers(of: fit)
    case .region(let region, let width, let height):
      [4, region.x, region.y, region.width, region.height, width, height]
    case .frames(let fit): [5] + Self.numbers(of: fit)
    case .nextFrame: [6]
    case .libraries: [7]
    }
  }

  fileprivate init?(_ numbers: [Int]) {
    switch (numbers.first, numbers.count) {
    case (0, 1): self = .types
    case (1, 1): self = .info
    case (2, 1): self = .thumbnail
    case (3, 2), (3, 6): self = .image(Self.fit(numbers.dropFirst(2)), frame: numbers[1])
    case (4, 7):
      self = .region(
        ImageRegion(x: numbers[1], y: numbers[2], width: numbers[3], height: numbers[4]),
        width: numbers[5], height: numbers[6])
    case (5, 1), (5, 5): self = .frames(Self.fit(numbers.dropFirst()))
    case (6, 1): self = .nextFrame
    case (7, 1): self = .libraries
    default: return nil
    }
  }

  private static func numbers(of fit: ImageFit?) -> [Int] {
    fit.map { [$0.width, $0.height, $0.mode == .covering ? 1 : 0, $0.maximumPercent] } ?? []
  }

  private static func fit(_ numbers: ArraySlice<Int>) -> ImageFit? {
    let numbers = Array(numbers)
    return numbers.count == 4
      ? ImageFit(
        width: numbers[0], height: numbers[1], mode: numbers[2] == 1 ? .covering : .inside,
        maximumPercent: numbers[3])
      : nil
  }
}
