import Localization
import Foundation

/// The name of an entry of the undo list, such as "Move 3 Photos".
struct UndoName: Codable, Hashable, Sendable {
  /// A kind of operation.
  enum Kind: String, Codable, Sendable {
    case copy, move, rename, duplicate, makeFolder, trash, restore
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

  /// The name of both in one group. Folders that were made for photos don't count.
  func and(_ other: UndoName) -> UndoName {
    if kind == .makeFolder, other.kind != .makeFolder { return other }
    if other.kind == .makeFolder, kind != .makeFolder { return self }
    return UndoName(kind: kind == other.kind ? kind : .change, count: count + other.count)
  }

  /// In the user's language, as menus write it.
  var text: String {
    switch kind {
    case .copy: String(localized: "Copy \(count) Photos", bundle: .fileOperations)
    case .move: String(localized: "Move \(count) Photos", bundle: .fileOperations)
    case .rename: String(localized: "Rename \(count) Photos", bundle: .fileOperations)
    case .duplicate: String(localized: "Duplicate \(count) Photos", bundle: .fileOperations)
    case .makeFolder: String(localized: "New Folder", bundle: .fileOperations)
    case .trash: String(localized: "Move \(count) Photos to the Trash", bundle: .fileOperations)
    case .restore: String(localized: "Restore \(count) Photos", bundle: .fileOperations)
    case .export: String(localized: "Export \(count) Photos", bundle: .fileOperations)
    case .save: String(localized: "Save \(count) Photos", bundle: .fileOperations)
    case .change: String(localized: "Change \(count) Photos", bundle: .fileOperations)
    }
  }
}
