import Foundation
import PhotoIndexing

/// A file that lies in a trash folder, whoever put it there.
public struct TrashItem: Hashable, Sendable, Identifiable {
  /// Where it is, and where it was.
  public let file: TrashedFile
  /// When it was deleted; nil if its info file doesn't say.
  public let date: Date?
  /// The descriptions in XMP that were deleted along with it. One that describes several files, such as
  /// a photo and its video, is listed with one of them, the photo.
  public internal(set) var sidecars: [TrashedFile] = []
  /// The places in the trash of the other files that a sidecar describes.
  var sharers: [TrashedFile: [FileID]] = [:]

  /// Its path in the trash.
  public var id: FileID { file.file }
  /// The file with its sidecars.
  public var files: [TrashedFile] { [file] + sidecars }
}

extension Trash {
  /// Returns the files in the home trash and in the trash folders of the disks with the given folders,
  /// in no order. Deleted folders are left out.
  ///
  /// - Parameter isWanted: Whether files that had this name are returned. Sidecars are returned with
  ///   the files that they describe.
  public func items(
    ofDisksWith folders: [FileID], isWanted: @Sendable (_ name: ArraySlice<UInt8>) -> Bool
  ) -> [TrashItem] {
    let all = trash.items(ofDisksWith: folders)
    let byOrigin = Dictionary(grouping: all, by: \.file.resolvedOrigin)
    let items = all.filter { isWanted($0.file.resolvedOrigin.name) }
    let claims = items.map { $0.claims(among: byOrigin) }
    var claimants: [TrashedFile: [TrashItem]] = [:]
    for (item, sidecars) in zip(items, claims) {
      for sidecar in sidecars { claimants[sidecar, default: []].append(item) }
    }
    return zip(items, claims).map { item, sidecars in
      var item = item
      for sidecar in sidecars {
        let others = (claimants[sidecar] ?? []).filter { $0.id != item.id }
        guard others.allSatisfy({ item.precedes($0) }) else { continue }
        item.sidecars.append(sidecar)
        item.sharers[sidecar] = others.map(\.id)
      }
      return item
    }
  }

  /// Deletes files in the trash, which can't be undone. A sidecar stays with another file that it
  /// describes. Returns the files that it failed for.
  public func delete(_ items: [TrashItem]) -> [FileFailure] {
    let leaving = Set(items.map(\.id))
    let files = items.flatMap { item in
      item.files.filter { file in
        let others = item.sharers[file] ?? []
        return !others.contains { !leaving.contains($0) && trash.disk.status($0) != nil }
      }
    }
    return files.compactMap { file in
      do throws(FileOperationError) {
        try trash.delete(file)
        return nil
      } catch {
        return FileFailure(file: file.file, error: error)
      }
    }
  }
}

extension TrashItem {
  /// The difference between the dates of files that were deleted together, in seconds. Info files
  /// have no fractions.
  private static let longestWay = 2.0

  /// The extension that it had, in lower case.
  private var pathExtension: String {
    let ending = FreeName.parts(file.resolvedOrigin.name).ending
    return String(decoding: ending.dropFirst(), as: UTF8.self).lowercased()
  }

  private var isSidecar: Bool { pathExtension == "xmp" }
  private var isClip: Bool { CompanionFinder.clips.contains(pathExtension) }

  /// Whether a sidecar that describes both is listed with it.
  fileprivate func precedes(_ other: TrashItem) -> Bool {
    isClip == other.isClip ? id < other.id : other.isClip
  }

  /// The sidecars that describe it, of those that were deleted with it.
  fileprivate func claims(among byOrigin: [FileID: [TrashItem]]) -> [TrashedFile] {
    let together = { (origin: FileID) in
      (byOrigin[origin] ?? []).filter { $0.wasDeleted(with: self) }
    }
    // The sidecar of a raw file isn't that of the photo beside it.
    return sidecarOrigins.filter { sidecar in
      let origin = file.resolvedOrigin
      return Sidecar.existing(of: origin) { file in
        file == sidecar || together(file).contains { !$0.isSidecar }
      } == sidecar
    }.flatMap(together).map(\.file)
  }

  /// Where its sidecars were.
  private var sidecarOrigins: [FileID] {
    let origin = file.resolvedOrigin
    let names = [Array(origin.name), FreeName.parts(origin.name).stem]
    return names.flatMap { [$0 + Array(".xmp".utf8), $0 + Array(".XMP".utf8)] }
      .map { origin.folder.appending($0) }
  }

  private func wasDeleted(with other: TrashItem) -> Bool {
    guard let date, let otherDate = other.date else { return date == other.date }
    return abs(date.timeIntervalSince(otherDate)) <= Self.longestWay
  }
}

extension DesktopTrash {
  /// The files in the home trash and in those of the disks with the given folders.
  func items(ofDisksWith folders: [FileID]) -> [TrashItem] {
    let own = TrashFolder(folder: home, top: nil)
    var seen: Set<dev_t> = Set([own.device].compactMap { $0 })
    var items = own.items(on: disk)
    for folder in folders {
      guard let folder = folder.resolved, let status = disk.status(folder),
        seen.insert(status.st_dev).inserted
      else { continue }
      for trash in sharedFolders(for: folder, device: status.st_dev) where trash.isSafe {
        items += trash.items(on: disk)
      }
    }
    return items
  }

  /// Deletes a file with what is said of it.
  func delete(_ trashed: TrashedFile) throws(FileOperationError) {
    let name = trashed.origin.displayName
    guard let status = disk.status(trashed.file),
      status.st_ino == trashed.inode || !DiskStamp.hasStableInodes(at: trashed.file)
    else { throw .gone(name) }
    if let code = disk.unlink(trashed.file) { throw FileOperationError(errno: code, file: trashed.origin) }
    _ = disk.unlink(trashed.info)
  }
}

extension TrashFolder {
  /// Its files, without folders.
  func items(on disk: Disk) -> [TrashItem] {
    let ending = Array(".trashinfo".utf8)
    return disk.names(in: infos).compactMap { name in
      guard name.count > ending.count, name.suffix(ending.count).elementsEqual(ending) else { return nil }
      let (info, file) = (infos.appending(name), files.appending(name.dropLast(ending.count)))
      guard let status = disk.status(file), status.st_mode & S_IFMT == S_IFREG,
        let text = try? Data(contentsOf: info.url), let origin = origin(in: text)
      else { return nil }
      return TrashItem(
        file: TrashedFile(
          origin: origin, resolvedOrigin: origin, file: file, info: info, inode: status.st_ino),
        date: Self.value(of: "DeletionDate", in: text).flatMap { Self.date($0) })
    }
  }

  /// The original path that an info file says; nil if it doesn't, or if it leads out of the disk.
  private func origin(in text: Data) -> FileID? {
    guard let path = Self.value(of: "Path", in: text).map({ FileID(escaped: $0) }), !path.bytes.isEmpty
    else { return nil }
    let leadsUp = path.bytes.split(separator: FileID.slash).contains { $0.elementsEqual([0x2E, 0x2E]) }
    guard !leadsUp else { return nil }
    if path.bytes.first == FileID.slash { return path }
    return top?.appending(path.bytes)
  }

  private static func value(of key: String, in text: Data) -> String? {
    let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard lines.first == "[Trash Info]" else { return nil }
    return lines.first { $0.hasPrefix("\(key)=") }.map { String($0.dropFirst(key.count + 1)) }
  }

  /// A date in the local time zone.
  private static func date(_ text: String) -> Date? {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 6 else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar.date(
      from: DateComponents(
        year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
        second: numbers[5]))
  }
}
