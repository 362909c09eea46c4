import FileOperations
import Foundation
import PhotoIndexing

@testable import gallery

extension Photo {
  /// A photo with this modification date.
  init(path: String, changed: Date = Date(timeIntervalSince1970: 0), facts: MediaFacts? = nil) {
    let stamp = FileStamp(
      changed: Int64(changed.timeIntervalSince1970 * 1e9), byteCount: 1, inode: 1)
    self.init(MediaFile(id: FileID(path: path), kind: .photo, stamp: stamp, facts: facts))
  }
}

extension URL {
  /// The file as listed in the library.
  var file: FileID { FileID(self) ?? FileID(path: path) }
}

extension Trash {
  func move(_ url: URL, at date: Date = Date()) throws(FileOperationError) -> TrashedFile {
    try move(url.file, at: date)
  }
}
