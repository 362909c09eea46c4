/// The order in which a slideshow shows photos.
struct SlideshowOrder {
  /// The photos of this round that are still to be shown, the next one last; nil before the first.
  private var rest: [Int]?
  private var count = 0

  /// Returns the photo that follows another one; nil after the last.
  mutating func index(
    after current: Int, of count: Int, in order: Slideshow.Order, repeats: Bool
  ) -> Int? {
    guard count > 1 else { return nil }
    switch order {
    case .sequential:
      rest = nil
      if current + 1 < count { return current + 1 }
      return repeats ? 0 : nil
    case .shuffled: return shuffledIndex(after: current, of: count, repeats)
    }
  }

  private mutating func shuffledIndex(after current: Int, of count: Int, _ repeats: Bool) -> Int? {
    if count != self.count { rest = nil }
    self.count = count
    if rest == nil || (rest?.isEmpty == true && repeats) {
      rest = (0..<count).filter { $0 != current }.shuffled()
    }
    return rest?.popLast()
  }
}
