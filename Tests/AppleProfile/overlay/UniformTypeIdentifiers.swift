// A Swift-only interface: what the checked modules use of it, from Apple's documentation.
import Foundation
public struct UTType: Hashable, Codable, Sendable {
  public init?(_ identifier: String) { fatalError() }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) { fatalError() }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { fatalError() }
  public var identifier: String { fatalError() }
  public var preferredMIMEType: String? { fatalError() }
  public var preferredFilenameExtension: String? { fatalError() }
  public func conforms(to type: UTType) -> Bool { fatalError() }
  public static var data: UTType { fatalError() }
  public static var image: UTType { fatalError() }
}
