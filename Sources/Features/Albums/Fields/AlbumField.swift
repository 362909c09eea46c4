import Foundation

/// The fields of an item by their names, as dictionaries name them.
public enum AlbumField: String, CaseIterable, Sendable {
  case url, placeholderImage, picId, agentId, agentName, location, tag, truePhotoDescription
  case approveStatus, createTime, shootTime

  /// Where the field lies in an item.
  var place: Place {
    switch self {
    case .url: .address(\.url)
    case .approveStatus: .number(\.approveStatus)
    case .placeholderImage: .text(\.placeholderImage)
    case .picId: .text(\.picId)
    case .agentId: .text(\.agentId)
    case .agentName: .text(\.agentName)
    case .location: .text(\.location)
    case .tag: .text(\.tag)
    case .truePhotoDescription: .text(\.truePhotoDescription)
    case .createTime: .text(\.createTime)
    case .shootTime: .text(\.shootTime)
    }
  }

  enum Place {
    case text(WritableKeyPath<AlbumItem, String?>)
    case number(WritableKeyPath<AlbumItem, Int?>)
    case address(WritableKeyPath<AlbumItem, URL?>)
  }

  init?(_ path: PartialKeyPath<AlbumItem>) {
    let field = Self.allCases.first { field in
      switch field.place {
      case .text(let place): place == path
      case .number(let place): place == path
      case .address(let place): place == path
      }
    }
    guard let field else { return nil }
    self = field
  }

  /// Numbers become text and text that reads as a number becomes one; anything else is left out.
  func write(_ value: Any, to item: inout AlbumItem) {
    let value = Self.unwrapped(value)
    switch place {
    case .text(let place): item[keyPath: place] = Self.text(value)
    case .number(let place):
      item[keyPath: place] = value as? Int ?? Self.text(value).flatMap { Int($0) }
    case .address(let place): item[keyPath: place] = value as? URL ?? Self.address(value as? String)
    }
  }

  /// Whether values of a type can be written at all, also when this one is nil.
  func takes(_ type: Any.Type) -> Bool {
    let texts: [Any.Type] = [String.self, String?.self, Substring.self, Substring?.self]
    let numbers: [Any.Type] = [
      Int.self, Int?.self, Int32.self, Int32?.self, Int64.self, Int64?.self, UInt.self, UInt?.self,
    ]
    let isText = texts.contains { $0 == type }
    return switch place {
    case .text, .number: isText || numbers.contains { $0 == type }
    case .address: isText || type == URL.self || type == URL?.self
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.map(\.value)
  }

  private static func text(_ value: Any?) -> String? {
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
