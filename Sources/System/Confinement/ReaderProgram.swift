import Foundation

/// The program that reads strangers' files, each kind in a process of its own.
package enum ReaderProgram {
  package static let name = "vitrine-reader"

  /// What a process reads.
  package enum Role: String, CaseIterable, Sendable {
    /// Photos.
    case images
    /// Drawings, and the formats whose decoders are trusted least.
    case drawings
    /// Nothing but images that the program has: it scales, filters and writes them.
    case pixels
    /// What photos say of themselves.
    case metadata
    /// Videos: one that is played, or the stills of some.
    case videos
    /// The metadata of photos, to be written into files: one file for each process.
    case rewriting
  }

  /// The path of the program: beside this one, where builds have it, or in the folder where
  /// packages have programs that nobody starts by hand.
  package static let path: String = {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let folder = (own as NSString).deletingLastPathComponent
    let beside = "\(folder)/\(name)"
    let installed = "\((folder as NSString).deletingLastPathComponent)/libexec/vitrine/\(name)"
    return access(beside, X_OK) != 0 && access(installed, X_OK) == 0 ? installed : beside
  }()
}
