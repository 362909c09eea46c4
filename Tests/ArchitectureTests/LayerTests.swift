import Foundation
import Testing

/// UIKit's own modules, and the groups of `UIKitCore`, stand above each other; `scripts/layers.py`
/// knows their order.
@Suite struct LayerTests {
  /// Lines such as `UIKitCore/Views/Window/UIWindow.swift UIViewController`: what a file names of a
  /// higher group. None is added; one that is gone leaves the list.
  @Test func noGroupNamesMoreOfHigherOnes() throws {
    let list = try SourceTree.text("Tests/ArchitectureTests/upward-references.allow")
    let allowed = Set(list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
    #expect(allowed.count < 45, "a longer list is no list of exceptions any more")
    let (status, output) = try BuiltModules().run("python3", ["scripts/layers.py", "--upward"])
    try #require(status == 0, "\(output)")
    let found = Set(output.split(separator: "\n").map(String.init))
    for line in found.subtracting(allowed) { Issue.record("upwards: \(line)") }
    for line in allowed.subtracting(found) { Issue.record("not there any more: \(line)") }
  }

  /// Each folder of `UIKitCore` is in one of its groups.
  @Test func everyFolderIsInAGroup() throws {
    let groups = ["Values", "Views", "Interaction", "Controls", "TextInput", "Controllers"]
    let files = try SourceTree.swiftFiles(in: "Sources/System/UIKitCore")
    #expect(files.count > 300, "too few files were found")
    for file in files {
      let parts = file.path.split(separator: "/").dropFirst(3)
      let isInGroup = parts.count == 3 && groups.contains(parts.first.map(String.init) ?? "")
      #expect(isInGroup || file.path.hasSuffix("/Exports.swift"), "\(file.path) is in no group")
    }
  }
}
