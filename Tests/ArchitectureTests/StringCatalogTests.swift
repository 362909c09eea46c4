import Foundation
import Testing

/// The strings that modules show, in every language.
@Suite struct StringCatalogTests {
  /// The catalog of a module by language: the texts of each key, more than one if they depend on a
  /// number.
  private struct Catalog {
    var module: String
    var languages: [String: [String: [String]]]
  }

  private func catalogs() throws -> [Catalog] {
    var found: [Catalog] = []
    for (module, _) in try SourceTree().modules {
      let folder = SourceTree.root.appendingPathComponent("Sources/\(module)/Resources")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      var languages: [String: [String: [String]]] = [:]
      for name in names where name.hasSuffix(".lproj") {
        languages[String(name.dropLast(6))] = try texts(in: folder.appendingPathComponent(name))
      }
      if !languages.isEmpty { found.append(Catalog(module: module, languages: languages)) }
    }
    return found
  }

  /// The plural categories of the languages, by CLDR.
  private static let categories: [String: Set<String>] = [
    "ar": ["zero", "one", "two", "few", "many", "other"], "de": ["one", "other"],
    "en": ["one", "other"], "fr": ["one", "many", "other"], "ja": ["other"],
  ]

  private func texts(in folder: URL) throws -> [String: [String]] {
    let language = String(folder.lastPathComponent.dropLast(6))
    var found: [String: [String]] = [:]
    let strings = folder.appendingPathComponent("Localizable.strings")
    for (key, text) in try #require(list(strings) as? [String: String], "\(strings.path)") {
      found[key] = [text]
    }
    let plurals = folder.appendingPathComponent("Localizable.stringsdict")
    guard FileManager.default.fileExists(atPath: plurals.path) else { return found }
    for (key, entry) in try #require(list(plurals) as? [String: [String: Any]], "\(plurals.path)") {
      #expect(found[key] == nil, "\(key) is in both files")
      let format = try #require(entry["NSStringLocalizedFormatKey"] as? String, "\(key)")
      let variables = entry.compactMapValues { $0 as? [String: String] }
      #expect(variables.count == 1 && format == "%#@\(variables.keys.first ?? "")@", "\(key)")
      for variable in variables.values {
        #expect(variable["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType", "\(key)")
        #expect(variable["NSStringFormatValueTypeKey"] == "lld", "\(key)")
        let categories = Set(variable.keys.filter { !$0.hasPrefix("NS") })
        #expect(categories == Self.categories[language], "\(key) in \(language)")
        // "One folder" may leave its number out.
        let others = places(in: key).filter { $0 != "lld" }
        for text in variable.filter({ !$0.key.hasPrefix("NS") }).values {
          #expect([others, places(in: key)].contains(places(in: text)), "\(text)")
        }
        found[key] = [try #require(variable["other"], "\(key)")]
      }
    }
    return found
  }

  private func list(_ file: URL) throws -> Any {
    try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
  }

  @Test func everyLanguageHasEveryString() throws {
    let catalogs = try catalogs()
    #expect(catalogs.count >= 9)
    for catalog in catalogs {
      let english = try #require(catalog.languages["en"], "\(catalog.module)")
      #expect(Set(catalog.languages.keys) == Set(Self.categories.keys), "\(catalog.module)")
      for (language, strings) in catalog.languages {
        #expect(Set(strings.keys) == Set(english.keys), "\(catalog.module) in \(language)")
        for (key, texts) in strings {
          for text in texts {
            #expect(!text.isEmpty && places(in: text) == places(in: key), "\(language): \(text)")
          }
        }
      }
    }
  }

  /// Words that are the same in every script: names, keys and what stands for itself.
  private func isName(_ text: String) -> Bool {
    let names = ["OK", "GIF", "LIVE", "Vitrine", "Ctrl", "Alt", "Shift", "Super", "Esc", "Tab"]
    let keys = ["Home", "End", "Delete", "Return", "Enter", "Backspace", "Page Up", "Page Down"]
    let plain = text.replacing(/%(\d+\$)?(@|lld|lf)|\{[^}]*\}|(?i)\b(4K|mm|LIVE)\b/, with: "")
    return (names + keys + ["Vitrine Showcase"]).contains(text)
      || !plain.contains(where: \.isLetter)
  }

  @Test func eachLanguageIsWrittenInItsScript() throws {
    for catalog in try catalogs() {
      for text in (catalog.languages["ja"] ?? [:]).values.joined() where !isName(text) {
        #expect(text.firstMatch(of: /[\p{Hiragana}\p{Katakana}\p{Han}]/) != nil, "\(text)")
      }
      for text in (catalog.languages["ar"] ?? [:]).values.joined() where !isName(text) {
        #expect(text.firstMatch(of: /\p{Arabic}/) != nil, "\(text)")
        #expect(!text.contains { "“”\"?;".contains($0) } && !text.contains(", "), "\(text)")
      }
      for text in (catalog.languages["fr"] ?? [:]).values.joined() {
        #expect(!text.contains { "“”\"".contains($0) }, "\(text)")
        #expect(!["« ", " »", " ;", " ?", " !"].contains { text.contains($0) }, "\(text)")
      }
    }
  }

  /// A sentence that is the same as in English was forgotten, and one of a tenth of its length, or
  /// three times as long, belongs to another key.
  @Test func translationsAreTranslationsOfTheirKeys() throws {
    for catalog in try catalogs() {
      for (language, strings) in catalog.languages where language != "en" {
        for (key, texts) in strings where key.count > 18 {
          for text in texts {
            #expect(text != key || isName(text), "\(language): \(text)")
            let length = Double(text.count) / Double(key.count)
            #expect((0.15...2.4).contains(length), "\(language): \(text) for \(key)")
          }
        }
      }
    }
  }

  /// German has its own quotation marks, umlauts and no English words for these.
  @Test func germanIsWrittenAsGerman() throws {
    for catalog in try catalogs() {
      for text in (catalog.languages["de"] ?? [:]).values.joined() {
        #expect(!text.contains("\"") && text.firstMatch(of: /“[^“„]*”/) == nil, "\(text)")
        #expect(
          text.firstMatch(of: /(fuer |ueber|koenn|oeffn|aender|loesch|Groesse)/) == nil, "\(text)")
        #expect(
          text.firstMatch(of: /[a-zäöüß,] (Sie|Ihr|Ihre|Ihnen) |File |Folder|Button|download/)
            == nil, "\(text)")
      }
    }
  }

  /// The kinds of the values that a text takes, in the order of the arguments.
  private func places(in text: String) -> [String] {
    let plain = text.replacingOccurrences(of: "%%", with: "")
    var next = 0
    let found = plain.matches(of: /%(?:(\d+)\$)?(@|lld|lf)/).map { match -> (Int, String) in
      next += 1
      return (match.1.flatMap { Int($0) } ?? next, String(match.2))
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Modules whose strings are in the catalog of UIKitCore.
  private static let guests = ["System/UIKitLists", "System/UIKitPickers"]

  @Test func everyStringThatCodeAsksForIsThere() throws {
    var count = 0
    let catalogs = try catalogs()
    let modules = try SourceTree().modules
    for (module, own) in modules where !Self.guests.contains(module) {
      let isHost = module == "System/UIKitCore"
      let files = isHost ? own + Self.guests.flatMap { modules[$0] ?? [] } : own
      let catalog = catalogs.first { $0.module == module }
      let known = Set((catalog?.languages["en"] ?? [:]).keys.map(withoutKinds))
      var asked: Set<String> = []
      for file in files {
        let code = file.lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
        let text = code.joined(separator: "\n")
        for match in text.matches(
          of: /String\(\s*(?:uikit|host|localized|showcase|gallery):\s+"((?:[^"\\]|\\.)*)"/)
        {
          asked.insert(key(String(match.1)))
        }
        guard module == "Apps/Showcase" else { continue }
        // What it calls its screens.
        for match in text.matches(
          of: /\bDemo\(\s*"[^"]*",\s*"((?:[^"\\]|\\.)*)",\s*"((?:[^"\\]|\\.)*)"/)
        {
          asked.formUnion([match.1, match.2].map { key(String($0)) })
        }
        for match in text.matches(of: /\bDemoGroup\("((?:[^"\\]|\\.)*)"/) {
          asked.insert(key(String(match.1)))
        }
      }
      count += asked.count
      #expect(asked.subtracting(known).isEmpty, "\(module) lacks strings")
      #expect(known.subtracting(asked).isEmpty, "\(module) has strings that nobody shows")
    }
    #expect(count > 100, "too few strings were found to mean anything")
  }

  private func withoutKinds(_ key: String) -> String {
    key.replacing(/%(\d+\$)?(lld|lf)/, with: "%@")
  }

  /// The key of a literal, in which all values are texts.
  private func key(_ literal: String) -> String {
    var key = ""
    var depth = 0
    var former: Character = " "
    for character in literal.replacingOccurrences(of: "\\\"", with: "\"") {
      switch (character, depth) {
      case ("(", 0) where former == "\\":
        key.removeLast()
        key += "%@"
        depth = 1
      case ("(", 1...): depth += 1
      case (")", 1...): depth -= 1
      case ("%", 0): key += "%%"
      case (_, 0): key.append(character)
      default: break
      }
      former = character
    }
    return key
  }
}
