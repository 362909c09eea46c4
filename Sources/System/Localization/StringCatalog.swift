import Foundation
import Synchronization

/// The localized strings of bundles: files such as `de.lproj/Localizable.strings`, and
/// `de.lproj/Localizable.stringsdict` for what depends on a number. A file is read when a string of
/// it is first asked for.
package enum StringCatalog {
  /// The strings of a file by key; nil if there is no such file.
  private typealias Table = [String: LocalizedFormat]?

  private struct File: Hashable {
    let bundle: Bundle
    let language: String
    let name: String
  }

  private static let tables = Mutex<[File: Table]>([:])
  private static let reads = Mutex(0)

  /// The number of files that have been read.
  package static var readCount: Int { reads.withLock { $0 } }

  /// Returns the format for a key in the user's most preferred language that has it, as gettext
  /// does, or in the bundle's development language, that of the keys; nil if there is none.
  static func format(_ key: String, table: String, in bundle: Bundle) -> LocalizedFormat? {
    // Foundation's `developmentLocalization` traps on Linux for a bundle that doesn't say it.
    let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    let last = development ?? "en"
    let isPseudo = UserLanguages.preferred.first == UserLanguages.pseudo
    for language in (isPseudo ? [] : UserLanguages.candidates) + [last] {
      for type in ["strings", "stringsdict"] {
        let file = File(bundle: bundle, language: language, name: "\(table).\(type)")
        if let found = Self.table(in: file)?[key] { return isPseudo ? found.bracketed : found }
      }
      if language == last { return nil }
    }
    return nil
  }

  private static func table(in file: File) -> Table {
    if let known = tables.withLock({ $0[file] }) { return known }
    let path = "\(file.language).lproj/\(file.name)"
    let place = file.bundle.resourceFolder.appendingPathComponent(path).path
    let table = FileManager.default.contents(atPath: place).map { data in
      reads.withLock { $0 += 1 }
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      return (list as? [String: Any] ?? [:]).compactMapValues { LocalizedFormat($0, file.language) }
    }
    tables.withLock { $0[file] = .some(table) }
    return table
  }
}

extension LocalizedFormat {
  /// The text in brackets.
  fileprivate var bracketed: LocalizedFormat {
    var format = self
    format.format = "[\(self.format)]"
    return format
  }

  /// Fails for a value that is neither a text nor an entry of a strings dictionary.
  fileprivate init?(_ value: Any, _ language: String) {
    if let text = value as? String {
      self.init(format: text, language: language)
    } else if let entry = value as? [String: Any],
      let format = entry["NSStringLocalizedFormatKey"] as? String
    {
      self.init(
        format: format, variables: entry.compactMapValues { $0 as? [String: String] },
        language: language)
    } else {
      return nil
    }
  }
}
