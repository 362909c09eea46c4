import Foundation
import UIKitCompat

/// The thumbnails that all programs of the desktop share, by the freedesktop.org specification, so
/// that a thumbnail made by the file manager need not be made again, and vice versa.
///
/// A thumbnail is valid while it names the file's modification time and size, and the file wasn't
/// replaced since it was made: those that are made here name the exact version, those of others are
/// older than the file then. Files that can't be decoded are recorded, too, so that they are not
/// tried again until they change. All calls block.
public final class ThumbnailStore: Sendable {
  /// The maximum size of a thumbnail, and the folder of thumbnails of this size.
  public enum Size: Int, CaseIterable, Sendable {
    /// Up to 128 pixels on each side.
    case normal = 128
    /// Up to 256 pixels on each side.
    case large = 256
    /// Up to 512 pixels on each side.
    case extraLarge = 512
    /// Up to 1,024 pixels on each side.
    case doubleExtraLarge = 1024

    var folder: String {
      switch self {
      case .normal: "normal"
      case .large: "large"
      case .extraLarge: "x-large"
      case .doubleExtraLarge: "xx-large"
      }
    }
  }

  /// The folder with one folder for each size and the records of failures.
  public let folder: URL
  /// The folder of this program's records of failures.
  let program: String

  /// Creates a store.
  ///
  /// - Parameter program: The program's name and version, such as "gallery-1.0".
  public init(folder: URL = ThumbnailStore.standardFolder, program: String) {
    self.folder = folder
    self.program = program
  }

  /// The folder that all programs of this person share.
  public static var standardFolder: URL {
    (FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory).appendingPathComponent("thumbnails")
  }

  // MARK: Reading

  /// Returns the thumbnail as a PNG file; nil if there is none or the image has changed since.
  public func thumbnail(of file: URL, _ size: Size) -> Data? {
    guard let subject = Subject(file) else { return nil }
    let thumbnailFile = folder.appendingPathComponent(size.folder).appendingPathComponent(
      subject.name)
    return valid(thumbnailFile, for: subject)
  }

  /// Whether the file, in its current version, is recorded as one that can't be decoded.
  public func hasFailed(_ file: URL) -> Bool {
    guard let subject = Subject(file) else { return false }
    return valid(failureFile(subject), for: subject) != nil
  }

  private func valid(_ thumbnailFile: URL, for subject: Subject) -> Data? {
    guard let data = try? Data(contentsOf: thumbnailFile), let made = thumbnailFile.fileChange
    else { return nil }
    let entries = PNGText.read(data)
    guard entries["Thumb::URI"] == subject.uri,
      entries["Thumb::MTime"] == String(subject.version.seconds),
      entries["Thumb::Size"].map({ $0 == String(subject.version.byteCount) }) ?? true
    else { return nil }
    if let version = entries[Self.versionKey] {
      return version == subject.version.text ? data : nil
    }
    return subject.version.wasTouched(after: made) ? nil : data
  }

  /// The key of the exact version, which the specification leaves to programs.
  private static let versionKey = "Thumb::X-Vitrine-Version"

  // MARK: Writing

  /// Whether a file may have a thumbnail: thumbnails themselves don't.
  public func isEligible(_ file: URL) -> Bool {
    !FileAddress.path(of: file).starts(with: FileAddress.path(of: folder) + Array("/".utf8))
  }

  /// Stores a thumbnail.
  ///
  /// - Parameters:
  ///   - png: An upright PNG image no larger than the size.
  ///   - version: The version of the file that was decoded; nil for the one that is there.
  /// - Returns: False if it couldn't be stored because the disk is full or the image has changed
  ///   meanwhile.
  @discardableResult public func store(
    _ png: Data, of file: URL, _ size: Size, version: FileChange? = nil
  ) -> Bool {
    guard isEligible(file), let subject = Subject(file),
      version ?? subject.version == subject.version,
      let described = PNGText.adding(subject.textEntries(by: program), to: png)
    else { return false }
    return write(described, to: folder.appendingPathComponent(size.folder), subject.name)
  }

  /// Records that the file can't be decoded. Returns false if that can't be stored, or the file has
  /// changed meanwhile.
  ///
  /// - Parameter version: The version of the file that was tried; nil for the one that is there.
  @discardableResult public func noteFailure(of file: URL, version: FileChange? = nil) -> Bool {
    guard isEligible(file), let subject = Subject(file),
      version ?? subject.version == subject.version,
      let described = PNGText.adding(subject.textEntries(by: program), to: PNGText.onePixel)
    else { return false }
    let thumbnailFile = failureFile(subject)
    return write(described, to: thumbnailFile.deletingLastPathComponent(), subject.name)
  }

  /// The version of a file; nil if it doesn't exist.
  public func version(of file: URL) -> FileChange? { Subject(file)?.version }

  private func failureFile(_ subject: Subject) -> URL {
    folder.appendingPathComponent("fail").appendingPathComponent(program)
      .appendingPathComponent(subject.name)
  }

  /// Writes a file that only its owner can read, because a thumbnail may show something private.
  private func write(_ data: Data, to folder: URL, _ name: String) -> Bool {
    let manager = FileManager.default
    let unfinished = folder.appendingPathComponent("\(name).\(UUID().uuidString)")
    do {
      try manager.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      guard
        manager.createFile(
          atPath: unfinished.path, contents: nil, attributes: [.posixPermissions: 0o600])
      else { return false }
      let handle = try FileHandle(forWritingTo: unfinished)
      defer { try? handle.close() }
      try handle.write(contentsOf: data)
      guard rename(unfinished.path, folder.appendingPathComponent(name).path) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
      return true
    } catch {
      try? manager.removeItem(at: unfinished)
      return false
    }
  }

  /// The file that a thumbnail belongs to.
  private struct Subject {
    let uri: String
    let version: FileChange
    var name: String { "\(MD5.hex(uri)).png" }

    init?(_ file: URL) {
      guard file.isFileURL, let change = file.fileChange else { return nil }
      uri = FileAddress.uri(ofPath: FileAddress.path(of: file))
      version = change
    }

    func textEntries(by program: String) -> [(String, String)] {
      [
        ("Thumb::URI", uri), ("Thumb::MTime", String(version.seconds)),
        ("Thumb::Size", String(version.byteCount)), (ThumbnailStore.versionKey, version.text),
        ("Software", program),
      ]
    }
  }
}

/// The URI of a file in the form that the desktop's programs use.
enum FileAddress {
  /// The characters that GLib doesn't escape. Another escaping would lead to another thumbnail.
  private static let plain = Set("!$&'()*+,-./:=@_~".utf8)

  /// The path without empty components, `.` and `..`.
  static func path(of file: URL) -> [UInt8] {
    var parts: [ArraySlice<UInt8>] = []
    for part in file.pathBytes.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else if !part.elementsEqual(".".utf8) {
        parts.append(part)
      }
    }
    return parts.flatMap { [UInt8(ascii: "/")] + $0 }
  }

  static func uri(ofPath path: String) -> String { uri(ofPath: Array(path.utf8)) }

  static func uri(ofPath path: [UInt8]) -> String {
    "file://"
      + path.reduce(into: "") { text, byte in
        let isLetter = (65...90).contains(byte) || (97...122).contains(byte)
        if isLetter || (48...57).contains(byte) || plain.contains(byte) {
          text.append(Character(UnicodeScalar(byte)))
        } else {
          text += byte < 16 ? "%0" : "%"
          text += String(byte, radix: 16, uppercase: true)
        }
      }
  }
}
