import Foundation

/// Where in models of one type the fields lie that are found by their names: looked up once, since
/// looking through a model by names takes many times as long as reading a field.
struct FieldPlaces {
  private struct Place {
    /// How many classes up.
    let level: Int
    let offset: Int
    let name: String
    let field: AlbumField
  }

  private let type: ObjectIdentifier
  private var places: [Place] = []

  init(of sample: Any, _ targets: [String: [AlbumField]]) {
    type = ObjectIdentifier(Swift.type(of: sample))
    var mirror: Mirror? = Mirror(reflecting: sample)
    var level = 0
    while let current = mirror {
      for (offset, child) in current.children.enumerated() {
        guard let name = child.label else { continue }
        places += (targets[name] ?? []).map {
          Place(level: level, offset: offset, name: name, field: $0)
        }
      }
      mirror = current.superclassMirror
      level += 1
    }
  }

  /// False when the model is of another type or looks unlike the sample, and must be searched.
  func read(_ model: Any, into item: inout AlbumItem, _ fields: [AlbumField]) -> Bool {
    guard ObjectIdentifier(Swift.type(of: model)) == type else { return false }
    var mirror = Mirror(reflecting: model)
    var children = mirror.children
    var level = 0
    for place in places where fields.contains(place.field) {
      while level < place.level {
        guard let above = mirror.superclassMirror else { return false }
        mirror = above
        children = above.children
        level += 1
      }
      guard
        let index = children.index(
          children.startIndex, offsetBy: place.offset, limitedBy: children.endIndex),
        index != children.endIndex
      else { return false }
      let child = children[index]
      guard child.label == place.name else { return false }
      place.field.write(child.value, to: &item)
    }
    return true
  }
}
