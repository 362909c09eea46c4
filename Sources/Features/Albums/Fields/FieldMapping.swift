import Foundation

/// Describes which property of an app's own model becomes which field of an album item.
///
/// Key paths are checked by the compiler, names by `check(_:)` before the first item is read. If
/// both map the same field, the key path wins.
public struct FieldMapping<Model>: Sendable {
  /// Field names by the model's property names; nil if no property is read by its name.
  private(set) var renamed: [String: String]?
  /// The fields that a property of the model is written to, by the property's name.
  private(set) var targets: [String: [AlbumField]] = [:]
  private(set) var paths: [AlbumField: @Sendable (Model, inout AlbumItem) -> Void] = [:]
  private(set) var mappedTwice: AlbumField?
  private var key: (@Sendable (Model) -> AlbumKey)?
  private var kind: (@Sendable (Model) -> AlbumItem.Kind)?

  /// Creates an empty mapping, to add key paths to.
  public init() {}

  /// Creates a mapping that reads properties named like a field, and those that the dictionary
  /// renames.
  ///
  /// - Parameter renamed: Field names by the model's property names, such as `["agentId":
  ///   "picId"]`.
  public static func names(_ renamed: [String: String] = [:]) -> FieldMapping {
    var mapping = FieldMapping()
    mapping.renamed = renamed
    mapping.targets = Self.targets(renamed)
    return mapping
  }

  /// Adds a property of the model that becomes a field.
  public func mapping<Value>(
    _ source: any KeyPath<Model, Value> & Sendable,
    to field: any WritableKeyPath<AlbumItem, Value?> & Sendable
  ) -> FieldMapping {
    mapping(source, to: field) { $0 }
  }

  /// Adds an optional property of the model that becomes a field.
  public func mapping<Value>(
    _ source: any KeyPath<Model, Value?> & Sendable,
    to field: any WritableKeyPath<AlbumItem, Value?> & Sendable
  ) -> FieldMapping {
    mapping(source, to: field) { $0 }
  }

  /// Adds a property of the model that becomes a field of another type.
  ///
  /// - Parameter convert: Makes the field's value from the property's.
  public func mapping<Source, Value>(
    _ source: any KeyPath<Model, Source> & Sendable,
    to field: any WritableKeyPath<AlbumItem, Value?> & Sendable,
    convert: @escaping @Sendable (Source) -> Value?
  ) -> FieldMapping {
    guard let name = AlbumField(field) else {
      preconditionFailure(
        "FieldMapping.mapping(_:to:) takes a field of AlbumItem, such as \\.url")
    }
    var mapping = self
    if paths[name] != nil { mapping.mappedTwice = name }
    mapping.paths[name] = { $1[keyPath: field] = convert($0[keyPath: source]) }
    return mapping
  }

  /// Adds the property that identifies a model in its category. Without one, the item's fields
  /// identify it.
  public func identified<ID: Hashable>(
    by id: any KeyPath<Model, ID> & Sendable
  ) -> FieldMapping {
    var mapping = self
    mapping.key = { AlbumKey($0[keyPath: id]) }
    return mapping
  }

  /// Adds the property that tells photos from videos, for categories that have both. Without one,
  /// all items are of their category's kind.
  public func kind(
    by kind: any KeyPath<Model, AlbumItem.Kind> & Sendable
  ) -> FieldMapping {
    var mapping = self
    mapping.kind = { $0[keyPath: kind] }
    return mapping
  }

  // MARK: Reading

  /// Reads all fields of a model.
  ///
  /// - Parameter kind: The item's kind if the mapping doesn't say it.
  public func item(from model: Model, kind: AlbumItem.Kind = .photo) -> AlbumItem {
    item(from: model, kind: kind, at: nil)
  }

  func item(from model: Model, kind: AlbumItem.Kind, at locations: FieldLocations?) -> AlbumItem {
    var item = read(AlbumField.allCases, of: model, at: locations)
    item.kind = self.kind?(model) ?? kind
    return item
  }

  /// Reads only what it needs, because it is called for all models of a category at once.
  func key(of model: Model, at locations: FieldLocations?) -> AlbumKey? {
    if let key { return key(model) }
    return AlbumField.identifying.lazy.compactMap { read([$0], of: model, at: locations).key }.first
  }

  private func read(
    _ wanted: [AlbumField], of model: Model, at locations: FieldLocations?
  ) -> AlbumItem {
    var item = AlbumItem()
    if renamed != nil { readNames(of: model, into: &item, wanted, locations) }
    for field in wanted { paths[field]?(model, &item) }
    return item
  }
}
