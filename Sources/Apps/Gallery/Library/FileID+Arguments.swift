import Foundation
import PhotoIndexing

extension FileID {
  /// A path as the command line has it, from where the program was started. Arguments come as text,
  /// in which bytes that are no UTF-8 were replaced: the path is the argument that this became of.
  ///
  /// - Parameter arguments: As the system gave them.
  init(argument text: String, among arguments: [[UInt8]] = FileID.arguments) {
    let raw = arguments.first { Array(String(decoding: $0, as: UTF8.self).utf8) == Array(text.utf8) }
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

  /// Without empty parts, and without the steps that `.` and `..` are.
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
