import Foundation
import Testing

/// A module imports what its target in Package.swift names, and names nothing else.
@Suite struct ImportTests {
  /// Libraries of the system and its compiler, which targets don't name.
  static let platform: Set<String> = ["Foundation", "Glibc", "Dispatch", "Synchronization"]

  /// Those that one module alone may import.
  static let own: [String: Set<String>] = [
    "UIKitCompat": [
      "CoreImage", "CryptoKit", "FoundationNetworking", "ImageIO", "ObjectiveC",
      "UniformTypeIdentifiers",
    ],
    "PhotoIndexing": ["_FoundationICU"],
  ]

  /// Started, not imported.
  private static let programs: Set = ["vitrine-reader"]

  @Test func modulesImportWhatTheirTargetsName() throws {
    let tree = try SourceTree()
    let named = try Manifest().dependencies
    #expect(Set(named.keys) == Set(tree.modules.keys))
    var count = 0
    for (module, files) in tree.modules where !files.isEmpty {
      let name = module.split(separator: "/").last.map(String.init) ?? module
      let others = Self.platform.union(Self.own[name] ?? [])
      let allowed = Set(try #require(named[module]))
      var imported: Set<String> = []
      for file in files {
        for name in file.lines.compactMap(importedModule) where !others.contains(name) {
          count += 1
          imported.insert(name)
          #expect(allowed.contains(name), "\(file.path) imports \(name)")
        }
      }
      let unused = allowed.subtracting(imported).subtracting(Self.programs)
      #expect(unused.isEmpty, "\(module) names \(unused.sorted()) and doesn't import it")
    }
    #expect(count > 100, "the check found too few imports")
  }

  /// The table of ARCHITECTURE.md says the same.
  @Test func theTableOfTheArchitectureIsThatOfThePackage() throws {
    let named = try Manifest().dependencies
    var missing = Set(named.keys)
    for row in try SourceTree.text("ARCHITECTURE.md").split(separator: "\n") {
      let cells = row.components(separatedBy: " | ")
      guard row.hasPrefix("| `"), cells.count == 3 else { continue }
      let names = cells[0].split(separator: "`").filter { $0.contains(/\w/) }
      let modules = names.compactMap { name in named.keys.first { $0.hasSuffix("/\(name)") } }
      #expect(modules.count == names.count, "\(cells[0]): one of these isn't there")
      missing.subtract(modules)
      var allowed: [String] = []
      for name in modules.flatMap({ named[$0] ?? [] }) where !allowed.contains(name) {
        allowed.append(name)
      }
      let expected = "\(allowed.joined(separator: ", ")) |".drop { $0 == " " }
      #expect(cells[2] == expected, "\(cells[0]) may import: \(expected)")
    }
    #expect(missing.isEmpty, "ARCHITECTURE.md does not name \(missing.sorted())")
  }

  /// UIKitStage is for tests: no other module, and so no program that ships, has it.
  @Test func onlyTestsHaveTheStage() throws {
    let named = try Manifest().dependencies
    #expect(named["System/UIKitStage"] != nil && named["Apps/Gallery"] != nil)
    for (module, names) in named {
      #expect(!names.contains("UIKitStage"), "\(module) is no test and names UIKitStage")
    }
  }

  /// The part of Routing that servers and command-line tools can use, too.
  @Test func routeMatchingNeedsNoUIKit() throws {
    let files = try SourceTree.swiftFiles(in: "Sources/Features/RouteMatching")
    #expect(files.count > 10)
    for file in files {
      let names = Set(file.lines.compactMap(importedModule))
      #expect(names.isSubset(of: ["Foundation"]), "\(file.path) imports \(names.sorted())")
    }
  }

  @Test func hostNeverNamesAView() throws {
    let tree = try SourceTree()
    let files = try #require(tree.modules["System/GtkHost"])
    for file in files {
      let hit = file.lines.first { $0.contains("UIView") || $0.contains("CALayer") }
      #expect(hit == nil, "\(file.path) names a view or layer")
    }
  }

  private func importedModule(_ line: Substring) -> String? {
    var words = line.split(separator: " ")
    while let first = words.first, first.hasPrefix("@") { words.removeFirst() }
    guard words.count >= 2, words[0] == "import" else { return nil }
    return String(words[1].split(separator: ".")[0])
  }
}
