import Foundation

/// Which field of an app's own model becomes which field of an item.
///
/// Key paths are checked by the compiler, names by `check(_:)` before the first item is read. Where
/// both say something of one field, the key path wins.
public struct FieldMapping<Model>: Sendable {
  /// Nil takes no fields by their names.
  private(set) var exchanged: [String: String]?
  /// Which fields of an item a name of the model's leads to.
  private(set) var targets: [String: [AlbumField]] = [:]
  private(set) var paths: [AlbumField: @Sendable (Model, inout AlbumItem) -> Void] = [:]
  private(set) var mappedTwice: AlbumField?
  private var identity: (@Sendable (Model) -> AnyHashable)?
  private var kind: (@Sendable (Model) -> AlbumItem.Kind)?

  /// A mapping of nothing, to add key paths to.
  public init() {}

  /// Fields of the same name, and those that the dictionary exchanges.
  ///
  /// - Parameter exchanged: the model's field to the item's, such as `["agentId": "picId"]`.
  public static func names(_ exchanged: [String: String] = [:]) -> FieldMapping {
    var mapping = FieldMapping()
    mapping.exchanged = exchanged
    mapping.targets = Self.targets(exchanged)
    return mapping
  }

  public func mapping<Value>(
    _ source: any KeyPath<Model, Value> & Sendable,
    to field: any WritableKeyPath<AlbumItem, Value?> & Sendable
  ) -> FieldMapping {
    mapping(source, to: field) { $0 }
  }

  public func mapping<Value>(
    _ source: any KeyPath<Model, Value?> & Sendable,
    to field: any WritableKeyPath<AlbumItem, Value?> & Sendable
  ) -> FieldMapping {
    mapping(source, to: field) { $0 }
  }

  /// - Parameter convert: from what the model has to what an item has.
  public func mapping<Source, Value>(
    _ source: any KeyPath<Model, Source> & Sendable,
    to field: any WritableKeyPath<AlbumItem, Value?> & Sendable,
    convert: @escaping @Sendable (Source) -> Value?
  ) -> FieldMapping {
    guard let name = AlbumField(field) else {
      preconditionFailure("FieldMapping.mapping(_:to:) takes fields of AlbumItem, such as \\.picId")
    }
    var mapping = self
    if paths[name] != nil { mapping.mappedTwice = name }
    mapping.paths[name] = { $1[keyPath: field] = convert($0[keyPath: source]) }
    return mapping
  }

  /// Says what tells models of one category apart; else the `picId` does, else the address.
  public func identified<ID: Hashable>(
    by id: any KeyPath<Model, ID> & Sendable
  ) -> FieldMapping {
    var mapping = self
    mapping.identity = { AnyHashable($0[keyPath: id]) }
    return mapping
  }

  /// Says which models are videos, where photos and videos stand under one heading. Else all are what
  /// their category is.
  public func kind(
    by kind: any KeyPath<Model, AlbumItem.Kind> & Sendable
  ) -> FieldMapping {
    var mapping = self
    mapping.kind = { $0[keyPath: kind] }
    return mapping
  }

  // MARK: Reading

  public func item(from model: Model, kind: AlbumItem.Kind = .photo) -> AlbumItem {
    item(from: model, kind: kind, at: nil)
  }

  func item(from model: Model, kind: AlbumItem.Kind, at places: FieldPlaces?) -> AlbumItem {
    read(AlbumField.allCases, of: model, as: self.kind?(model) ?? kind, at: places)
  }

  /// Reads no more than it needs: it is asked for all models of a category at once.
  func key(of model: Model, at places: FieldPlaces?) -> AnyHashable? {
    if let identity { return identity(model) }
    return read([.picId], of: model, at: places).key ?? read([.url], of: model, at: places).key
  }

  private func read(
    _ fields: [AlbumField], of model: Model, as kind: AlbumItem.Kind = .photo,
    at places: FieldPlaces?
  ) -> AlbumItem {
    var item = AlbumItem(kind: kind)
    if exchanged != nil { readNames(of: model, into: &item, fields, places) }
    for field in fields { paths[field]?(model, &item) }
    return item
  }
}
