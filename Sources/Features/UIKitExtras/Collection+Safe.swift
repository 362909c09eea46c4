extension Collection {
  /// The element, or nil where there is none.
  public subscript(safe index: Index) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
