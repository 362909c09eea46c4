import Foundation

/// The repository's files as text, and which module each source file belongs to.
struct SourceTree {
  struct File {
    let path: String
    let lines: [Substring]
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Swift files by module folder, "System/UIKitCore" and the like.
  let modules: [String: [File]]

  /// Read once for all tests.
  private static let all = Result { try read() }

  init() throws { modules = try Self.all.get() }

  private static func read() throws -> [String: [File]] {
    var modules: [String: [File]] = [:]
    let sources = root.appendingPathComponent("Sources")
    for room in try folders(in: sources) {
      for module in try folders(in: sources.appendingPathComponent(room)) {
        modules["\(room)/\(module)"] = try swiftFiles(in: "Sources/\(room)/\(module)")
      }
    }
    return modules
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// What people read: at the top and in docs, without the list of changes.
  static let documents: [String] = {
    let folder = root.appendingPathComponent("docs").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
  }()

  static func swiftFiles(in folder: String) throws -> [File] {
    let base = root.appendingPathComponent(folder)
    let names =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try Self.text("\(folder)/\(name)")
      return File(
        path: "\(folder)/\(name)",
        lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  private static func folders(in url: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).filter { name in
      var isFolder: ObjCBool = false
      let path = url.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }.sorted()
  }
}
