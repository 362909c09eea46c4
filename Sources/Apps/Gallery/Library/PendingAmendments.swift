import PhotoIndexing
import PhotoMetadata

/// Changes of photos' metadata that aren't known to be on disk yet, in order.
struct PendingAmendments {
  private(set) var all: [Amendment] = []
  /// Those that were written, or couldn't be.
  private var settled: Set<Int> = []
  private var lastNumber = 0

  /// Whether there are any that the next photos on disk decide about.
  var hasSettled: Bool { !settled.isEmpty }

  mutating func add(_ changes: [Photo.ID: [MetadataChange]]) -> Amendment {
    lastNumber += 1
    let amendment = Amendment(number: lastNumber, changes: changes)
    all.append(amendment)
    return amendment
  }

  /// Notes that an amendment was written, or couldn't be. Returns the folders of its photos; nil if
  /// it isn't pending.
  mutating func settle(_ number: Int) -> Set<FileID>? {
    guard let amendment = all.first(where: { $0.number == number }) else { return nil }
    settled.insert(number)
    return Set(amendment.changes.keys.map(\.folder))
  }

  /// Drops settled amendments, because the photos on disk were read since.
  mutating func dropSettled() {
    all.removeAll { settled.contains($0.number) }
    settled = []
  }
}
