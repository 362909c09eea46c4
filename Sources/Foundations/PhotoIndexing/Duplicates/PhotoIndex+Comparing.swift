import Foundation
import GRDB

extension PhotoIndex {
  /// Finds out which files are the same byte by byte.
  func compareBytes(
    _ candidates: [Candidate], _ isCancelled: () -> Bool
  ) throws(PhotoIndexError) {
    let known = DuplicateNodes(
      candidates.map(\.id.rawValue), pairs: try likenesses(atLeast: .sameBytes))
    let firsts = known.nodes.compactMap { $0.first.map { candidates[$0] } }
    let sizes = Dictionary(grouping: firsts, by: \.stamp.byteCount)
    for (byteCount, files) in sizes where files.count > 1 && byteCount > 0 {
      // Uncompressed photos of one camera all have the same size, so few are read as a whole.
      var kinds: [Int: [Candidate]] = [:]
      for file in files {
        if isCancelled() { return }
        guard let bytes = FileBytes(file.file), let sample = bytes.sample else { continue }
        let others = kinds[sample] ?? []
        var isKnown = false
        for better in others {
          guard let betterBytes = FileBytes(better.file) else { continue }
          // One file by two paths is no copy: whoever deletes it by one deletes it.
          if bytes.isSameFile(as: betterBytes) {
            try keep(.none, of: better, file)
            isKnown = true
          } else if bytes.hasSameBytes(as: betterBytes, isCancelled) {
            try keep(.sameBytes, of: better, file)
            isKnown = true
          }
          if isKnown { break }
        }
        if !isKnown { kinds[sample] = others + [file] }
      }
    }
  }

  /// Makes sketches of photos that have none yet.
  func updateSketches(
    matching query: PhotoQuery?, under roots: [FileID], by comparison: any PhotoComparison,
    _ isCancelled: () -> Bool, _ onProgress: (IndexProgress) -> Void
  ) throws(PhotoIndexError) {
    var conditions = Conditions(under: roots)
    conditions.add("width > 0 AND kind = ?", [MediaFile.Kind.photo.rawValue])
    conditions.add("id NOT IN (SELECT file FROM sketch)")
    for token in query?.tokens ?? [] { conditions.add(token) }
    let ids = try numbers("SELECT id FROM file WHERE \(conditions.sql)", conditions.arguments)
    for (place, id) in ids.enumerated() {
      if isCancelled() { return }
      onProgress(IndexProgress(done: place, total: ids.count))
      guard let file = try files([id]).first, let sketch = comparison.sketch(of: file) else {
        continue
      }
      try told {
        try database.write { database in
          // Not for a file that was replaced while its sketch was made.
          try database.cachedStatement(
            sql: """
              INSERT OR REPLACE INTO sketch (file, hash, fields)
                SELECT id, ?, ? FROM file WHERE id = ? AND changed = ? AND byteCount = ? AND inode = ?
              """
          ).execute(arguments: [
            Int64(bitPattern: sketch.hash.bits), Data(sketch.fields), id.rawValue,
            file.stamp.changed,
            file.stamp.byteCount, file.stamp.inode,
          ])
        }
      }
    }
  }

  /// The number of better photos that one is compared with in detail, those with the nearest
  /// sketches.
  private static let mostLooks = 64

  /// Finds out which photos look like a better one that isn't like a still better one itself.
  func compareLooks(
    _ candidates: [Candidate], by comparison: any PhotoComparison, _ isCancelled: () -> Bool,
    _ onProgress: (IndexProgress) -> Void
  ) throws(PhotoIndexError) {
    let pairs = try likenesses(atLeast: .none)
    let nodes = DuplicateNodes(candidates.map(\.id.rawValue), pairs: pairs)
    var known: [Int: [Int: Likeness]] = [:]
    for pair in pairs {
      if let (better, other) = nodes.nodes(of: pair) {
        known[other, default: [:]][better] = pair.kind
      }
    }
    var (hashes, leaders, isLeader) = (NearHashes(), [Int](), Set<Int>())
    for (node, places) in nodes.nodes.enumerated() {
      guard let place = places.first, let sketch = candidates[place].sketch else { continue }
      var isFollower =
        known[node]?.contains { $0.value > .none && isLeader.contains($0.key) } ?? false
      if !isFollower {
        let near = hashes.near(sketch.hash).compactMap {
          number -> (distance: Int, candidate: Candidate)? in
          let better = leaders[number]
          let candidate = candidates[nodes.nodes[better][0]]
          guard known[node]?[better] == nil, candidate.hasShape(of: candidates[place]),
            let distance = candidate.sketch?.distance(to: sketch)
          else { return nil }
          return (distance, candidate)
        }
        if !near.isEmpty { onProgress(IndexProgress(done: node, total: nodes.nodes.count)) }
        isFollower = try compare(
          candidates[place],
          with: near.sorted { $0.distance < $1.distance }.prefix(Self.mostLooks).map(\.candidate),
          by: comparison, isCancelled)
      }
      if isCancelled() { return }
      guard !isFollower else { continue }
      hashes.append(sketch.hash)
      leaders.append(node)
      isLeader.insert(node)
    }
  }

  /// Whether one of the better photos looks the same. What is found out is kept.
  private func compare(
    _ candidate: Candidate, with better: [Candidate], by comparison: any PhotoComparison,
    _ isCancelled: () -> Bool
  ) throws(PhotoIndexError) -> Bool {
    for other in better {
      if isCancelled() { return false }
      let found = try files([other.id, candidate.id])
      guard found.count == 2, let kind = comparison.likeness(of: found[1], to: found[0]) else {
        continue
      }
      try keep(kind, of: other, candidate)
      if kind > .none { return true }
    }
    return false
  }
}

extension FileBytes {
  /// Says little of what the file contains, and that fast; nil if it can't be read.
  fileprivate var sample: Int? {
    var hasher = Hasher()
    for offset in [0, count / 2, max(0, count - 4096)] {
      guard let bytes = read(4096, at: offset) else { return nil }
      hasher.combine(bytes)
    }
    return hasher.finalize()
  }

  /// Whether both contain the same bytes; false if one can't be read to its end.
  fileprivate func hasSameBytes(as other: FileBytes, _ isCancelled: () -> Bool) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset < count {
      guard !isCancelled(), let bytes = read(1 << 20, at: offset), !bytes.isEmpty,
        other.read(bytes.count, at: offset) == bytes
      else { return false }
      offset += bytes.count
    }
    return true
  }
}
