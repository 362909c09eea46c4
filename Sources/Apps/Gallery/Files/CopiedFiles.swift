import Foundation
import PhotoIndexing
import UIKit

/// The files of a clipboard, as file managers tell each other of them.
struct CopiedFiles {
  /// The type by which file managers know files that were copied or cut: a line that says which,
  /// followed by their addresses. Some offer no other.
  static let type = "x-special/gnome-copied-files"

  let files: [FileID]
  /// Whether they are to be moved.
  var areCut = false

  /// Reads them from a clipboard; nil if it has none.
  @MainActor init?(_ pasteboard: UIPasteboard) {
    var urls = pasteboard.urls ?? []
    if let data = pasteboard.data(forPasteboardType: Self.type) {
      let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      areCut = lines.first == "cut"
      if urls.isEmpty { urls = lines.dropFirst().compactMap { URL(string: String($0)) } }
    }
    files = urls.filter(\.isFileURL).compactMap { FileID($0) }
    if files.isEmpty { return nil }
  }

  /// As file managers read them.
  static func list(_ urls: [URL]) -> Data {
    Data((["copy"] + urls.map(\.absoluteString)).joined(separator: "\n").utf8)
  }
}
