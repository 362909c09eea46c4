import Foundation
import PhotoIndexing

/// A file that lies in a trash folder, whoever put it there.
public struct TrashItem: Hashable, Sendable, Identifiable {
  /// Where it is, and where it was.
  public let file: TrashedFile
  /// When it was deleted; nil if its info file doesn't say.
  public let date: Date?
  /// The files that were kept beside it and deleted along with it, such as descriptions in XMP. One
  /// that describes several files is listed with one of them; of a photo and its video, with the
  /// photo.
  public internal(set) var sidecars: [TrashedFile] = []
  /// The places in the trash of the other files that a sidecar describes.
  var sharers: [TrashedFile: [FileID]] = [:]

  /// Its path in the trash.
  public var id: FileID { file.file }
  /// The file with its sidecars.
  public var files: [TrashedFile] { [file] + sidecars }
}

extension Trash {
  /// Returns the files in the home trash and in the trash folders of the disks with the given
  /// folders, in no order. Deleted folders are left out.
  ///
  /// - Parameter isWanted: Whether files that had this name are returned. Sidecars are returned
  ///   with the files that they describe.
  public func items(
    ofDisksWith folders: [FileID], isWanted: @Sendable (_ name: ArraySlice<UInt8>) -> Bool
  ) -> [TrashItem] {
    let all = trash.items(ofDisksWith: folders)
    let origins = TrashOrigins(all)
    let items = all.filter { isWanted($0.file.resolvedOrigin.name) }
    let claims = items.map { origins.claims(of: $0) }
    var claimants: [TrashedFile: [FileID]] = [:]
    for (item, claims) in zip(items, claims) {
      for claim in claims { claimants[claim.file, default: []].append(item.id) }
    }
    return zip(items, claims).map { item, claims in
      var item = item
      for claim in claims {
        let others = (claimants[claim.file] ?? []).filter { $0 != item.id }
        guard others.allSatisfy({ item.id < $0 }) else { continue }
        item.sidecars.append(claim.file)
        item.sharers[claim.file] = others + claim.sharers
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

extension DesktopTrash {
  /// The files in the home trash and in those of the disks with the given folders.
  func items(ofDisksWith folders: [FileID]) -> [TrashItem] {
    let own = TrashFolder(folder: home, top: nil)
    // The home trash is made when it is first needed.
    let parents = sequence(first: home) { $0.folder == $0 ? nil : $0.folder }
    let ownDevice = own.device ?? parents.lazy.compactMap { disk.status($0)?.st_dev }.first
    var seen: Set<dev_t> = Set([ownDevice].compactMap { $0 })
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
    if let code = disk.unlink(trashed.file) {
      throw FileOperationError(errno: code, file: trashed.origin)
    }
    _ = disk.unlink(trashed.info)
  }
}

extension TrashFolder {
  /// Its files, without folders.
  func items(on disk: Disk) -> [TrashItem] {
    let ending = Array(".trashinfo".utf8)
    return disk.names(in: infos).compactMap { name in
      guard name.count > ending.count, name.suffix(ending.count).elementsEqual(ending) else {
        return nil
      }
      let (info, file) = (infos.appending(name), files.appending(name.dropLast(ending.count)))
      guard let status = disk.status(file), status.st_mode & S_IFMT == S_IFREG,
        let text = Self.text(of: info), let origin = origin(in: text)
      else { return nil }
      return TrashItem(
        file: TrashedFile(
          origin: origin, resolvedOrigin: origin, file: file, info: info, inode: status.st_ino),
        date: Self.value(of: "DeletionDate", in: text).flatMap { Self.date($0) })
    }
  }

  /// The largest info file that is read, in bytes.
  private static let longestInfo = 1 << 16

  /// The contents of an info file; nil if it isn't a file. On a disk of others they may be
  /// anything.
  static func text(of info: FileID) -> Data? {
    FileBytes(info)?.read(longestInfo, at: 0).map { Data($0) }
  }

  /// The original path that an info file says; nil if it doesn't, or if it leads out of the disk.
  private func origin(in text: Data) -> FileID? {
    guard let path = Self.value(of: "Path", in: text).map({ FileID(escaped: $0) }),
      !path.name.isEmpty
    else { return nil }
    let leadsUp = path.bytes.split(separator: FileID.slash).contains {
      $0.elementsEqual([0x2E, 0x2E])
    }
    guard !leadsUp else { return nil }
    let isAbsolute = path.bytes.first == FileID.slash
    guard let top else { return isAbsolute ? path : nil }
    if !isAbsolute { return top.appending(path.bytes) }
    // Only the home trash has absolute paths. Whoever had the disk before doesn't say where
    // something goes on this machine.
    return path.isBelow(top) ? path : top.appending(path.name)
  }

  private static func value(of key: String, in text: Data) -> String? {
    let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard lines.first == "[Trash Info]" else { return nil }
    return lines.first { $0.hasPrefix("\(key)=") }.map { String($0.dropFirst(key.count + 1)) }
  }

  /// A date in the local time zone.
  private static func date(_ text: String) -> Date? {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    let bounds = [1...9999, 1...12, 1...31, 0...23, 0...59, 0...60]
    guard numbers.count >= 6, zip(numbers, bounds).allSatisfy({ $1.contains($0) }) else {
      return nil
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar.date(
      from: DateComponents(
        year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
        second: numbers[5]))
  }
}
