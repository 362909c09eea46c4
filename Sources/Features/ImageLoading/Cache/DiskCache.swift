import Imaging
import UIKit
import UIKitCompat

/// Caches the responses of servers in a folder of limited size. The least recently used ones are
/// removed first.
///
/// Each response is one file that records its own length and is written atomically, so that neither
/// a full disk nor a crash leaves a part of an image. Other programs may empty the folder at any
/// time, and several may share it. Only its owner may read it, because it shows what a person has
/// looked at.
// Because all of its state is used on its queue.
public final class DiskCache: @unchecked Sendable {
  /// The folder of the cached files, one for each URL.
  public let folder: URL
  /// The maximum size of all files in bytes.
  public let limit: Int

  private struct Entry {
    var bytes: Int
    var lastUse: Date
  }

  private let queue = DispatchQueue(label: "vitrine.disk-cache", qos: .utility)
  private let write: @Sendable (Data, URL) throws -> Void
  /// The entries by file name; nil until the folder was listed.
  private var entries: [String: Entry]?
  private var totalBytes = 0

  /// Creates a cache. The folder is not read or created before the first use.
  public convenience init(folder: URL = DiskCache.standardFolder, limit: Int = 256 << 20) {
    self.init(folder: folder, limit: limit, write: Self.writePrivately)
  }

  /// The cache of the standard folder, which all loaders of the program share, because two caches
  /// of one folder would exceed its limit.
  public static let shared = DiskCache()

  init(folder: URL, limit: Int, write: @escaping @Sendable (Data, URL) throws -> Void) {
    self.folder = folder
    self.limit = limit
    self.write = write
  }

  /// The program's folder in the system's directory for caches.
  public static var standardFolder: URL {
    let caches =
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
    return caches.appendingPathComponent(ProcessInfo.processInfo.processName)
      .appendingPathComponent("images")
  }

  /// Returns the cached image of a URL, outdated or not; nil if there is none.
  ///
  /// It reads and decodes the image while the caller waits, for a view that has to be there at
  /// once, such as that of a transition. `ImageLoader` doesn't block.
  ///
  /// - Parameter pixels: The size to decode within; nil is the original's.
  @MainActor public func image(for url: URL, pixels: CGSize? = nil) -> UIImage? {
    guard let data = queue.sync(execute: { read(url) })?.data else { return nil }
    return try? ImageFile(data: data, name: url.imageName).image(fitting: pixels, .inside)
  }

  /// The size of all cached files together, in bytes.
  public var bytes: Int {
    get async {
      await run {
        self.listOnce()
        return self.totalBytes
      }
    }
  }

  /// Removes every cached response.
  public func removeAll() async {
    await run {
      try? FileManager.default.removeItem(at: self.folder)
      self.entries = [:]
      self.totalBytes = 0
    }
  }

  /// Removes the response that is cached for a URL.
  public func remove(_ url: URL) async {
    await run {
      self.listOnce()
      self.remove(name: Self.name(for: url))
    }
  }

  func response(for url: URL) async -> (response: StoredResponse, data: Data)? {
    await run { self.read(url) }
  }

  /// Stores a response. If the disk is full or the folder can't be written, nothing is stored.
  func store(_ response: StoredResponse, data: Data, for url: URL) async {
    await run { self.save(response, data, url) }
  }

  // MARK: On the queue

  private func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: body()) }
    }
  }

  private func read(_ url: URL) -> (response: StoredResponse, data: Data)? {
    listOnce()
    let name = Self.name(for: url)
    let file = folder.appendingPathComponent(name)
    guard let contents = try? Data(contentsOf: file) else {
      forget(name)
      return nil
    }
    guard let (response, data) = StoredFile.parse(contents), response.url == url.absoluteString
    else {
      remove(name: name)
      return nil
    }
    let now = Date()
    note(name, bytes: contents.count, at: now)
    try? FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: file.path)
    return (response, data)
  }

  private func save(_ response: StoredResponse, _ data: Data, _ url: URL) {
    listOnce()
    let name = Self.name(for: url)
    guard let contents = StoredFile.contents(response, data), contents.count <= limit / 4 else {
      // The stored response is out of date.
      return remove(name: name)
    }
    let manager = FileManager.default
    let unfinished = folder.appendingPathComponent("\(name).\(UUID().uuidString).\(Self.partial)")
    do {
      try manager.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      makeRoom(for: contents.count)
      try write(contents, unfinished)
      guard rename(unfinished.path, folder.appendingPathComponent(name).path) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
      note(name, bytes: contents.count, at: Date())
    } catch {
      try? manager.removeItem(at: unfinished)
      remove(name: name)
    }
  }

  /// Removes somewhat more than needed, so that not every store has to search for the oldest file.
  private func makeRoom(for bytes: Int) {
    guard totalBytes + bytes > limit, let entries else { return }
    let goal = limit - limit / 8 - bytes
    for (name, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard totalBytes > goal else { return }
      remove(name: name)
    }
  }

  private func remove(name: String) {
    try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    forget(name)
  }

  /// Records a file, which another program may have written.
  private func note(_ name: String, bytes: Int, at time: Date) {
    forget(name)
    entries?[name] = Entry(bytes: bytes, lastUse: time)
    totalBytes += bytes
  }

  private func forget(_ name: String) {
    if let entry = entries?.removeValue(forKey: name) { totalBytes -= entry.bytes }
  }

  @Sendable private static func writePrivately(_ data: Data, to file: URL) throws {
    guard
      FileManager.default.createFile(
        atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown) }
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.write(contentsOf: data)
  }

  /// Restricts the permissions of files from earlier versions.
  private func close(_ files: [URL]) {
    for (place, mode) in [(folder, 0o700)] + files.map({ ($0, 0o600) }) {
      try? FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: place.path)
    }
  }

  private func listOnce() {
    guard entries == nil else { return }
    var found: [String: Entry] = [:]
    let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: keys)) ?? []
    close(files)
    for file in files {
      let values = try? file.resourceValues(forKeys: Set(keys))
      let date = values?.contentModificationDate ?? .distantPast
      if file.pathExtension == Self.partial {
        // Younger files may be being written by another program.
        if date < Date(timeIntervalSinceNow: -3600) {
          try? FileManager.default.removeItem(at: file)
        }
      } else if file.pathExtension == Self.complete {
        found[file.lastPathComponent] = Entry(bytes: values?.fileSize ?? 0, lastUse: date)
      }
    }
    entries = found
    totalBytes = found.values.reduce(0) { $0 + $1.bytes }
  }

  private static let complete = "picture"
  private static let partial = "partial"

  static func name(for url: URL) -> String { "\(MD5.hex(url.absoluteString)).\(complete)" }
}

/// The contents of a file: a signature, a line of JSON, and the data.
enum StoredFile {
  private static let mark = Data("vitrine picture 1\n".utf8)

  static func contents(_ response: StoredResponse, _ data: Data) -> Data? {
    let encoder = JSONEncoder()
    guard let line = try? encoder.encode(response), !line.contains(10) else { return nil }
    return mark + line + Data([10]) + data
  }

  /// Returns nil if the file is damaged or was cut off.
  static func parse(_ contents: Data) -> (StoredResponse, Data)? {
    guard contents.starts(with: mark) else { return nil }
    let rest = contents.dropFirst(mark.count)
    guard let end = rest.firstIndex(of: 10),
      let response = try? JSONDecoder().decode(StoredResponse.self, from: rest[..<end])
    else { return nil }
    let data = rest[rest.index(after: end)...]
    return data.count == response.length && !data.isEmpty ? (response, Data(data)) : nil
  }
}
