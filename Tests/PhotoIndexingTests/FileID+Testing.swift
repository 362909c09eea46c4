import Foundation
import PhotoIndexing

extension FileID: @retroactive ExpressibleByStringLiteral {
  public init(stringLiteral path: String) { self.init(path: path) }
}

extension MediaFile {
  init(path: String, kind: Kind, stamp: FileStamp, facts: MediaFacts? = nil) {
    self.init(id: FileID(path: path), kind: kind, stamp: stamp, facts: facts)
  }

  /// For names that are UTF-8.
  var path: String {
    get { id.displayPath }
    set { id = FileID(path: newValue) }
  }
}
