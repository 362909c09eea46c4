import Foundation
import PhotoIndexing
import PhotoMetadata

/// The photos on a card, and which of them the library doesn't have.
struct CardContents: Sendable {
  /// A photo that isn't in the library, and the day in whose folder it is put.
  struct Item: Hashable, Sendable {
    let file: FileID
    /// The path of the folder from where photos are imported to, such as "2026/2026-11-28".
    let day: String
  }

  /// The photos that the library doesn't have, by their days.
  private(set) var fresh: [Item] = []
  /// The number of photos that it has already.
  private(set) var knownCount = 0

  /// Compares the card with the library: files with the same size, beginning and end are the same.
  /// Blocks.
  init(
    of card: FileID, in index: PhotoIndex, under roots: [FileID], facts: PhotoFacts
  ) throws(PhotoIndexError) {
    let files = FolderScan([card.url]).files
    let known = try index.files(ofSizes: Set(files.map(\.stamp.byteCount)), under: roots)
    for file in files {
      let others = known[file.stamp.byteCount] ?? []
      let sample = others.isEmpty ? nil : FileSample(of: file.id)
      if sample != nil, others.contains(where: { FileSample(of: $0) == sample }) {
        knownCount += 1
        continue
      }
      var described = file
      described.facts = facts.facts(of: file.id, kind: file.kind)
      fresh.append(Item(file: file.id, day: Self.day(described.moment)))
    }
    fresh.sort { ($0.day, $0.file) < ($1.day, $1.file) }
  }

  /// The days with the photos of each.
  var days: [(day: String, files: [FileID])] {
    Dictionary(grouping: fresh, by: \.day).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.map(\.file)) }
  }

  private static func day(_ moment: WallTime) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let parts = calendar.dateComponents([.year, .month, .day], from: moment.utcDate)
    func text(_ value: Int?, _ width: Int) -> String {
      let digits = String(max(0, value ?? 0))
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let year = text(parts.year, 4)
    return "\(year)/\(year)-\(text(parts.month, 2))-\(text(parts.day, 2))"
  }
}
