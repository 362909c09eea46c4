import Foundation
import Testing

/// The strings that modules show, in every language.
@Suite struct StringCatalogTests {
  private struct Catalog {
    var module: String
    var languages: [String: [String: String]]
  }

  private func catalogs() throws -> [Catalog] {
    var found: [Catalog] = []
    for (module, _) in try SourceTree().modules {
      let folder = SourceTree.root.appendingPathComponent("Sources/\(module)/Resources")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      var languages: [String: [String: String]] = [:]
      for name in names where name.hasSuffix(".lproj") {
        let file = folder.appendingPathComponent("\(name)/Localizable.strings")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        languages[String(name.dropLast(6))] = try #require(list as? [String: String], "\(file.path)")
      }
      if !languages.isEmpty { found.append(Catalog(module: module, languages: languages)) }
    }
    return found
  }

  @Test func everyLanguageHasEveryString() throws {
    let catalogs = try catalogs()
    #expect(catalogs.count >= 2)
    for catalog in catalogs {
      let english = try #require(catalog.languages["en"], "\(catalog.module)")
      #expect(Set(catalog.languages.keys) == ["en", "de"], "\(catalog.module)")
      for (language, strings) in catalog.languages {
        #expect(Set(strings.keys) == Set(english.keys), "\(catalog.module) in \(language)")
        for (key, text) in strings {
          #expect(!text.isEmpty && places(in: text) == places(in: key), "\(language): \(text)")
        }
      }
    }
  }

  /// How many values a text takes.
  private func places(in text: String) -> Int {
    text.replacingOccurrences(of: "%%", with: "").count { $0 == "%" }
  }

  @Test func everyStringThatCodeAsksForIsThere() throws {
    var count = 0
    for catalog in try catalogs() {
      let known = Set(try #require(catalog.languages["en"]).keys)
      var asked: Set<String> = []
      for file in try SourceTree().modules[catalog.module] ?? [] {
        for line in file.lines where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
          for match in line.matches(of: /String\((?:uikit|localized): "((?:[^"\\]|\\.)*)"/) {
            asked.insert(key(String(match.1)))
          }
        }
      }
      count += asked.count
      #expect(asked.subtracting(known).isEmpty, "\(catalog.module) lacks strings")
      #expect(known.subtracting(asked).isEmpty, "\(catalog.module) has strings that nobody shows")
    }
    #expect(count > 10, "too few strings were found to mean anything")
  }

  /// The key of a literal, in which all values are texts.
  private func key(_ literal: String) -> String {
    var key = ""
    var depth = 0
    var former: Character = " "
    for character in literal {
      switch (character, depth) {
      case ("(", 0) where former == "\\":
        key.removeLast()
        key += "%@"
        depth = 1
      case ("(", 1...): depth += 1
      case (")", 1...): depth -= 1
      case (_, 0): key.append(character)
      default: break
      }
      former = character
    }
    return key
  }
}
