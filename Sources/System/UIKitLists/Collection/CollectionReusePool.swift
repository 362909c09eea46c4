import QuartzCore

/// The registrations and the reuse pool of a collection view.
@MainActor struct CollectionReusePool {
  struct Key: Hashable {
    var category: UICollectionView.ElementCategory
    /// The element kind; empty for cells.
    var kind = ""
    var identifier: String
  }

  /// The frame of the next view to create.
  var frame = CGRect.zero
  private var makers: [Key: @MainActor (CGRect) -> UICollectionReusableView] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  mutating func register(
    _ key: Key, make: (@MainActor (CGRect) -> UICollectionReusableView)?
  ) { makers[key] = make }

  func knows(_ key: Key) -> Bool { makers[key] != nil }

  mutating func keep(_ view: UICollectionReusableView, _ key: Key) {
    waiting[key, default: []].append(view)
  }

  /// Removes the views in the reuse pool, to save memory.
  mutating func drain() {
    for view in waiting.values.joined() { view.removeFromSuperview() }
    waiting = [:]
  }

  /// Returns a reused or new view, or `nil` if nothing is registered for the key.
  mutating func view(for key: Key) -> UICollectionReusableView? {
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let make = makers[key] else { return nil }
    let view = make(frame)
    view.reuseIdentifier = key.identifier
    return view
  }
}
