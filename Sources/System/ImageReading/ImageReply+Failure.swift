import HostInterface

/// A failure as it is sent.
struct FailureWords {
  /// 0 for none.
  var kind = 0
  var numbers: [Int] = []
  var texts: [String] = []
}

extension ImageReply.Failure {
  var words: FailureWords {
    switch self {
    case .unknownFormat: FailureWords(kind: 1)
    case .unsupported(let format): FailureWords(kind: 2, texts: [format])
    case .missingLibrary(let format, let package):
      FailureWords(kind: 3, texts: [format, package])
    case .corrupt(let fault): FailureWords(kind: 4, numbers: [fault.number], texts: [fault.format])
    case .tooLarge(let width, let height): FailureWords(kind: 5, numbers: [width, height])
    case .tooManyBytes(let megabytes): FailureWords(kind: 6, numbers: [megabytes])
    case .tooMuchWork: FailureWords(kind: 7)
    case .noFrame(let frame): FailureWords(kind: 8, numbers: [frame])
    case .noPart: FailureWords(kind: 9)
    case .noDecoder: FailureWords(kind: 10)
    case .system(let code): FailureWords(kind: 11, numbers: [Int(code)])
    case .cancelled: FailureWords(kind: 12)
    case .costly(let bytes): FailureWords(kind: 13, numbers: [bytes])
    case .elsewhere: FailureWords(kind: 14)
    case .wholeOnly: FailureWords(kind: 15)
    }
  }

  package init(_ error: ImageDecodingError) {
    self =
      switch error {
      case .unknownFormat: .unknownFormat
      case .unsupportedFormat(_, let format): .unsupported(format: format)
      case .missingLibrary(_, let format, let package):
        .missingLibrary(format: format, package: package)
      case .corrupt(_, let fault): .corrupt(fault)
      case .tooLarge(_, let width, let height): .tooLarge(width: width, height: height)
      case .tooManyBytes(_, let megabytes): .tooManyBytes(megabytes: megabytes)
      case .noFrame(_, let frame): .noFrame(frame)
      case .noPart: .noPart
      case .noDecoder: .noDecoder
      case .cancelled: .cancelled
      case .system(_, let code): .system(code: code)
      case .missing, .unreadable, .notAFile, .empty: .corrupt(.beginning)
      case .tooMuchWork, .noProcess, .noReader, .otherReader, .unlocked: .tooMuchWork
      }
  }

  /// The error for a file of a name; nil where there is more to try.
  func error(_ name: String) -> ImageDecodingError? {
    switch self {
    case .unknownFormat: .unknownFormat(name: name)
    case .unsupported(let format): .unsupportedFormat(name: name, format: format)
    case .missingLibrary(let format, let package):
      .missingLibrary(name: name, format: format, package: package)
    case .corrupt(let fault): .corrupt(name: name, fault)
    case .tooLarge(let width, let height): .tooLarge(name: name, width: width, height: height)
    case .tooManyBytes(let megabytes): .tooManyBytes(name: name, megabytes: megabytes)
    case .tooMuchWork: .tooMuchWork(name: name)
    case .noFrame(let frame): .noFrame(name: name, frame)
    case .noPart: .noPart(name: name)
    case .noDecoder: .noDecoder
    case .cancelled: .cancelled
    case .system(let code): .system(name: name, code: code)
    case .costly, .elsewhere, .wholeOnly: nil
    }
  }
}

extension FailureWords {
  /// Nil for no failure. One that makes no sense counts as a decoder that gave up.
  var failure: ImageReply.Failure? {
    let first = numbers.first ?? 0
    let text = texts.first.flatMap { $0.utf8.count <= 60 ? $0 : nil } ?? ""
    switch kind {
    case 0: return nil
    case 1: return .unknownFormat
    case 2: return .unsupported(format: text)
    case 3 where texts.count == 2 && texts[1].utf8.count <= 60:
      return .missingLibrary(format: text, package: texts[1])
    case 4: return .corrupt(ImageFault(number: first, format: text))
    case 5 where numbers.count == 2: return .tooLarge(width: first, height: numbers[1])
    case 6: return .tooManyBytes(megabytes: first)
    case 7: return .tooMuchWork
    case 8: return .noFrame(first)
    case 9: return .noPart
    case 10: return .noDecoder
    case 11: return .system(code: Int32(clamping: first))
    case 12: return .cancelled
    case 13: return .costly(bytes: first)
    case 14: return .elsewhere
    case 15: return .wholeOnly
    default: return .corrupt(.decoder(format: ""))
    }
  }
}

extension ImageFault {
  fileprivate var number: Int {
    switch self {
    case .beginning: 0
    case .size: 1
    case .cutOffBeforePixels: 2
    case .noImage: 3
    case .part: 4
    case .decoder: 5
    }
  }

  fileprivate var format: String { if case .decoder(let format) = self { format } else { "" } }

  fileprivate init(number: Int, format: String) {
    let faults: [ImageFault] = [.beginning, .size, .cutOffBeforePixels, .noImage, .part]
    self = faults.indices.contains(number) ? faults[number] : .decoder(format: format)
  }
}
