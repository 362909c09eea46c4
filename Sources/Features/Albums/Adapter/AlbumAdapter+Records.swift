import Foundation

/// Albums from data without models: dictionaries, JSON, and whatever can be encoded.
extension AlbumAdapter {
  /// Sets the album from a dictionary with a list of categories of photos, one of categories of
  /// videos, or both. Their items are dictionaries, too, which are read by the fields' names.
  public func setAlbum(
    dictionary: [String: Any], keys: AlbumRecordKeys = AlbumRecordKeys(),
    fields: FieldMapping<[String: Any]> = .names()
  ) throws(AlbumError) {
    let (photos, videos) = (dictionary[keys.photos], dictionary[keys.videos])
    guard photos != nil || videos != nil else {
      throw .missingKey(keys.photos, keys: dictionary.keys.sorted())
    }
    var categories: [AlbumCategory] = []
    let lists = [(photos, keys.photos, AlbumItem.Kind.photo), (videos, keys.videos, .video)]
    for (list, key, kind) in lists {
      for record in try AlbumCategory.records(list, at: key) {
        categories.append(
          try AlbumCategory(dictionary: record, kind: kind, keys: keys, fields: fields))
      }
    }
    setAlbum(categories)
  }

  /// Sets the album from JSON: an object as in `setAlbum(dictionary:keys:fields:)`, or a list of
  /// categories of photos.
  public func setAlbum(
    json: Data, keys: AlbumRecordKeys = AlbumRecordKeys(),
    fields: FieldMapping<[String: Any]> = .names()
  ) throws(AlbumError) {
    let object: Any
    do { object = try JSONSerialization.jsonObject(with: json) } catch {
      throw .unreadableData(reason: "\(error)")
    }
    try setAlbum(
      dictionary: object as? [String: Any] ?? [keys.photos: object], keys: keys, fields: fields)
  }

  /// Sets the album from a value that is encoded as `setAlbum(json:keys:fields:)` reads it, by its
  /// coding keys, with dates in the format of ISO 8601.
  public func setAlbum(
    encoding album: some Encodable, keys: AlbumRecordKeys = AlbumRecordKeys(),
    fields: FieldMapping<[String: Any]> = .names()
  ) throws(AlbumError) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let json: Data
    do { json = try encoder.encode(album) } catch { throw .unreadableData(reason: "\(error)") }
    try setAlbum(json: json, keys: keys, fields: fields)
  }
}

extension AlbumCategory {
  /// Creates a category from a dictionary with a name, a list of items and, optionally, their
  /// number.
  public init(
    dictionary: [String: Any], kind: AlbumItem.Kind = .photo,
    keys: AlbumRecordKeys = AlbumRecordKeys(),
    fields: FieldMapping<[String: Any]> = .names()
  ) throws(AlbumError) {
    guard let tag = dictionary[keys.tag].flatMap(AlbumField.text) else {
      throw .missingKey(keys.tag, keys: dictionary.keys.sorted())
    }
    let key = kind == .photo ? keys.photoItems : keys.videoItems
    guard let list = dictionary[key] else {
      throw .missingKey(key, keys: dictionary.keys.sorted())
    }
    try self.init(
      tag: tag, count: dictionary[keys.count].flatMap(AlbumField.integer), kind: kind,
      items: try Self.records(list, at: key), fields: fields)
  }

  /// The dictionaries of a list, which may be missing.
  static func records(_ list: Any?, at key: String) throws(AlbumError) -> [[String: Any]] {
    guard let list, !(list is NSNull) else { return [] }
    guard let records = list as? [[String: Any]] else {
      throw .notAList(key: key, type: "\(type(of: list))")
    }
    return records
  }
}
