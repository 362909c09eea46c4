import QuartzCore

/// The reuse pool of a collection view, and its registrations.
@MainActor struct CollectionReusePool {
  struct Key: Hashable {
    var category: UICollectionView.ElementCategory
    /// Empty for cells.
    var kind = ""
    var identifier: String
  }

  /// Where the next view will be.
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

  /// Lets go of those that wait.
  mutating func drain() {
    for view in waiting.values.joined() { view.removeFromSuperview() }
    waiting = [:]
  }

  /// Nil when nothing is registered.
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
