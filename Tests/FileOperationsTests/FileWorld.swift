import Foundation
import PhotoIndexing
import Testing

@testable import FileOperations

/// Two disks in a folder of its own: `photos` on the disk of temporary files, and `usb`, in memory
/// where tests may mount it, so that it can be full, read only and unplugged.
final class FileWorld: @unchecked Sendable {  // because each test changes its own in order
  let base: FileID
  private var isMounted = false

  init(usbSize: String = "8m") throws {
    let name = "files-\(UUID())"
    let folder = FileID(path: FileManager.default.temporaryDirectory.path).appending(name)
    try #require(folder.makeFolder())
    base = try #require(folder.resolved)
    for name in ["photos", "usb", "real", "data", "state"] { _ = base.appending(name).makeFolder() }
    if Self.mayMount {
      try #require(
        mount("tmpfs", base.appending("real").displayPath, "tmpfs", 0, "size=\(usbSize)") == 0)
      plugIn()
    }
  }

  deinit {
    if isMounted { unplug() }
    umount2(base.appending("real").displayPath, Int32(MNT_DETACH))
    try? FileManager.default.removeItem(atPath: base.displayPath)
  }

  static let mayMount: Bool = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    defer { rmdir(folder) }
    guard mkdir(folder, 0o700) == 0, mount("tmpfs", folder, "tmpfs", 0, nil) == 0 else {
      return false
    }
    return umount(folder) == 0
  }()

  var photos: FileID { base.appending("photos") }
  var usb: FileID { base.appending("usb") }

  // MARK: The disk

  private static let (readOnly, remount, bind): (UInt, UInt, UInt) = (1, 32, 4096)

  func plugIn() {
    isMounted = mount(base.appending("real").displayPath, usb.displayPath, nil, Self.bind, nil) == 0
  }

  func unplug() {
    umount2(usb.displayPath, Int32(MNT_DETACH))
    isMounted = false
  }

  func setReadOnly(_ isReadOnly: Bool) {
    _ = mount(
      nil, usb.displayPath, nil, Self.remount | Self.bind | (isReadOnly ? Self.readOnly : 0), nil)
  }

  // MARK: Files

  func queue(_ disk: Disk = Disk(), limit: Int = 100, now: (@Sendable () -> Double)? = nil)
    -> FileOperationQueue
  {
    FileOperationQueue(
      stateFolder: base.appending("state"), dataFolder: base.appending("data"), limit: limit,
      disk: disk, now: now)
  }

  @discardableResult func write(_ name: String, _ text: String = "photo") -> FileID {
    write(Array(name.utf8), Data(text.utf8))
  }

  /// Writes a file below the base.
  @discardableResult func write(_ name: [UInt8], _ data: Data) -> FileID {
    let file = base.appending(name)
    _ = file.folder.makeFolder()
    let descriptor = file.withPath { open($0, O_CREAT | O_TRUNC | O_WRONLY, 0o644) }
    _ = data.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    return file
  }

  func text(_ file: FileID) -> String? {
    Self.data(file).map { String(decoding: $0, as: UTF8.self) }
  }
  func text(_ name: String) -> String? { text(base.appending(name)) }

  static func data(_ file: FileID) -> Data? {
    let descriptor = file.withPath { open($0, O_RDONLY | O_NOFOLLOW | O_CLOEXEC) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return count == 0 ? data : nil }
      data += buffer.prefix(count)
    }
  }

  /// The files below a folder with their bytes, and the folders with none.
  static func tree(_ folder: FileID) -> [FileID: Data] {
    var found: [FileID: Data] = [:]
    for name in Disk().names(in: folder) {
      let file = folder.appending(name)
      if (Disk().status(file)?.st_mode ?? 0) & S_IFMT == S_IFDIR {
        found[file] = Data()
        found.merge(tree(file)) { first, _ in first }
      } else {
        found[file] = data(file)
      }
    }
    return found
  }

  /// What a person sees: without the trash.
  var seen: [FileID: Data] {
    var found = Self.tree(photos)
    let bin = usb.appending(".Trash-\(getuid())")
    for (file, data) in Self.tree(usb) where file != bin && !file.isBelow(bin) {
      found[file] = data
    }
    return found
  }

  /// Everything that a person can find, in the trash as well.
  var found: [FileID: Data] {
    Self.tree(photos).merging(Self.tree(usb)) { first, _ in first }
      .merging(Self.tree(base.appending("data"))) { first, _ in first }
  }

  /// The names in a folder, sorted.
  func names(_ folder: String) -> [String] {
    Disk().names(in: base.appending(folder)).map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  /// The journals and part files that are there.
  var remains: [FileID] {
    Self.tree(base).keys.filter { PartName.isPart($0) || $0.displayName.hasSuffix(".journal") }
  }
}
