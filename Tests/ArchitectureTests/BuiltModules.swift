import Foundation

/// The built modules, for a compiler that should see what an app sees.
struct BuiltModules {
  enum Failure: Error { case noCompiler(String) }

  private let products = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()

  /// How an app is compiled.
  enum Mode {
    case swift6
    /// From before Swift had actors, as docs/porting.md says.
    case earlierApp

    var options: [String] {
      self == .swift6
        ? ["-swift-version", "6"] : ["-swift-version", "5", "-default-isolation", "MainActor"]
    }
  }

  /// The compiler's errors; nil if there are none.
  func typeCheck(_ files: [String], as mode: Mode = .swift6) throws -> String? {
    let (status, output) = try run("swiftc", ["-typecheck"] + options() + mode.options + files)
    guard status != 0 else { return nil }
    let errors = output.split(separator: "\n").filter {
      $0.contains(": error: ") && !$0.hasPrefix(" ")
    }
    return errors.isEmpty ? output : errors.joined(separator: "\n")
  }

  private func options() throws -> [String] {
    let system = SourceTree.root.appendingPathComponent("Sources/System").path
    let database = products.appendingPathComponent("../../checkouts/GRDB.swift/Sources/GRDBSQLite")
    let shims = [
      "CGtkShim", "CVipsShim", "CJPEGIndex", "CPixels", "CRawShim", "CGstShim", "CSandbox",
      "CSystemShim",
    ].flatMap { name in
      let map = products.appendingPathComponent("\(name).build/module.modulemap").path
      return ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    var options = [
      "-module-name", "Documents", "-parse-as-library", "-suppress-warnings",
      "-I", products.appendingPathComponent("Modules").path,
      "-I", database.standardizedFileURL.path,
      "-module-cache-path", products.appendingPathComponent("DocumentsCache").path,
    ]
    options += shims
    for name in ["CGtk", "CGLib", "CVips", "CQrencode", "CGexiv2"] {
      options += ["-I", "\(system)/\(name)"]
    }
    let packages = [
      "gtk4", "vips", "gstreamer-1.0", "gstreamer-video-1.0",
      "gstreamer-audio-1.0", "gstreamer-app-1.0",
    ]
    let flags = try run("pkg-config", ["--cflags-only-I"] + packages + ["libqrencode", "gexiv2"])
      .output
    return options + flags.split { $0 == " " || $0 == "\n" }.flatMap { ["-Xcc", String($0)] }
  }

  /// The path of a program that was built with the tests.
  func path(of program: String) -> String { products.appendingPathComponent(program).path }

  func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = SourceTree.root
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != 127 else { throw Failure.noCompiler(tool) }
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
