import Foundation
import Synchronization

/// The languages that the user reads, most preferred first, such as "de-AT".
package enum UserLanguages {
  private typealias Known = (preferred: [String], candidates: [String])
  private static let known = Mutex<Known?>(nil)

  /// Read from the environment when they are first asked for.
  private static var languages: Known {
    known.withLock { known in
      if let known { return known }
      let preferred = read(from: ProcessInfo.processInfo.environment)
      let languages = (preferred, candidates(for: preferred))
      known = languages
      return languages
    }
  }

  /// Most preferred first.
  package static var preferred: [String] {
    get { languages.preferred }
    set { known.withLock { $0 = (newValue, candidates(for: newValue)) } }
  }

  /// The languages of POSIX's and GNU's variables, as gettext reads them: the first of `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` that is set decides, and unless it is "C", the list in `LANGUAGE`
  /// takes its place. "C" in that list ends it: what is missing until there is shown in English.
  package static func read(from environment: [String: String]) -> [String] {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
    guard let language = set.first(where: { !$0.isEmpty }).flatMap(identifier) else { return [] }
    let names = (environment["LANGUAGE"] ?? "").split(separator: ":")
    guard !names.isEmpty else { return [language] }
    let list = names.map { identifier($0) }
    return list.prefix { $0 != nil }.compactMap { $0 }
  }

  /// "de-AT" for "de_AT.UTF-8@euro", and "sr-Latn-RS" for "sr_RS@latin"; nil for "C" and "POSIX",
  /// which are no languages.
  private static func identifier(_ locale: some StringProtocol) -> String? {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard !name.isEmpty, name != "C", name != "POSIX" else { return nil }
    var parts = String(name).split { $0 == "_" || $0 == "-" }.map(String.init)
    let modifier = String(locale).split(separator: "@").dropFirst().last.map(String.init)
    if let script = scripts[modifier ?? parts.joined(separator: "_")], let first = parts.first {
      parts = [first, script] + parts.dropFirst()
    }
    return parts.joined(separator: "-")
  }

  /// The scripts that POSIX's names don't say, or say by a modifier.
  private static let scripts = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "zh_CN": "Hans", "zh_SG": "Hans",
    "zh_TW": "Hant", "zh_HK": "Hant", "zh_MO": "Hant",
  ]

  /// The preferred languages and the more general ones that may stand in: "de" after "de-AT".
  static var candidates: [String] { languages.candidates }

  private static func candidates(for preferred: [String]) -> [String] {
    var all: [String] = []
    for language in preferred {
      let parts = language.split(separator: "-")
      for count in stride(from: parts.count, to: 0, by: -1) {
        let name = parts.prefix(count).joined(separator: "-")
        if !all.contains(name) { all.append(name) }
      }
    }
    return all
  }

  /// A language that shows the English strings in brackets, so that what isn't translated is seen.
  package static let pseudo = "en-XA"

  /// Whether a language such as "ar-EG" is written from right to left.
  package static func runsRightToLeft(_ language: String) -> Bool {
    let code = String(language.prefix { $0 != "-" })
    return Locale.Language(identifier: code).characterDirection == .rightToLeft
  }

  /// How the user writes numbers, dates and sizes: as in the most preferred language.
  ///
  /// Foundation's `Locale.current` is the same for everybody on Linux.
  package static var locale: Locale { preferred.first.map { Locale(identifier: $0) } ?? .current }

  /// The user's locale for the current one, else the locale itself.
  static func resolved(_ locale: Locale) -> Locale { locale == .current ? Self.locale : locale }
}
