import Foundation
import Synchronization
import _FoundationICU

/// The order of file names as people read them: numbers by their value, letters as in a person's
/// language, without regard to case and accents unless nothing else differs.
public final class FileNameOrder: Sendable {
  /// The place of a name in the order. Keys are made once for each name, and compared as bytes.
  public struct Key: Hashable, Comparable, Sendable {
    fileprivate let bytes: [UInt8]

    public static func < (one: Key, other: Key) -> Bool {
      one.bytes.withUnsafeBytes { left in
        other.bytes.withUnsafeBytes { right in
          let count = min(left.count, right.count)
          guard count > 0, let start = left.baseAddress, let otherStart = right.baseAddress else {
            return left.count < right.count
          }
          let order = memcmp(start, otherStart, count)
          return order == 0 ? left.count < right.count : order < 0
        }
      }
    }
  }

  /// ICU's collator, which isn't safe for several threads; nil without its data.
  private struct Collator: @unchecked Sendable {  // because the lock guards it
    let pointer: OpaquePointer?
  }

  private let collator: Mutex<Collator>

  /// Creates an order; the root order of Unicode for a language that isn't known.
  public init(language: String) {
    collator = Mutex(Collator(pointer: Self.makeCollator(language)))
  }

  deinit { collator.withLock { if let pointer = $0.pointer { swift_ucol_close(pointer) } } }

  /// The order of the language in the environment.
  public static let user = FileNameOrder(
    language: language(in: ProcessInfo.processInfo.environment))

  /// The language that POSIX's variables set for the order of texts; empty for "C", which would
  /// order names by their bytes.
  static func language(in environment: [String: String]) -> String {
    let set = ["LC_ALL", "LC_COLLATE", "LANG"].lazy.compactMap { environment[$0] }
    let name = set.first { !$0.isEmpty }?.prefix { $0 != "." && $0 != "@" } ?? ""
    return name == "C" || name == "POSIX" ? "" : String(name)
  }

  private static func makeCollator(_ language: String) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    guard let collator = swift_ucol_open(language, &status) else { return nil }
    var second = U_ZERO_ERROR
    swift_ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &second)
    return collator
  }

  /// Returns the key of a file's name: its stem, and its extension for equal ones, so that "a
  /// (2).jpg" follows "a.jpg".
  public func key(of file: FileID) -> Key {
    let name = file.name
    let dot = name.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > name.startIndex ? $0 : nil }
    let parts = [name[..<(dot ?? name.endIndex)], dot.map { name[$0...] } ?? []]
    return collator.withLock { collator in
      Key(bytes: parts.flatMap { Self.key(of: $0, collator.pointer) })
    }
  }

  /// Compares other texts of people, such as tags, in the same order.
  public func compare(_ one: String, _ other: String) -> ComparisonResult {
    let (key, otherKey) = collator.withLock { collator in
      (
        Self.key(of: Array(one.utf8)[...], collator.pointer),
        Self.key(of: Array(other.utf8)[...], collator.pointer)
      )
    }
    return key == otherKey
      ? .orderedSame
      : Key(bytes: key) < Key(bytes: otherKey) ? .orderedAscending : .orderedDescending
  }

  private static func key(of text: ArraySlice<UInt8>, _ collator: OpaquePointer?) -> [UInt8] {
    guard !text.isEmpty else { return [0] }
    let units = Array(String(decoding: text, as: UTF8.self).utf16)
    guard let collator else { return text + [0] }
    // The longest keys of usual names fit at once.
    var key = [UInt8](repeating: 0, count: 64 + 6 * units.count)
    let length = Int(
      swift_ucol_getSortKey(collator, units, Int32(units.count), &key, Int32(key.count)))
    if length > key.count {
      key = [UInt8](repeating: 0, count: length)
      _ = swift_ucol_getSortKey(collator, units, Int32(units.count), &key, Int32(key.count))
    }
    return Array(key.prefix(length))
  }
}
