import PhotoIndexing

extension FileOutcome {
  /// Adds what became of a photo.
  mutating func add(_ result: UnitResult) {
    if !result.effects.isEmpty, result.error == nil { doneCount += 1 }
    for effect in result.effects {
      if effect.kind == .trashed, let file = effect.trashed { trashed.append(file) }
      if let from = effect.from, let to = effect.to { places[from] = to }
      if effect.kind == .copied, let from = effect.from { copied.insert(from) }
    }
  }
}
