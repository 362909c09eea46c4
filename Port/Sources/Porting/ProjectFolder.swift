import Foundation

/// A folder with the sources of a project, on disk.
public struct ProjectFolder {
  /// The folder.
  public let url: URL

  /// Opens a folder.
  public init(_ url: URL) { self.url = url.standardizedFileURL }

  /// The paths of all files, relative to the folder, without those that builds and git make.
  public func paths() throws -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: url.path) else {
      throw PortingError.unreadable(url.path)
    }
    var found: [String] = []
    while let path = walk.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      if [".git", ".build", ".swiftpm", "Pods", "Carthage"].contains(name) {
        walk.skipDescendants()
      } else {
        found.append(path)
      }
    }
    return found.sorted()
  }

  /// Reads the sources; those that aren't UTF-8 are left out.
  public func sources(_ paths: [String]) -> [(path: String, text: String)] {
    paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }.compactMap { path in
      let file = url.appendingPathComponent(path)
      return (try? String(contentsOf: file, encoding: .utf8)).map { (path, $0) }
    }
  }

  /// Writes files that differ from what is there.
  public func write(_ files: [(path: String, text: String)]) throws {
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      guard (try? String(contentsOf: file, encoding: .utf8)) != text else { continue }
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      } catch { throw PortingError.unwritable(file.path) }
    }
  }

  /// Whether git keeps the folder, and everything in it is committed.
  public func isCommitted() -> Bool {
    let git = Process()
    let output = Pipe()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "-C", url.path, "status", "--porcelain", "--", "."]
    git.standardOutput = output
    git.standardError = Pipe()
    guard (try? git.run()) != nil else { return false }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    return git.terminationStatus == 0 && text.isEmpty
  }
}

/// Why a project wasn't ported.
public enum PortingError: Error, CustomStringConvertible {
  /// The folder isn't there or can't be read.
  case unreadable(String)
  /// A file can't be written.
  case unwritable(String)
  /// The folder would be changed in place, and git couldn't bring it back.
  case uncommitted(String)
  /// The folder for the copy is there already.
  case exists(String)

  public var description: String {
    switch self {
    case .unreadable(let path): "\(path) can't be read. Name a folder of Swift files."
    case .unwritable(let path): "\(path) can't be written. Choose another folder with --output."
    case .uncommitted(let path):
      "\(path) isn't all committed to git. Commit it, or make a copy with --output."
    case .exists(let path): "\(path) is there already. Name a new folder."
    }
  }
}
