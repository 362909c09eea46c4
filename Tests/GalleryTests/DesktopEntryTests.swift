import Foundation
import HostInterface
import UIKitCompat
import PhotoIndexing
import Testing
import VipsCodec

@testable import gallery

/// The gallery's desktop entry.
@Suite struct DesktopEntryTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @MainActor private func entry() throws -> [String: String] {
    var values: [String: String] = [:]
    let entry = try GalleryRoute.desktopEntry(program: "gallery")
    let group = entry.components(separatedBy: "[Desktop Action ")[0]
    for line in group.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
    }
    return values
  }

  @Test @MainActor func mimeTypesAreThoseThatCanBeOpened() throws {
    let types = try #require(try entry()["MimeType"]).split(separator: ";").map(String.init)
    #expect(Set(types).count == types.count)
    let read = VipsImageCodec().mimeTypes
    #expect(types.filter { $0.hasPrefix("image/") } == read && read.contains("image/jpeg"))
    #expect(
      Set(types.filter { $0.hasPrefix("video/") }) == Set(VideoHeader.types.values))
    #expect(types.filter { $0.hasPrefix("x-scheme-handler/") } == ["x-scheme-handler/vitrine"])
    #expect(types.count == read.count + VideoHeader.types.count + 1)
  }

  @Test @MainActor func theIconIsOneOfOurOwn() throws {
    let entry = try entry()
    #expect(entry["Exec"] == "gallery %U")
    let icon = try #require(entry["Icon"])
    let file = Self.root.appendingPathComponent("share/icons/hicolor/scalable/apps/\(icon).svg")
    let size = try ImageCodec().details(of: .file(file)).pixelSize
    #expect(size.width == size.height)
  }

  @Test @MainActor func thumbnailsAreMadeOfWhatTheDesktopLacks() throws {
    let file = Self.root.appendingPathComponent(
      "share/thumbnailers/io.github.vitrine.Gallery.thumbnailer.in")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("MimeType=") })
    let types = line.dropFirst("MimeType=".count).split(separator: ";").map(String.init)
    #expect(types.contains("image/jxl"))
    #expect(Set(types).isSubset(of: VipsImageCodec().mimeTypes), "\(types)")
    // What gdk-pixbuf and librsvg make thumbnails of.
    for type in ["jpeg", "png", "gif", "tiff", "bmp", "x-tga", "svg+xml"] {
      #expect(!types.contains("image/\(type)"))
    }
  }

  @Test func theScriptInstallsEntryAndIcon() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("desk top-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("gallery")
    let data = folder.appendingPathComponent("data")
    func run(_ argument: String) throws -> Int32 {
      let process = Process()
      process.executableURL = Self.root.appendingPathComponent("scripts/install-desktop.sh")
      process.arguments = [argument]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["XDG_DATA_HOME": data.path]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    // With characters that are special in desktop entries.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let link = folder.appendingPathComponent("50% $x.sh")
    try Data("#!/bin/sh\nexec '\(program.path)' \"$@\"\n".utf8).write(to: link)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: link.path)
    #expect(try run(link.path) == 0)
    let entry = data.appendingPathComponent("applications/io.github.vitrine.Gallery.desktop")
    let icon = data.appendingPathComponent(
      "icons/hicolor/scalable/apps/io.github.vitrine.Gallery.svg")
    let text = try String(contentsOf: entry, encoding: .utf8)
    let escaped = link.resolvingSymlinksInPath().path.replacingOccurrences(of: "%", with: "%%")
      .replacingOccurrences(of: "$", with: "\\\\$")
    #expect(text.contains("\nExec=\"\(escaped)\" %U\n"), "\(text)")
    #expect(text.contains("\nIcon=io.github.vitrine.Gallery\n"))
    #expect(FileManager.default.fileExists(atPath: icon.path))
    #expect(try run("--remove") == 0)
    #expect(!FileManager.default.fileExists(atPath: entry.path))
    #expect(!FileManager.default.fileExists(atPath: icon.path))
  }
}
