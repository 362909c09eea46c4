import ImageLoading
import UIKit

/// Files or images that the settings measure and clear.
@MainActor struct SettingsCache {
  let title: String
  /// The question that the person is asked before it is cleared.
  let question: String
  /// Returns the size in bytes.
  let bytes: @MainActor () async -> Int
  let clear: @MainActor () async -> Void
}

extension SettingsCache {
  /// Thumbnails in the folder that programs share.
  static func thumbnails(_ store: ThumbnailStore, of loader: ImageLoader) -> SettingsCache {
    let folder = CacheFolder(url: store.folder)
    return SettingsCache(
      title: String(gallery: "Thumbnails"),
      question: String(
        gallery: "Other programs share the thumbnails. They are made again when they are needed."),
      bytes: { await Task.detached(priority: .utility) { folder.bytes() }.value },
      clear: {
        await Task.detached(priority: .utility) { folder.removeFiles(withExtension: "png") }.value
        loader.cache.removeAll()
      })
  }

  /// Images that were downloaded, and those in memory.
  static func images(_ disk: DiskCache, of loader: ImageLoader) -> SettingsCache {
    SettingsCache(
      title: String(gallery: "Images"),
      question: String(gallery: "Images are read again when they are needed."),
      bytes: { await disk.bytes + loader.cache.bytes },
      clear: {
        await disk.removeAll()
        loader.cache.removeAll()
      })
  }
}
