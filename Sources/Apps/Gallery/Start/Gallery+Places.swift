import Foundation
import ImageLoading
import PhotoIndexing

extension Gallery {
  /// The locations of persistent data; nil keeps it in memory.
  struct Places: Sendable {
    var index: URL?
    var thumbnails: ThumbnailStore?
    /// Where it is kept how folders were looked at.
    var views: URL?
    /// The location of the window's last size.
    var placement: URL? { views?.deletingLastPathComponent().appendingPathComponent("window.json") }
    /// Where it is kept how photos were exported last.
    var export: URL? { views?.deletingLastPathComponent().appendingPathComponent("export.json") }
    /// Where the folders into which photos were put last are kept.
    var folders: URL? { state?.appendingPathComponent("folders.json") }
    /// Where it is kept from where an import is going on.
    var importing: URL? { state?.appendingPathComponent("import.json") }
    /// Where what was done with files is kept, so that it can be undone after a restart.
    var state: URL?
    /// The order of folders that weren't opened before.
    var order = PhotoOrder.oldestFirst
    /// How many photos are shown before all are known.
    var firstCount = 600
    /// The location of the screen's last size.
    var screen: URL? { index?.deletingLastPathComponent().appendingPathComponent("screen") }

    /// The location of a person's own keys.
    var keys: URL?
    /// Where the settings are kept.
    var settings = SettingsStore.Place.memory

    static let memory = Places()
    static var standard: Places {
      Places(
        index: PhotoIndex.standardFile, thumbnails: ThumbnailStore(program: "vitrine-gallery-1"),
        views: FileWork.standardState.appendingPathComponent("views.json"),
        state: FileWork.standardState, order: .newestFirst,
        keys: SettingsStore.folder.appendingPathComponent("gallery-keys.json"), settings: .standard)
    }
  }
}
