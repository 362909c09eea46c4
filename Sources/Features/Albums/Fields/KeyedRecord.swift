import Foundation

/// A model whose fields are read by its keys rather than by its properties' names.
protocol KeyedRecord {
  /// The keys for people who look for the right one.
  var fieldNames: [String] { get }
  /// Returns the value of a key or, along several keys with dots between them, that of a dictionary
  /// within.
  func value(at path: String) -> Any?
}

extension Dictionary: KeyedRecord where Key == String {
  var fieldNames: [String] { keys.sorted() }

  func value(at path: String) -> Any? {
    if let value = self[path] { return value }
    guard let dot = path.firstIndex(of: "."), let inner = self[String(path[..<dot])] else {
      return nil
    }
    return (inner as? any KeyedRecord)?.value(at: String(path[path.index(after: dot)...]))
  }
}

extension FieldMapping {
  /// The model as a record; nil if its properties are read.
  static func record(_ model: Model) -> (any KeyedRecord)? {
    Model.self is any KeyedRecord.Type ? model as? any KeyedRecord : nil
  }

  /// As `check(_:)`. That no record has a key is only logged: it may be one that all leave out.
  func checkRecords(
    _ records: [any KeyedRecord], _ sources: [String: String]
  ) throws(AlbumError) {
    guard let first = records.first else { return }
    for (target, source) in sources.sorted(by: { $0.value < $1.value }) {
      guard let value = records.lazy.compactMap({ $0.value(at: source) }).first else {
        NSLog(
          "Albums: none of \(records.count) items has “\(source)”, which is mapped to “\(target)”. "
            + "The first one has: \(first.fieldNames.joined(separator: ", ")).")
        continue
      }
      try check(value, at: source, for: target)
    }
    for field in AlbumField.allCases where sources[field.rawValue] == nil && paths[field] == nil {
      guard let value = first.value(at: field.rawValue) else { continue }
      try check(value, at: field.rawValue, for: field.rawValue)
    }
  }

  private func check(
    _ value: Any, at source: String, for target: String
  ) throws(AlbumError) {
    if AlbumField(rawValue: target)?.reads(value) == true { return }
    throw .unsuitableType("\(type(of: value))", modelField: source, field: target)
  }
}
