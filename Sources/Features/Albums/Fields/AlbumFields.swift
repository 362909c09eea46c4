import Foundation

// The names in this file are not of our choosing: they are those of `FJKPicModelAdapterProtocol` in
// the FJK album browser, so that the models of an app that comes from there are read as they are.
// Apps whose models use other names map them with a `FieldMapping`. No other file of this module
// defines such names.

/// What an album knows about a photo or video. Every field is optional.
public struct AlbumFields: Hashable, Sendable {
  /// The URL of the photo or video, local or remote.
  public var url: URL?
  /// The name, path or address of an image to show until the photo has loaded.
  public var placeholderImage: String?
  /// Identifies the item in its category. Without it, the URL does.
  public var picId: String?
  /// Identifies the person who took it.
  public var agentId: String?
  /// The name of the person who took it.
  public var agentName: String?
  /// The place where it was taken.
  public var location: String?
  /// The title of the category that it belongs to.
  public var tag: String?
  /// A description of what it shows.
  public var truePhotoDescription: String?
  /// The state of its approval, by the app's own numbers.
  public var approveStatus: Int?
  /// When the record of it was created, as the app writes dates.
  public var createTime: String?
  /// When it was taken, as the app writes dates.
  public var shootTime: String?

  /// Creates fields of which all are nil.
  public init() {}

  var key: AlbumKey? { picId.map { AlbumKey($0) } ?? url.map { AlbumKey($0) } }
}

extension AlbumItem {
  /// Creates an item with what is needed to load and identify it.
  public init(kind: Kind = .photo, url: URL? = nil, picId: String? = nil) {
    self.init(kind: kind, fields: AlbumFields())
    fields.url = url
    fields.picId = picId
  }
}

/// The names of an item's fields, as `FieldMapping.names(_:)` takes them.
public enum AlbumField: String, CaseIterable, Sendable {
  /// See `AlbumFields.url`.
  case url
  /// See `AlbumFields.placeholderImage`.
  case placeholderImage
  /// See `AlbumFields.picId`.
  case picId
  /// See `AlbumFields.agentId`.
  case agentId
  /// See `AlbumFields.agentName`.
  case agentName
  /// See `AlbumFields.location`.
  case location
  /// See `AlbumFields.tag`.
  case tag
  /// See `AlbumFields.truePhotoDescription`.
  case truePhotoDescription
  /// See `AlbumFields.approveStatus`.
  case approveStatus
  /// See `AlbumFields.createTime`.
  case createTime
  /// See `AlbumFields.shootTime`.
  case shootTime

  /// The fields that identify an item, the best first.
  static let identifying: [AlbumField] = [.picId, .url]

  var path: PartialKeyPath<AlbumFields> {
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

  /// Writes a value of a model: numbers become text, text that reads as a number becomes one, and
  /// anything else is left out. A cast unwraps optionals by itself.
  ///
  /// A key path would take four times as long.
  func write(_ value: Any, to fields: inout AlbumFields) {
    switch self {
    case .url: fields.url = value as? URL ?? Self.address(Self.text(value))
    case .placeholderImage: fields.placeholderImage = Self.text(value)
    case .picId: fields.picId = Self.text(value)
    case .agentId: fields.agentId = Self.text(value)
    case .agentName: fields.agentName = Self.text(value)
    case .location: fields.location = Self.text(value)
    case .tag: fields.tag = Self.text(value)
    case .truePhotoDescription: fields.truePhotoDescription = Self.text(value)
    case .approveStatus:
      fields.approveStatus = value as? Int ?? Self.text(value).flatMap { Int($0) }
    case .createTime: fields.createTime = Self.text(value)
    case .shootTime: fields.shootTime = Self.text(value)
    }
  }
}
