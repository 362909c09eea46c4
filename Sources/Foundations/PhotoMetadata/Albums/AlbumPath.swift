import Foundation
import PhotoIndexing

/// The paths in an album's file.
enum AlbumPath {
  private static let slash = FileID.slash
  private static let dot = UInt8(ascii: ".")
  private static let up: [UInt8] = [dot, dot]
  private static let scheme = Array("file://".utf8)

  /// The path from a folder to a photo; the whole path where the two have nothing in common.
  static func path(to photo: FileID, from folder: FileID) -> [UInt8] {
    let target = parts(photo.bytes)
    let start = parts(folder.bytes)
    let common = zip(target, start).prefix { $0 == $1 }.count
    guard common > 0, common < target.count else { return photo.bytes }
    let steps = start.dropFirst(common).map { _ in up } + target.dropFirst(common)
    return Array(steps.joined(separator: [slash]))
  }

  /// The file at a path, without following links.
  static func file(_ path: [UInt8], in folder: FileID) -> FileID {
    var result = path.first == slash ? [] : parts(folder.bytes)
    for part in parts(path) {
      if part == up {
        _ = result.popLast()
      } else if part != [dot] {
        result.append(part)
      }
    }
    return FileID([slash] + result.joined(separator: [slash]))
  }

  private static func parts(_ path: [UInt8]) -> [[UInt8]] {
    path.split(separator: slash).map { Array($0) }
  }

  // MARK: Lines

  /// The path that a line says; addresses of files are understood.
  static func path(ofLine line: [UInt8]) -> [UInt8] {
    guard line.starts(with: scheme) else { return line }
    return FileID(escaped: String(decoding: line.dropFirst(scheme.count), as: UTF8.self)).bytes
  }

  /// Whether a line can hold the path.
  static func fitsLine(_ path: [UInt8]) -> Bool {
    !path.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// The line for a path. A name that begins like a comment or an address is one of the folder.
  static func line(of path: [UInt8]) -> [UInt8] {
    guard fitsLine(path) else { return Array(FileID(path).escaped.utf8) }
    let isTaken = path.first == UInt8(ascii: "#") || path.starts(with: scheme)
    return isTaken ? [dot, slash] + path : path
  }
}
