import Localization
import Foundation

/// The name of an entry of the undo list, such as "Move 3 Photos".
struct UndoName: Codable, Hashable, Sendable {
  /// A kind of operation.
  enum Kind: String, Codable, Sendable {
    case copy, move, rename, duplicate, makeFolder, trash, restore
    /// Photos were copied from a card or another folder, where they weren't in the library.
    case importing
    /// Files were made out of photos.
    case export
    /// A photo was replaced by its edited one.
    case save
    /// Several things in a group.
    case change
  }

  var kind: Kind
  /// The number of photos.
  var count: Int
  /// The name of the folder, if it was nothing but one.
  var folder: String?

  init(kind: Kind, count: Int, folder: String? = nil) {
    (self.kind, self.count, self.folder) = (kind, count, folder)
  }

  /// - Parameter units: What was done.
  init(kind: Kind, count: Int, of units: [[FileEffect]]) {
    let only = units.count == 1 ? units[0].first { $0.before?.isFolder == true } : nil
    let isMade = only?.kind == .madeFolder || only?.kind == .removedFolder
    let place = only?.kind == .restored ? only?.to : only?.from
    self.init(kind: kind, count: count, folder: isMade ? nil : place?.displayName)
  }

  /// The name of both in one group. Folders that were made for photos don't count.
  func and(_ other: UndoName) -> UndoName {
    if kind == .makeFolder, other.kind != .makeFolder { return other }
    if other.kind == .makeFolder, kind != .makeFolder { return self }
    return UndoName(kind: kind == other.kind ? kind : .change, count: count + other.count)
  }

  /// In the user's language, as menus write it.
  var text: String {
    if let folder, let text = text(of: folder) { return text }
    return switch kind {
    case .copy: String(localized: "Copy \(count) Photos", bundle: .fileOperations)
    case .move: String(localized: "Move \(count) Photos", bundle: .fileOperations)
    case .rename: String(localized: "Rename \(count) Photos", bundle: .fileOperations)
    case .duplicate: String(localized: "Duplicate \(count) Photos", bundle: .fileOperations)
    case .makeFolder: String(localized: "New Folder", bundle: .fileOperations)
    case .trash: String(localized: "Move \(count) Photos to the Trash", bundle: .fileOperations)
    case .restore: String(localized: "Restore \(count) Photos", bundle: .fileOperations)
    case .importing: String(localized: "Import \(count) Photos", bundle: .fileOperations)
    case .export: String(localized: "Export \(count) Photos", bundle: .fileOperations)
    case .save: String(localized: "Save \(count) Photos", bundle: .fileOperations)
    case .change: String(localized: "Change \(count) Photos", bundle: .fileOperations)
    }
  }

  private func text(of folder: String) -> String? {
    switch kind {
    case .copy: String(localized: "Copy “\(folder)”", bundle: .fileOperations)
    case .move: String(localized: "Move “\(folder)”", bundle: .fileOperations)
    case .rename: String(localized: "Rename “\(folder)”", bundle: .fileOperations)
    case .duplicate: String(localized: "Duplicate “\(folder)”", bundle: .fileOperations)
    case .trash: String(localized: "Move “\(folder)” to the Trash", bundle: .fileOperations)
    case .restore: String(localized: "Restore “\(folder)”", bundle: .fileOperations)
    case .makeFolder, .importing, .export, .save, .change: nil
    }
  }
}
