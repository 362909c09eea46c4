import QuartzCore

/// The registrations of a collection view and the views that wait to be reused.
@MainActor struct CollectionReusePool {
  struct Key: Hashable {
    var category: UICollectionView.ElementCategory
    /// Empty for cells.
    var kind = ""
    var identifier: String
  }

  /// The frame for the next view that is created.
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

  /// Removes the waiting views, to save memory.
  mutating func drain() {
    for view in waiting.values.joined() { view.removeFromSuperview() }
    waiting = [:]
  }

  /// Returns a reused or new view; nil if nothing is registered for the key.
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
