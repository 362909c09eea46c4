import Foundation

/// The program once more, as each of its windows is a process.
enum GalleryProcess {
  /// Opens another window.
  ///
  /// - Parameter urls: Files and folders; none for the usual library.
  static func start(opening urls: [URL] = []) throws {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    // As links, in which names that aren't UTF-8 are whole.
    let arguments = urls.isEmpty ? [] : ["--new-window", "--"] + urls.map(\.absoluteString)
    _ = try Process.run(program, arguments: arguments)
  }
}
