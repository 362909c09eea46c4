import Foundation

/// A file, named by the very bytes of its path.
///
/// Bytes, because a `String` is none: two spellings of "é" are one `String` and two files, and a name
/// that an old camera or another system wrote may be no UTF-8 at all.
public struct FileID: Hashable, Comparable, Sendable {
  /// The path from the root on; never a zero among them.
  public let bytes: [UInt8]
  /// Where the last component begins.
  private let nameStart: Int

  /// Creates an identity from the bytes of a path, without any normalization.
  public init(_ bytes: [UInt8]) {
    let clean = bytes.firstIndex(of: 0).map { Array(bytes[..<$0]) } ?? bytes
    self.bytes = clean
    nameStart = clean.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0
  }

  /// Creates an identity from a path's UTF-8 bytes.
  public init(path: String) { self.init(Array(path.utf8)) }

  /// The byte that separates the components of a path.
  public static let slash = UInt8(ascii: "/")

  public static func == (one: FileID, other: FileID) -> Bool {
    one.bytes.count == other.bytes.count && order(one.bytes, other.bytes) == 0
  }

  public func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// By bytes, as the index has them.
  public static func < (one: FileID, other: FileID) -> Bool { order(one.bytes, other.bytes) < 0 }

  /// By name, files of one name by the whole path.
  public static func isOrderedByName(_ one: FileID, _ other: FileID) -> Bool {
    let order = one.bytes.withUnsafeBytes { left in
      other.bytes.withUnsafeBytes { right in
        Self.order(
          UnsafeRawBufferPointer(rebasing: left[one.nameStart...]),
          UnsafeRawBufferPointer(rebasing: right[other.nameStart...]))
      }
    }
    return order == 0 ? one < other : order < 0
  }

  private static func order(_ one: [UInt8], _ other: [UInt8]) -> Int {
    one.withUnsafeBytes { left in other.withUnsafeBytes { order(left, $0) } }
  }

  private static func order(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Int {
    let count = min(one.count, other.count)
    if count > 0, let left = one.baseAddress, let right = other.baseAddress {
      let order = Int(memcmp(left, right, count))
      if order != 0 { return order }
    }
    return one.count - other.count
  }

  // MARK: Parts

  /// The last component.
  public var name: ArraySlice<UInt8> { bytes[nameStart...] }

  /// What follows the last dot of the name; nil without a dot.
  public var pathExtension: ArraySlice<UInt8>? {
    name.lastIndex(of: UInt8(ascii: ".")).map { name[($0 + 1)...] }
  }

  /// The folder it lies in; the root's is the root.
  public var folder: FileID {
    nameStart > 1 ? FileID(Array(bytes[..<(nameStart - 1)])) : FileID([Self.slash])
  }

  /// Returns the identity of the file with this name, in bytes, in this folder.
  public func appending(_ name: some Sequence<UInt8>) -> FileID {
    FileID((bytes.last == Self.slash ? bytes : bytes + [Self.slash]) + name)
  }

  /// Returns the identity of the file with this name in this folder.
  public func appending(_ name: String) -> FileID { appending(name.utf8) }

  /// Whether it lies below the folder, however deep.
  public func isBelow(_ folder: FileID) -> Bool {
    let isRoot = folder.bytes.last == Self.slash
    return bytes.count > folder.bytes.count && bytes.starts(with: folder.bytes)
      && (isRoot || bytes[folder.bytes.count] == Self.slash)
  }

  // MARK: For the system and for people

  /// For calls of the C library. The pointer is good as long as the call.
  public func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    // An array passed as a pointer lives as long as the call.
    func call(_ path: UnsafePointer<CChar>) -> Result { body(path) }
    return call(bytes.map { CChar(bitPattern: $0) } + [0])
  }

  /// What people see: bytes that are no UTF-8 become U+FFFD, as file managers show them.
  public var displayName: String { String(decoding: name, as: UTF8.self) }

  /// The whole path as people see it.
  public var displayPath: String { String(decoding: bytes, as: UTF8.self) }
}

extension FileID: CustomStringConvertible {
  public var description: String { displayPath }
}
