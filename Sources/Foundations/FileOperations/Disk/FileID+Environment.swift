import Foundation
import PhotoIndexing

extension FileID {
  /// A folder that a variable of the environment names, otherwise one in the home folder.
  static func environmentFolder(_ variable: String, else names: [String]) -> FileID {
    // Relative paths are invalid and have to be ignored.
    if let path = getenv(variable), path.pointee == CChar(FileID.slash) {
      return FileID(cString: path)
    }
    return names.reduce(FileID.home) { $0.appending($1) }
  }
}
