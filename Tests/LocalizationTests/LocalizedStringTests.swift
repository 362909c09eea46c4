import Testing
import UIKit

@testable import Localization

/// Strings of files in the language of the user.
@Suite(.serialized) struct LocalizedStringTests {
  private func bundle(_ strings: [String: String]) throws -> (bundle: Bundle, folder: URL) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strings-\(UUID().uuidString)")
    for (file, text) in strings {
      let url = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return (try #require(Bundle(url: folder)), folder)
  }

  @Test func valuesStandWhereTheTranslationWantsThem() throws {
    let (bundle, folder) = try bundle([
      "de.lproj/Localizable.strings": """
      "%lld of %lld" = "%1$lld von %2$lld";
      "%@ by %@" = "von %2$@: %1$@";
      "%@ is at 100%%" = "%@ ist bei 100 %%";
      "greeting" = "Guten Tag";
      """,
      "de.lproj/Other.strings": "\"Back\" = \"Rücken\";",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    UserLanguages.preferred = ["de"]
    defer { UserLanguages.preferred = ["en"] }
    let (index, count, title, name) = (3, 12, "Sonne", "Ada")
    #expect(String(localized: "\(index) of \(count)", bundle: bundle) == "3 von 12")
    #expect(String(localized: "\(title) by \(name)", bundle: bundle) == "von Ada: Sonne")
    #expect(String(localized: "\(name) is at 100%", bundle: bundle) == "Ada ist bei 100 %")
    #expect(String(localized: "greeting", defaultValue: "Hello", bundle: bundle) == "Guten Tag")
    #expect(String(localized: "Back", table: "Other", bundle: bundle) == "Rücken")
    UserLanguages.preferred = ["en"]
    #expect(String(localized: "\(name) is at 100%", bundle: bundle) == "Ada is at 100%")
    #expect(String(localized: "greeting", defaultValue: "Hello", bundle: bundle) == "Hello")
    #expect(String(localized: "No such key", bundle: bundle) == "No such key")
  }

  @Test func NSLocalizedStringSpeaksTheUsersLanguage() throws {
    let (bundle, folder) = try bundle([
      "de.lproj/Localizable.strings": "\"Back\" = \"Zurück\";",
      "de.lproj/Other.strings": "\"Back\" = \"Rücken\";",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    defer { UserLanguages.preferred = ["en"] }
    UserLanguages.preferred = ["de"]
    #expect(NSLocalizedString("Back", bundle: bundle, comment: "") == "Zurück")
    #expect(NSLocalizedString("Back", tableName: "Other", bundle: bundle, comment: "") == "Rücken")
    #expect(NSLocalizedString("Gone", bundle: bundle, comment: "") == "Gone")
    #expect(NSLocalizedString("Gone", bundle: bundle, value: "Away", comment: "") == "Away")
    #expect(NSLocalizedString("Nothing has this key", comment: "") == "Nothing has this key")
  }

  @Test func whatDependsOnANumberComesFromAStringsDictionary() throws {
    func entry(_ one: String, _ other: String, _ format: String = "%#@files@") -> String {
      """
      <plist version="1.0"><dict><key>%lld files in %@</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>zero</key><string>nichts in %2$@</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>
      </dict></dict></dict></plist>
      """
    }
    let (bundle, folder) = try bundle([
      "de.lproj/Localizable.stringsdict": entry("eine Datei in %2$@", "%lld Dateien in %2$@"),
      "en.lproj/Localizable.stringsdict": entry("%lld file", "%lld files", "%2$@: %1$#@files@"),
      "en.lproj/Localizable.strings": "\"Back\" = \"Back\";",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    defer { UserLanguages.preferred = ["en"] }
    func text(_ count: Int) -> String {
      String(localized: "\(count) files in \("Rom")", bundle: bundle)
    }
    UserLanguages.preferred = ["de-AT"]
    #expect(text(1) == "eine Datei in Rom" && text(0) == "nichts in Rom")
    #expect(text(2) == "2 Dateien in Rom" && text(12_345) == "12.345 Dateien in Rom")
    UserLanguages.preferred = ["en"]
    #expect(text(1) == "Rom: 1 file" && text(3) == "Rom: 3 files")
    #expect(String(localized: "Back", bundle: bundle) == "Back")
  }

  @Test func brokenStringsDictionariesShowTheirKeys() throws {
    let (bundle, folder) = try bundle([
      "en.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@gone@ %#@</string></dict>
      <key>%lld folders</key><array/></dict></plist>
      """,
      "en.lproj/Other.stringsdict": "no list",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    UserLanguages.preferred = ["en"]
    let count = 2
    #expect(String(localized: "\(count) files", bundle: bundle) == " %#@")
    #expect(String(localized: "\(count) folders", bundle: bundle) == "2 folders")
    #expect(String(localized: "\(count) files", table: "Other", bundle: bundle) == "2 files")
  }

  @Test func eachFileIsReadOnceAndWhenItsFirstStringIsShown() throws {
    let (bundle, folder) = try bundle([
      "de.lproj/Localizable.strings": "\"Back\" = \"Zurück\";",
      "en.lproj/Localizable.strings": "\"Back\" = \"Back\";",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    defer { UserLanguages.preferred = ["en"] }
    UserLanguages.preferred = ["de-CH", "en"]
    let count = StringCatalog.readCount
    for _ in 0..<100 { #expect(String(localized: "Back", bundle: bundle) == "Zurück") }
    #expect(StringCatalog.readCount == count + 1, "not that of another language")
    _ = String(localized: "Unknown", bundle: bundle)
    #expect(StringCatalog.readCount == count + 2, "what German lacks is looked for in English")
  }

  @Test func whatALanguageLacksIsLookedForInTheNext() throws {
    let (bundle, folder) = try bundle([
      "fr.lproj/Localizable.strings": "\"Back\" = \"Retour\";",
      "de.lproj/Localizable.strings": "\"Back\" = \"Zurück\"; \"Next\" = \"Weiter\";",
      "en.lproj/Localizable.strings": "\"Back\" = \"Back\"; \"Next\" = \"Next\";",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    defer { UserLanguages.preferred = ["en"] }
    UserLanguages.preferred = ["fr", "de"]
    #expect(String(localized: "Back", bundle: bundle) == "Retour")
    #expect(String(localized: "Next", bundle: bundle) == "Weiter")
    UserLanguages.preferred = ["fr", "en", "de"]
    #expect(String(localized: "Next", bundle: bundle) == "Next")
    #expect(String(localized: "Gone", bundle: bundle) == "Gone", "English keys are English")
  }

  /// Without the isolates, the full stop and the quotation mark would go to the name's side.
  @Test func namesAmongWordsOfTheOtherDirectionAreIsolated() throws {
    let (bundle, folder) = try bundle([
      "ar.lproj/Localizable.strings": """
      "“%@” is empty." = "«%@» فارغ.";
      "%@" = "%@";
      """,
      "en.lproj/Localizable.strings": "\"“%@” is empty.\" = \"“%@” is empty.\";",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    defer { UserLanguages.preferred = ["en"] }
    func text(_ name: String) -> String { String(localized: "“\(name)” is empty.", bundle: bundle) }
    UserLanguages.preferred = ["ar"]
    #expect(text("a.jpg") == "«\u{2068}a.jpg\u{2069}» فارغ.")
    #expect(text("بحر") == "«بحر» فارغ." && text("12") == "«12» فارغ.")
    #expect(String(localized: "\("a.jpg")", bundle: bundle) == "a.jpg", "nothing is around it")
    UserLanguages.preferred = ["en"]
    #expect(text("a.jpg") == "“a.jpg” is empty.")
    #expect(text("بحر") == "“\u{2068}بحر\u{2069}” is empty.")
  }

  @Test func aPseudoLanguageShowsWhatIsTranslatable() throws {
    let (bundle, folder) = try bundle([
      "de.lproj/Localizable.strings": "\"Back\" = \"Zurück\";",
      "en.lproj/Localizable.strings": "\"Back\" = \"Back\";",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    defer { UserLanguages.preferred = ["en"] }
    UserLanguages.preferred = UserLanguages.read(from: ["LANG": "en_US.UTF-8", "LANGUAGE": "en_XA"])
    #expect(String(localized: "Back", bundle: bundle) == "[Back]")
    #expect(String(localized: "Gone", bundle: bundle) == "Gone")
  }

  @Test func digitsAreThoseOfTheLocale() {
    let egypt = Locale(identifier: "ar-EG")
    #expect(String(localized: "\(12) photos", locale: egypt) == "١٢ photos")
    #expect(String(localized: "\(1234) photos", locale: egypt) == "١٬٢٣٤ photos")
  }

  @Test func numbersAreWrittenAsTheLocaleWantsThem() {
    let locale = Locale(identifier: "de_DE")
    #expect(String(localized: "\(12_345) photos", locale: locale) == "12.345 photos")
    #expect(String(localized: "\(1.5) s", locale: locale) == "1,5 s")
  }

  @Test(
    "the languages of an environment",
    arguments: [
      ([:], []),
      (["LANG": "C.UTF-8"], []),
      (["LANG": "de_DE.UTF-8"], ["de-DE"]),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "de_AT.UTF-8"], ["de-AT"]),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "", "LC_ALL": "fr_FR@euro"], ["fr-FR"]),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "de_CH:fr"], ["de-CH", "fr"]),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "de:C:fr"], ["de"]),
      (["LANG": "en_US.UTF-8", "LANGUAGE": ":"], ["en-US"]),
      (["LANG": "sr_RS.UTF-8@latin"], ["sr-Latn-RS"]), (["LANG": "zh_TW"], ["zh-Hant-TW"]),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "de_DE:en"], ["de-DE", "en"]),
      (["LANG": "C", "LANGUAGE": "de"], []),
    ] as [([String: String], [String])])
  func languages(environment: [String: String], expected: [String]) {
    #expect(UserLanguages.read(from: environment) == expected)
  }
}
