import Foundation

/// A file, identified by the bytes of its path.
///
/// A `String` can't identify a file: two canonically equivalent names are one `String` and two
/// files, and names written by old cameras or other systems may not be UTF-8.
public struct FileID: Hashable, Comparable, Sendable {
  /// The absolute path; it contains no zero byte.
  public let bytes: [UInt8]
  /// The index at which the last component begins.
  private let nameStart: Int

  /// Creates an identity from the bytes of a path, without any normalization.
  public init(_ bytes: [UInt8]) {
    let clean = bytes.firstIndex(of: 0).map { Array(bytes[..<$0]) } ?? bytes
    self.bytes = clean
    nameStart = clean.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0
  }

  /// The folder of the person who runs the program.
  ///
  /// As elsewhere on the desktop, the environment's takes precedence over the account's.
  public static var home: FileID {
    if let path = getenv("HOME"), path.pointee == CChar(slash) {
      return FileID(
        UnsafeBufferPointer(start: path, count: strlen(path)).map(UInt8.init(bitPattern:)))
    }
    return FileID(path: FileManager.default.homeDirectoryForCurrentUser.path)
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

  /// Compares the paths by their bytes, like the index.
  public static func < (one: FileID, other: FileID) -> Bool { order(one.bytes, other.bytes) < 0 }

  /// Compares by name as a person does (`FileNameOrder`), and files of the same name by their path.
  /// To sort many, make their keys once.
  public static func isOrderedByName(_ one: FileID, _ other: FileID) -> Bool {
    let order = FileNameOrder.user
    let (key, otherKey) = (order.key(of: one), order.key(of: other))
    return key == otherKey ? one < other : key < otherKey
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

  /// The path extension; nil without a dot.
  public var pathExtension: ArraySlice<UInt8>? {
    name.lastIndex(of: UInt8(ascii: ".")).map { name[($0 + 1)...] }
  }

  /// The folder that contains the file; the root for the root.
  public var folder: FileID {
    nameStart > 1 ? FileID(Array(bytes[..<(nameStart - 1)])) : FileID([Self.slash])
  }

  /// Returns the identity of the file with this name, in bytes, in this folder.
  public func appending(_ name: some Sequence<UInt8>) -> FileID {
    FileID((bytes.last == Self.slash ? bytes : bytes + [Self.slash]) + name)
  }

  /// Returns the identity of the file with this name in this folder.
  public func appending(_ name: String) -> FileID { appending(name.utf8) }

  /// Whether the file is in the folder or one of its subfolders.
  public func isBelow(_ folder: FileID) -> Bool {
    let isRoot = folder.bytes.last == Self.slash
    return bytes.count > folder.bytes.count && bytes.starts(with: folder.bytes)
      && (isRoot || bytes[folder.bytes.count] == Self.slash)
  }

  // MARK: For the system and for people

  /// Calls a closure with the path as a C string, which is valid only during the call.
  public func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    // An array passed as a pointer is valid only during the call.
    func call(_ path: UnsafePointer<CChar>) -> Result { body(path) }
    return call(bytes.map { CChar(bitPattern: $0) } + [0])
  }

  /// The name for display: invalid UTF-8 becomes U+FFFD, as in file managers.
  public var displayName: String { String(decoding: name, as: UTF8.self) }

  /// The path for display.
  public var displayPath: String { String(decoding: bytes, as: UTF8.self) }
}

extension FileID: CustomStringConvertible {
  public var description: String { displayPath }
}
