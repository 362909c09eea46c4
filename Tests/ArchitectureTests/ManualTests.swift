import Foundation
import Testing

/// What is installed beside the program says what the program does.
@Suite struct ManualTests {
  private func gallery(_ argument: String) throws -> String {
    try BuiltModules().run(BuiltModules().path(of: "gallery"), [argument]).output
  }

  @Test func manualAndHelpNameTheSameOptions() throws {
    let help = Set(try gallery("--help").matches(of: /--[a-z-]+/).map { String($0.output) })
    let manual = try SourceTree.text("share/man/man1/gallery.1")
    let items = manual.split(separator: "\n").filter { $0.hasPrefix(".It Fl") }
    let named = Set(items.flatMap { $0.matches(of: /\ (-[a-z-]+)/) }.map { "-\($0.1)" })
    #expect(named == help && help.contains("--tour"))
    // The synopsis has no others.
    let all = Set(manual.matches(of: /Fl (-[a-z-]+)/).map { "-\($0.1)" })
    #expect(all == help)
  }

  /// The manuals in other languages have the same options, keys and files.
  @Test(arguments: ["ar", "de", "fr", "ja"])
  func manualsInOtherLanguagesSayTheSame(language: String) throws {
    func items(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { line in
        [".It ", ".Dl ", ".Dd ", ".Os ", ".Op "].contains { line.hasPrefix($0) }
      }
    }
    let manual = try SourceTree.text("share/man/\(language)/man1/gallery.1")
    #expect(items(manual) == items(try SourceTree.text("share/man/man1/gallery.1")))
    let entry = try SourceTree.text("share/metainfo/io.github.vitrine.Gallery.metainfo.xml")
    let texts = entry.matches(of: /xml:lang="de"/).count
    #expect(entry.matches(of: try Regex("xml:lang=\"\(language)\"")).count == texts)
  }

  @Test func theStoreEntryIsOfThisProgram() throws {
    let entry = try SourceTree.text("share/metainfo/io.github.vitrine.Gallery.metainfo.xml")
    #expect(entry.contains("<id>io.github.vitrine.Gallery</id>"))
    #expect(entry.contains("desktop-id\">io.github.vitrine.Gallery.desktop<"))
    let pictures = entry.matches(of: /\/docs\/(screenshots\/[a-z-]+\.jpg)</).map { String($0.1) }
    #expect(pictures.count > 1)
    for picture in pictures { #expect(SourceTree.exists("docs/\(picture)"), "\(picture)") }
  }

  /// The program's is the one that counts: scripts/package.sh asks it for the package's.
  @Test func allNameTheSameVersion() throws {
    let version = try gallery("--version").trimmingCharacters(in: .whitespacesAndNewlines)
    let changes = try SourceTree.text("CHANGELOG.md")
    let newest = try #require(changes.firstMatch(of: /\n## ([0-9.]+) \(([0-9-]+)\)\n/))
    #expect(newest.1 == version)
    let entry = try SourceTree.text("share/metainfo/io.github.vitrine.Gallery.metainfo.xml")
    let release = try #require(entry.firstMatch(of: /<release version="([^"]+)" date="([^"]+)"/))
    #expect(release.1 == version && release.2 == newest.2)
    let day = try Date(String(newest.2), strategy: .iso8601.year().month().day())
    let style = Date.FormatStyle(
      date: .long, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let manual = try SourceTree.text("share/man/man1/gallery.1")
    #expect(manual.hasPrefix(".Dd \(day.formatted(style))\n"))
    #expect(manual.contains("\n.Os Vitrine \(version)\n"))
    #expect(
      try SourceTree.text("docs/installing.md").contains("/vitrine-gallery_\(version)_amd64.deb"))
  }
}
