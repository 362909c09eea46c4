import Foundation
import Testing

/// `./install` and its way back.
@Suite struct InstallTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let gallery = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("gallery").path

  /// A program that says what the gallery says, and is small.
  private func makeProgram(in folder: URL) throws -> URL {
    let file = folder.appendingPathComponent("gallery")
    let script = Data("#!/bin/sh\nexec '\(Self.gallery)' \"$@\"\n".utf8)
    for program in [file, folder.appendingPathComponent("vitrine-reader")] {
      try script.write(to: program)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    }
    let strings = folder.appendingPathComponent("Vitrine_UIKitCore.resources/de.lproj")
    try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: strings.appendingPathComponent("Localizable.strings"))
    return file
  }

  private func install(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = Self.root.appendingPathComponent("install")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.filter {
      $0.key != "DESTDIR" && $0.key != "DBUS_SESSION_BUS_ADDRESS"
    }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private func files(in folder: URL) -> Set<String> {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return Set(names ?? [])
  }

  @Test func installsAgainAndLeavesOthersAlone() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("install-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    // With characters that are special in desktop entries and services.
    let prefix = folder.appendingPathComponent("a 50% $x & 'y'")
    let others = prefix.appendingPathComponent("share/applications")
    try FileManager.default.createDirectory(at: others, withIntermediateDirectories: true)
    try Data().write(to: others.appendingPathComponent("other.desktop"))
    let before = files(in: prefix)
    // The desktop's own, where it has the tool.
    let caches: Set = ["share/applications/mimeinfo.cache"]

    let program = try makeProgram(in: folder).path
    let first = try install(["--prefix", prefix.path, "--program", program])
    #expect(first.status == 0, "\(first.output)")
    let installed = files(in: prefix)
    for file in [
      "bin/gallery", "libexec/vitrine/vitrine-reader",
      "share/gallery/Vitrine_UIKitCore.resources/de.lproj/Localizable.strings",
      "share/man/man1/gallery.1.gz", "share/man/ja/man1/gallery.1.gz",
      "share/bash-completion/completions/gallery",
      "share/fish/vendor_completions.d/gallery.fish", "share/zsh/site-functions/_gallery",
      "share/icons/hicolor/48x48/apps/io.github.vitrine.Gallery.png",
      "share/icons/hicolor/symbolic/apps/io.github.vitrine.Gallery-symbolic.svg",
      "share/metainfo/io.github.vitrine.Gallery.metainfo.xml",
      "share/thumbnailers/io.github.vitrine.Gallery.thumbnailer",
    ] {
      #expect(installed.contains(file), "\(file)")
    }
    let name = "io.github.vitrine.Gallery"
    let entry = try String(
      contentsOf: others.appendingPathComponent("\(name).desktop"), encoding: .utf8)
    let escaped = prefix.path.replacingOccurrences(of: "%", with: "%%")
      .replacingOccurrences(of: "$", with: "\\\\$")
    #expect(entry.contains("\nExec=\"\(escaped)/bin/gallery\" %U\n"), "\(entry)")
    #expect(entry.contains("\nDBusActivatable=true\n"))
    let service = try String(
      contentsOf: prefix.appendingPathComponent("share/dbus-1/services/\(name).service"),
      encoding: .utf8)
    let quoted = prefix.path.replacingOccurrences(of: "'", with: "'\\''")
    #expect(
      service.contains("\nExec='\(quoted)/bin/gallery' --gapplication-service\n"), "\(service)")

    #expect(try install(["--prefix", prefix.path, "--program", program]).status == 0)
    #expect(files(in: prefix).union(caches) == installed.union(caches))

    let removal = try install(["--prefix", prefix.path, "--uninstall"])
    #expect(removal.status == 0, "\(removal.output)")
    #expect(files(in: prefix).union(caches) == before.union(caches))
    #expect(try install(["--prefix", prefix.path, "--uninstall"]).status == 1)
  }

  @Test func saysWhatIsWrong() throws {
    #expect(try install(["--prefix"]).output == "--prefix needs a value. See ./install --help.\n")
    let odd = try install(["--colour"])
    #expect(odd.status == 1 && odd.output == "There is no option --colour. See ./install --help.\n")
    let missing = try install(["--prefix", "/nonexistent", "--program", "/nonexistent/gallery"])
    #expect(missing.status == 1 && missing.output == "/nonexistent/gallery is no program.\n")
  }
}
