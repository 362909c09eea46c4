import Foundation
import PhotoIndexing

extension FileWork {
  /// The folder for what the program keeps between launches, such as what was done with files.
  nonisolated static var standardState: URL {
    let variable = ProcessInfo.processInfo.environment["XDG_STATE_HOME"] ?? ""
    // The specification says to ignore relative paths.
    let base =
      variable.hasPrefix("/")
      ? URL(fileURLWithPath: variable)
      : FileID.home.url.appendingPathComponent(".local/state")
    return base.appendingPathComponent("vitrine/gallery")
  }

  /// The folder for a queue: of this process alone if nothing is to be kept.
  nonisolated static func stateFolder(_ state: URL?) -> FileID? {
    if let state { return FileID(state) }
    return FileID(
      FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-state-\(UUID())"))
  }
}
