import Foundation

/// The fields of an item by their names, as dictionaries name them.
public enum AlbumField: String, CaseIterable, Sendable {
  case url, placeholderImage, picId, agentId, agentName, location, tag, truePhotoDescription
  case approveStatus, createTime, shootTime

  private var path: PartialKeyPath<AlbumItem> {
    switch self {
    case .url: \.url
    case .placeholderImage: \.placeholderImage
    case .picId: \.picId
    case .agentId: \.agentId
    case .agentName: \.agentName
    case .location: \.location
    case .tag: \.tag
    case .truePhotoDescription: \.truePhotoDescription
    case .approveStatus: \.approveStatus
    case .createTime: \.createTime
    case .shootTime: \.shootTime
    }
  }

  init?(_ path: PartialKeyPath<AlbumItem>) {
    guard let field = Self.allCases.first(where: { $0.path == path }) else { return nil }
    self = field
  }

  /// Numbers become text and text that reads as a number becomes one; anything else is left out.
  /// A cast looks into optionals by itself. Not by key path, which would take four times as long.
  func write(_ value: Any, to item: inout AlbumItem) {
    switch self {
    case .url: item.url = value as? URL ?? Self.address(Self.text(value))
    case .placeholderImage: item.placeholderImage = Self.text(value)
    case .picId: item.picId = Self.text(value)
    case .agentId: item.agentId = Self.text(value)
    case .agentName: item.agentName = Self.text(value)
    case .location: item.location = Self.text(value)
    case .tag: item.tag = Self.text(value)
    case .truePhotoDescription: item.truePhotoDescription = Self.text(value)
    case .approveStatus:
      item.approveStatus = value as? Int ?? Self.text(value).flatMap { Int($0) }
    case .createTime: item.createTime = Self.text(value)
    case .shootTime: item.shootTime = Self.text(value)
    }
  }

  /// Whether values of a type can be written at all, also when this one is nil.
  func takes(_ type: Any.Type) -> Bool {
    let texts: [Any.Type] = [String.self, String?.self, Substring.self, Substring?.self]
    let numbers: [Any.Type] = [
      Int.self, Int?.self, Int32.self, Int32?.self, Int64.self, Int64?.self, UInt.self, UInt?.self,
    ]
    let isText = texts.contains { $0 == type }
    if self == .url { return isText || type == URL.self || type == URL?.self }
    return isText || numbers.contains { $0 == type }
  }

  private static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let text as Substring: String(text)
    case let number as any BinaryInteger: String(describing: number)
    default: nil
    }
  }

  /// What begins like a path is a file.
  static func address(_ text: String?) -> URL? {
    guard let text, !text.isEmpty else { return nil }
    return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
  }
}
