import FileOperations
import Foundation
import PhotoIndexing

extension FileID {
  /// Creates an id from an argument of the command line, relative to the working directory. Swift
  /// replaces bytes of arguments that are not UTF-8; this finds the original argument.
  ///
  /// - Parameter arguments: The original arguments.
  init(argument text: String, among arguments: [[UInt8]] = FileID.arguments) {
    let raw = arguments.first {
      Array(String(decoding: $0, as: UTF8.self).utf8) == Array(text.utf8)
    }
    let path = raw ?? Array(text.utf8)
    let isWhole = path.first == Self.slash
    self = FileID(isWhole ? path : Self.currentFolder.bytes + [Self.slash] + path).straightened
  }

  static var arguments: [[UInt8]] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { FileID(cString: $0).bytes }
    }
  }

  private static var currentFolder: FileID {
    guard let path = getcwd(nil, 0) else { return FileID([slash]) }
    defer { free(path) }
    return FileID(cString: path)
  }

  /// Removes empty components, `.` and `..`.
  private var straightened: FileID {
    var parts: [ArraySlice<UInt8>] = []
    for part in bytes.split(separator: Self.slash) {
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else if !part.elementsEqual(".".utf8) {
        parts.append(part)
      }
    }
    return parts.isEmpty ? FileID([Self.slash]) : FileID(parts.flatMap { [Self.slash] + $0 })
  }
}
