extension Collection {
  /// The element at an index; nil if there is none.
  public subscript(safe index: Index) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
