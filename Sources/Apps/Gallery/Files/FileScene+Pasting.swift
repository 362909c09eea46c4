import Foundation
import PhotoIndexing
import UIKit

/// Pasting: files, or an image that another program copied.
extension FileScene {
  /// The types of images, and the endings of their files.
  private static let endings = [
    ("public.jpeg", "jpg"), ("public.png", "png"), ("org.webmproject.webp", "webp"),
    ("public.heic", "heic"), ("com.compuserve.gif", "gif"), ("public.tiff", "tiff"),
    ("public.svg-image", "svg"), ("com.microsoft.bmp", "bmp"),
  ]

  var canPaste: Bool {
    UIPasteboard.general.hasURLs || UIPasteboard.general.hasImages
      || UIPasteboard.general.contains(pasteboardTypes: [CopiedFiles.type])
  }

  /// Copies the files of the clipboard, or moves those that a file manager has cut, otherwise copies
  /// its image as a file, into the shown folder.
  func paste() {
    guard let folder = shownFolder else {
      return work.show(String(gallery: "Open a folder to paste into it."))
    }
    if let files = CopiedFiles(.general) {
      return files.areCut ? move(files.files, to: folder) : copy(files.files, to: folder)
    }
    let found = Self.endings.lazy.compactMap { type, ending in
      UIPasteboard.general.data(forPasteboardType: type).map { (data: $0, ending: ending) }
    }.first
    guard let found else { return work.show(String(gallery: "There is no photo to paste.")) }
    paste(found.data, ending: found.ending, into: folder)
  }

  private func paste(_ data: Data, ending: String, into folder: FileID) {
    Task {
      let draft = await Task.detached(priority: .userInitiated) {
        Self.draft(of: data, ending: ending)
      }.value
      guard let draft, let file = FileID(draft) else {
        return work.show(String(gallery: "The image couldn’t be pasted."))
      }
      let name = folder.displayName
      work.perform(
        .copy([file], to: folder), message: { _ in String(gallery: "Image pasted into “\(name)”") })
    }
  }

  /// The images that were pasted, which can be pasted again after that was undone, until the
  /// program ends.
  nonisolated private static let drafts = FileManager.default.temporaryDirectory
    .appendingPathComponent("gallery-\(UUID().uuidString)")

  func removeDrafts() { try? FileManager.default.removeItem(at: Self.drafts) }

  /// Writes the image into a folder of its own, from which it is copied as any file; nil if it
  /// can't be written.
  nonisolated private static func draft(of data: Data, ending: String) -> URL? {
    let manager = FileManager.default
    let folder = drafts.appendingPathComponent(UUID().uuidString)
    let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    let time = Date().formatted(style).replacingOccurrences(of: ":", with: "-")
    let file = folder.appendingPathComponent(String(gallery: "Pasted Image \(time)"))
      .appendingPathExtension(ending)
    do {
      try manager.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try data.write(to: file)
      return file
    } catch {
      try? manager.removeItem(at: folder)
      return nil
    }
  }
}
