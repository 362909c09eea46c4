extension RandomAccessCollection {
  /// Returns the start of the part whose elements match; those before it don't. Bisects.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if belongs(self[middle]) {
        count /= 2
      } else {
        (low, count) = (index(after: middle), count - count / 2 - 1)
      }
    }
    return low
  }
}
