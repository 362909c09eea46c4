import Foundation

/// The positions of a model type's fields in its reflection, found once by name. Searching a model
/// by names takes many times as long as reading a field.
struct FieldLocations {
  private struct Location {
    /// The number of superclasses to go up to.
    let level: Int
    let offset: Int
    let name: String
    let field: AlbumField
  }

  private let type: ObjectIdentifier
  private var locations: [Location] = []

  init(of sample: Any, _ targets: [String: [AlbumField]]) {
    type = ObjectIdentifier(Swift.type(of: sample))
    var mirror: Mirror? = Mirror(reflecting: sample)
    var level = 0
    while let current = mirror {
      for (offset, child) in current.children.enumerated() {
        guard let name = child.label else { continue }
        locations += (targets[name] ?? []).map {
          Location(level: level, offset: offset, name: name, field: $0)
        }
      }
      mirror = current.superclassMirror
      level += 1
    }
  }

  /// Returns false if the model is of another type or does not look like the sample, so that it has
  /// to be searched by names.
  func read(_ model: Any, into item: inout AlbumItem, _ wanted: [AlbumField]) -> Bool {
    guard ObjectIdentifier(Swift.type(of: model)) == type else { return false }
    var mirror = Mirror(reflecting: model)
    var children = mirror.children
    var level = 0
    for location in locations where wanted.contains(location.field) {
      while level < location.level {
        guard let superclass = mirror.superclassMirror else { return false }
        mirror = superclass
        children = superclass.children
        level += 1
      }
      guard
        let index = children.index(
          children.startIndex, offsetBy: location.offset, limitedBy: children.endIndex),
        index != children.endIndex
      else { return false }
      let child = children[index]
      guard child.label == location.name else { return false }
      location.field.write(child.value, to: &item)
    }
    return true
  }
}
