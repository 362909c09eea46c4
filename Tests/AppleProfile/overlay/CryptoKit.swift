// A Swift-only framework: what the checked modules use of it, from Apple's documentation.
import Foundation
import FoundationEssentials
public enum Insecure {
  public struct MD5: Sendable {
    public typealias Digest = Insecure.MD5Digest
    public static func hash<D: DataProtocol>(data: D) -> MD5Digest { fatalError() }
  }
  public struct MD5Digest: Sequence, Sendable {
    public func makeIterator() -> Array<UInt8>.Iterator { fatalError() }
  }
}
