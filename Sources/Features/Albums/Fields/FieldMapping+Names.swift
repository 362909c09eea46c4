import Foundation

/// Reads properties by their names, those that classes inherit included.
extension FieldMapping {
  /// Reads those of the wanted fields that the model has.
  func readNames(
    of model: Model, into item: inout AlbumItem, _ wanted: [AlbumField],
    _ locations: FieldLocations?
  ) {
    if let record = Self.record(model) {
      for (name, fields) in targets {
        guard let value = record.value(at: name) else { continue }
        for field in fields where wanted.contains(field) { field.write(value, to: &item) }
      }
      return
    }
    if locations?.read(model, into: &item, wanted) == true { return }
    _ = FieldLocations(of: model, targets).read(model, into: &item, wanted)
  }

  /// Returns nil if there is no model to look at, or nothing is read by name.
  func locations(in sample: Model?) -> FieldLocations? {
    guard let sample, renamed != nil, Self.record(sample) == nil else { return nil }
    return FieldLocations(of: sample, targets)
  }

  /// A field that the dictionary maps is not also read from the property of its own name.
  static func targets(_ renamed: [String: String]) -> [String: [AlbumField]] {
    var targets: [String: [AlbumField]] = [:]
    for (source, target) in renamed {
      if let field = AlbumField(rawValue: target) { targets[source, default: []].append(field) }
    }
    let filled = Set(renamed.values)
    for field in AlbumField.allCases where !filled.contains(field.rawValue) {
      targets[field.rawValue, default: []].append(field)
    }
    return targets
  }

  /// Throws if a name is not a field or property, so that a misspelling is found before a page
  /// stays empty.
  ///
  /// - Parameter sample: A model to look for the properties in. Without one, only the names of
  ///   fields are checked.
  public func check(_ sample: Model?) throws(AlbumError) {
    try check(among: sample.map { [$0] } ?? [])
  }

  /// As `check(_:)`, of all models of a category.
  func check(among models: [Model]) throws(AlbumError) {
    if let mappedTwice { throw .mappedTwice(field: mappedTwice.rawValue) }
    guard let renamed else { return }
    var sources: [String: String] = [:]
    for (source, target) in renamed.sorted(by: { $0.key < $1.key }) {
      guard AlbumField(rawValue: target) != nil else { throw .unknownField(target) }
      guard sources.updateValue(source, forKey: target) == nil else {
        throw .mappedTwice(field: target)
      }
    }
    guard let sample = models.first else { return }
    guard Self.record(sample) == nil else {
      return try checkRecords(models.compactMap { Self.record($0) }, sources)
    }
    let types = Dictionary(
      Self.properties(of: sample).map { ($0, type(of: $1)) },
      uniquingKeysWith: { first, _ in first })
    try check(sources, types)
  }

  private func check(
    _ sources: [String: String], _ types: [String: Any.Type]
  ) throws(AlbumError) {
    for (target, source) in sources.sorted(by: { $0.value < $1.value }) {
      guard let type = types[source] else {
        throw .unknownModelField(source, model: "\(Model.self)", fields: types.keys.sorted())
      }
      guard AlbumField(rawValue: target)?.accepts(type) == true else {
        throw .unsuitableType("\(type)", modelField: source, field: target)
      }
    }
    for field in AlbumField.allCases where sources[field.rawValue] == nil && paths[field] == nil {
      guard let type = types[field.rawValue], !field.accepts(type) else { continue }
      throw .unsuitableType("\(type)", modelField: field.rawValue, field: field.rawValue)
    }
  }

  private static func properties(of model: Model) -> [(String, Any)] {
    var properties: [(String, Any)] = []
    var mirror: Mirror? = Mirror(reflecting: model)
    while let level = mirror {
      properties += level.children.compactMap { child in child.label.map { ($0, child.value) } }
      mirror = level.superclassMirror
    }
    return properties
  }
}
