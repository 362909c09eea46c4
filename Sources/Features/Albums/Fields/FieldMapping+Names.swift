import Foundation

/// Fields found by their names, of structures and of classes with what they inherit.
extension FieldMapping {
  /// Reads those of the fields that the model has.
  func readNames(
    of model: Model, into item: inout AlbumItem, _ fields: [AlbumField], _ places: FieldPlaces?
  ) {
    if places?.read(model, into: &item, fields) == true { return }
    for (name, value) in Self.fields(of: model) {
      for field in targets[name] ?? [] where fields.contains(field) {
        field.write(value, to: &item)
      }
    }
  }

  /// Nil when there is no model to look at, or nothing to be found by name.
  func places(in sample: Model?) -> FieldPlaces? {
    guard let sample, exchanged != nil else { return nil }
    return FieldPlaces(of: sample, targets)
  }

  /// A field that the dictionary fills is not filled by its namesake, too.
  static func targets(_ exchanged: [String: String]) -> [String: [AlbumField]] {
    var targets: [String: [AlbumField]] = [:]
    for (source, target) in exchanged {
      if let field = AlbumField(rawValue: target) { targets[source, default: []].append(field) }
    }
    let filled = Set(exchanged.values)
    for field in AlbumField.allCases where !filled.contains(field.rawValue) {
      targets[field.rawValue, default: []].append(field)
    }
    return targets
  }

  /// Throws when a name leads nowhere, so that a misspelling is found before a page stays empty.
  ///
  /// - Parameter sample: a model whose fields are looked at; nil checks the item's side alone.
  public func check(_ sample: Model?) throws(AlbumError) {
    if let mappedTwice { throw .mappedTwice(field: mappedTwice.rawValue) }
    guard let exchanged else { return }
    var sources: [String: String] = [:]
    for (source, target) in exchanged.sorted(by: { $0.key < $1.key }) {
      guard AlbumField(rawValue: target) != nil else { throw .unknownField(target) }
      guard sources.updateValue(source, forKey: target) == nil else {
        throw .mappedTwice(field: target)
      }
    }
    guard let sample else { return }
    let types = Dictionary(
      Self.fields(of: sample).map { ($0, type(of: $1)) }, uniquingKeysWith: { first, _ in first })
    try check(sources, types)
  }

  private func check(
    _ sources: [String: String], _ types: [String: Any.Type]
  ) throws(AlbumError) {
    for (target, source) in sources.sorted(by: { $0.value < $1.value }) {
      guard let type = types[source] else {
        throw .unknownModelField(source, model: "\(Model.self)", fields: types.keys.sorted())
      }
      guard AlbumField(rawValue: target)?.takes(type) == true else {
        throw .unsuitableType("\(type)", modelField: source, field: target)
      }
    }
    for field in AlbumField.allCases where sources[field.rawValue] == nil && paths[field] == nil {
      guard let type = types[field.rawValue], !field.takes(type) else { continue }
      throw .unsuitableType("\(type)", modelField: field.rawValue, field: field.rawValue)
    }
  }

  private static func fields(of model: Model) -> [(String, Any)] {
    var fields: [(String, Any)] = []
    var mirror: Mirror? = Mirror(reflecting: model)
    while let level = mirror {
      fields += level.children.compactMap { child in child.label.map { ($0, child.value) } }
      mirror = level.superclassMirror
    }
    return fields
  }
}
