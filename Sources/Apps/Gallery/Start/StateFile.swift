import Foundation

/// A small file with what the program keeps between launches, as JSON. If it can't be written, is
/// missing or is damaged, the next launch begins as usual.
struct StateFile<Value: Codable> {
  /// The file's location; nil keeps nothing.
  let url: URL?

  var value: Value? {
    guard let url, let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  func keep(_ value: Value) {
    guard let url, let data = try? JSONEncoder().encode(value) else { return }
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try? data.write(to: url, options: .atomic)
  }
}
