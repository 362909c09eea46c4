import Foundation
import Synchronization

/// The languages that the user reads, most preferred first, such as "de-AT".
package enum UserLanguages {
  private static let known = Mutex<[String]?>(nil)

  /// Read from the environment when they are first asked for.
  package static var preferred: [String] {
    get {
      known.withLock { known in
        let languages = known ?? read(from: ProcessInfo.processInfo.environment)
        known = languages
        return languages
      }
    }
    set { known.withLock { $0 = newValue } }
  }

  /// The languages of POSIX's and GNU's variables: the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
  /// that is set decides, and unless it is "C", the list in `LANGUAGE` comes before it.
  package static func read(from environment: [String: String]) -> [String] {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
    guard let language = set.first(where: { !$0.isEmpty }).flatMap(identifier) else { return [] }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap { identifier($0) }
    return list + (list.contains(language) ? [] : [language])
  }

  /// "de-AT" for "de_AT.UTF-8@euro"; nil for "C" and "POSIX", which are no languages.
  private static func identifier(_ locale: some StringProtocol) -> String? {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard !name.isEmpty, name != "C", name != "POSIX" else { return nil }
    return name.replacingOccurrences(of: "_", with: "-")
  }

  /// The preferred languages and the more general ones that may stand in: "de" after "de-AT".
  static var candidates: [String] {
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

  /// How the user writes numbers, dates and sizes: as in the most preferred language.
  ///
  /// Foundation's `Locale.current` is the same for everybody on Linux.
  package static var locale: Locale { preferred.first.map { Locale(identifier: $0) } ?? .current }

  /// The user's locale for the current one, else the locale itself.
  static func resolved(_ locale: Locale) -> Locale { locale == .current ? Self.locale : locale }
}
