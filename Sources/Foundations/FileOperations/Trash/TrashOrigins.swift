import Foundation
import PhotoIndexing

/// Where the files in the trash were, to find out what was deleted with which.
struct TrashOrigins {
  /// A file that was kept beside another one.
  struct Claim {
    var file: TrashedFile
    /// The places in the trash of the other files that it describes.
    var sharers: [FileID]
  }

  private let items: [FileID: [TrashItem]]
  private let folders: [FileID: FolderNames]

  init(_ items: [TrashItem]) {
    self.items = Dictionary(grouping: items, by: \.file.resolvedOrigin)
    folders = Dictionary(grouping: self.items.keys, by: \.folder).mapValues { files in
      FolderNames(files.map { Array($0.name) })
    }
  }

  /// The files that were deleted along with an item and belong to it.
  func claims(of item: TrashItem) -> [Claim] {
    let origin = item.file.resolvedOrigin
    guard var names = folders[origin.folder] else { return [] }
    let together = { (name: [UInt8]) in
      (items[origin.folder.appending(name)] ?? []).filter { $0.wasDeleted(with: item) }
    }
    names.includes = { !together($0).isEmpty }
    let rules = CompanionRules(options: .sidecars, names: names) { name in
      together(name).first.flatMap { Sidecar.namedExtension(in: $0.id) }
    }
    return rules.claims(of: Array(origin.name)).flatMap { claim in
      let sharers = (claim.rivals + claim.partners).flatMap(together).map(\.id)
      return together(claim.name).map { Claim(file: $0.file, sharers: sharers) }
    }
  }
}

extension TrashItem {
  /// The difference between the dates of files that other programs deleted together, in seconds.
  /// Info files have no fractions.
  private static let longestWay = 2.0

  fileprivate func wasDeleted(with other: TrashItem) -> Bool {
    guard let date, let otherDate = other.date else { return date == other.date }
    return abs(date.timeIntervalSince(otherDate)) <= Self.longestWay
  }
}
