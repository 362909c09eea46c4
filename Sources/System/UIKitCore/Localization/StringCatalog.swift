import Foundation
import Synchronization

/// The localized strings of bundles: files such as `de.lproj/Localizable.strings`. A file is read
/// when a string of it is first asked for.
package enum StringCatalog {
  private static let tables = Mutex<[String: [String: String]]>([:])
  private static let reads = Mutex(0)

  /// The number of files that have been read.
  package static var readCount: Int { reads.withLock { $0 } }

  /// Returns the string for a key in the user's most preferred language that the bundle has, or in
  /// the bundle's development language; nil if there is none.
  static func string(_ key: String, table: String, in bundle: Bundle) -> String? {
    // Foundation's `developmentLocalization` traps on Linux for a bundle that doesn't say it.
    let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    for language in UserLanguages.candidates + [development ?? "en"] {
      let folder = bundle.resourceFolder.appendingPathComponent("\(language).lproj")
      if let strings = strings(in: folder.appendingPathComponent("\(table).strings")) {
        return strings[key]
      }
    }
    return nil
  }

  /// The strings of a file; nil if there is no such file.
  private static func strings(in file: URL) -> [String: String]? {
    if let known = tables.withLock({ $0[file.path] }) { return known }
    guard let data = try? Data(contentsOf: file) else { return nil }
    reads.withLock { $0 += 1 }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    let strings = list as? [String: String] ?? [:]
    tables.withLock { $0[file.path] = strings }
    return strings
  }
}
