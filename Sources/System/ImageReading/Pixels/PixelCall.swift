import Confinement
import HostInterface

/// A request to a process that scales, filters and writes images which this program has. Their
/// pixels, premultiplied BGRA without gaps, are in the file that comes with the call.
package struct PixelCall: Equatable, Sendable {
  package enum Work: Equatable, Sendable {
    /// The formats that can be written.
    case formats
    case resize(width: Int, height: Int)
    case filter([ImageOperation])
    case png
    case jpeg(quality: Double)
    /// WebP of several frames, which follow each other in the file.
    case animation(seconds: [Double], quality: Double)
    /// A file with so many bytes of EXIF and of XMP, which follow the pixels.
    case file(EncodedImageFormat, quality: Double, exif: Int, xmp: Int)
  }

  package var work: Work
  package var width: Int
  package var height: Int
  package var isOpaque: Bool

  package init(_ work: Work, width: Int = 0, height: Int = 0, isOpaque: Bool = false) {
    self.work = work
    (self.width, self.height, self.isOpaque) = (width, height, isOpaque)
  }

  package init(_ work: Work, _ image: CGImage) {
    self.init(work, width: image.width, height: image.height, isOpaque: image.isOpaque)
  }

  package init?(_ message: [UInt8]) {
    self.init(.formats)
    var coder = MessageCoder(reading: message)
    var terms: [PixelTerm] = []
    code(&terms, by: &coder)
    guard coder.isComplete, let work = Work(terms) else { return nil }
    self.work = work
  }

  package var message: [UInt8] {
    var coder = MessageCoder()
    var call = self
    var terms = work.terms
    call.code(&terms, by: &coder)
    return coder.bytes
  }

  private mutating func code(_ terms: inout [PixelTerm], by coder: inout MessageCoder) {
    coder.code(&terms, PixelTerm(0)) { $1.code(by: &$0) }
    coder.code(&width)
    coder.code(&height)
    coder.code(&isOpaque)
  }
}

extension PixelCall.Work {
  fileprivate var terms: [PixelTerm] {
    switch self {
    case .formats: [PixelTerm(0)]
    case .resize(let width, let height): [PixelTerm(1, [Double(width), Double(height)])]
    case .filter(let operations): [PixelTerm(2)] + operations.map(\.term)
    case .png: [PixelTerm(3)]
    case .jpeg(let quality): [PixelTerm(4, [quality])]
    case .animation(let seconds, let quality): [PixelTerm(5, [quality] + seconds)]
    case .file(let format, let quality, let exif, let xmp):
      [PixelTerm(6, [Double(format.number), quality, Double(exif), Double(xmp)])]
    }
  }

  fileprivate init?(_ terms: [PixelTerm]) {
    guard let first = terms.first else { return nil }
    let numbers = first.numbers
    switch (first.kind, numbers.count) {
    case (0, 0): self = .formats
    case (1, 2):
      guard let width = Int(exactly: numbers[0]), let height = Int(exactly: numbers[1])
      else { return nil }
      self = .resize(width: width, height: height)
    case (2, 0):
      let operations = terms.dropFirst().compactMap(ImageOperation.init)
      guard operations.count == terms.count - 1 else { return nil }
      self = .filter(operations)
    case (3, 0): self = .png
    case (4, 1): self = .jpeg(quality: numbers[0])
    case (5, 2...): self = .animation(seconds: Array(numbers[1...]), quality: numbers[0])
    case (6, 4):
      guard let format = EncodedImageFormat(number: numbers[0]),
        let exif = Int(exactly: numbers[2]), let xmp = Int(exactly: numbers[3])
      else { return nil }
      self = .file(format, quality: numbers[1], exif: exif, xmp: xmp)
    default: return nil
    }
  }
}

/// A kind of work, or an operation of a filter, with its numbers.
private struct PixelTerm {
  var kind: Int
  var numbers: [Double]

  init(_ kind: Int, _ numbers: [Double] = []) { (self.kind, self.numbers) = (kind, numbers) }

  mutating func code(by coder: inout MessageCoder) {
    coder.code(&kind)
    coder.code(&numbers, 0) { $0.code(&$1) }
  }
}

extension EncodedImageFormat {
  fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  fileprivate init?(number: Double) {
    guard let index = Int(exactly: number), Self.allCases.indices.contains(index) else {
      return nil
    }
    self = Self.allCases[index]
  }
}

extension ImageOperation {
  fileprivate var term: PixelTerm {
    switch self {
    case .colorMatrix(let matrix): PixelTerm(0, matrix)
    case .curve(let curve): PixelTerm(1, curve.map(Double.init))
    case .gaussianBlur(let deviation): PixelTerm(2, [deviation])
    case .boxBlur(let reach): PixelTerm(3, [Double(reach)])
    case .sharpen(let radius, let amount): PixelTerm(4, [radius, amount])
    case .pixellate(let side): PixelTerm(5, [Double(side)])
    case .edges(let strength): PixelTerm(6, [strength])
    case .vignette(let radius, let amount): PixelTerm(7, [radius, amount])
    }
  }

  fileprivate init?(_ term: PixelTerm) {
    let numbers = term.numbers
    switch (term.kind, numbers.count) {
    case (0, _): self = .colorMatrix(numbers)
    case (1, _):
      let curve = numbers.compactMap { UInt8(exactly: $0) }
      guard curve.count == numbers.count else { return nil }
      self = .curve(curve)
    case (2, 1): self = .gaussianBlur(numbers[0])
    case (3, 1):
      guard let reach = Int(exactly: numbers[0]) else { return nil }
      self = .boxBlur(reach)
    case (4, 2): self = .sharpen(radius: numbers[0], amount: numbers[1])
    case (5, 1):
      guard let side = Int(exactly: numbers[0]) else { return nil }
      self = .pixellate(side)
    case (6, 1): self = .edges(numbers[0])
    case (7, 2): self = .vignette(radius: numbers[0], amount: numbers[1])
    default: return nil
    }
  }
}
