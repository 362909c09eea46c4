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

  @Test func theStoreEntryIsOfThisProgramAndVersion() throws {
    let entry = try SourceTree.text("share/metainfo/io.github.vitrine.Gallery.metainfo.xml")
    #expect(entry.contains("<id>io.github.vitrine.Gallery</id>"))
    #expect(entry.contains("desktop-id\">io.github.vitrine.Gallery.desktop<"))
    let version = try gallery("--version").trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(!version.isEmpty && entry.contains("<release version=\"\(version)\""))
    let pictures = entry.matches(of: /\/docs\/(screenshots\/[a-z-]+\.jpg)</).map { String($0.1) }
    #expect(pictures.count > 1)
    for picture in pictures { #expect(SourceTree.exists("docs/\(picture)"), "\(picture)") }
  }
}
