import Foundation

/// A name that Core Graphics defines, such as that of a color space.
public final class CFString: Hashable, Sendable {
  package let value: String

  package init(_ value: String) { self.value = value }

  public static func == (a: CFString, b: CFString) -> Bool { a.value == b.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Bytes that don't change; read them with `CFDataGetBytePtr(_:)`.
public final class CFData: @unchecked Sendable {  // because the bytes never change
  fileprivate let bytes: UnsafePointer<UInt8>
  fileprivate let count: Int
  /// Keeps the bytes.
  private let owner: AnyObject

  init(_ bytes: UnsafePointer<UInt8>, count: Int, owner: AnyObject) {
    self.bytes = bytes
    self.count = count
    self.owner = owner
  }
}

/// Returns the bytes of data, which are valid as long as the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! { theData?.bytes }

/// Returns the number of bytes of data.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

/// An index or a count.
public typealias CFIndex = Int

/// A reference to any object.
public typealias CFTypeRef = AnyObject
