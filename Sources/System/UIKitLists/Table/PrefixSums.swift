import QuartzCore

/// A list of nonnegative lengths that computes prefix sums, and finds the index at which a sum is
/// reached, in logarithmic time, even while single lengths change.
///
/// The list is a binary tree in an array: node `n` is the sum of the nodes `2n` and `2n + 1`, and
/// the lengths are the leaves. A change recomputes sums rather than adjusting them, so that no
/// rounding error accumulates.
struct PrefixSums: Equatable {
  let count: Int
  /// The number of sums that were recomputed because a length changed.
  private(set) var updates = 0
  /// The index of the first leaf, a power of two.
  private let leaves: Int
  private var nodes: [CGFloat]

  init(_ lengths: [CGFloat] = []) {
    count = lengths.count
    var leaves = 1
    while leaves < lengths.count { leaves *= 2 }
    self.leaves = leaves
    nodes = [CGFloat](repeating: 0, count: leaves) + lengths
    nodes += [CGFloat](repeating: 0, count: leaves - lengths.count)
    for node in stride(from: leaves - 1, to: 0, by: -1) {
      nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
    }
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  var values: ArraySlice<CGFloat> { nodes[leaves..<leaves + count] }
  var total: CGFloat { nodes[1] }

  subscript(index: Int) -> CGFloat {
    get { nodes[leaves + index] }
    set {
      guard newValue != self[index] else { return }
      var node = leaves + index
      nodes[node] = newValue
      while node > 1 {
        node /= 2
        nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
        updates += 1
      }
    }
  }

  /// Returns the sum of the lengths before an index, which may be `count`.
  func sum(before index: Int) -> CGFloat {
    guard index < leaves else { return total }
    var sum: CGFloat = 0
    var node = 1
    var half = leaves / 2
    while node < leaves {
      node *= 2
      if index & half != 0 {
        sum += nodes[node]
        node += 1
      }
      half /= 2
    }
    return sum
  }

  /// Returns the first index in 0...count at which the sum of the preceding lengths satisfies a
  /// condition; `count + 1` if there is none.
  ///
  /// - Parameter isBelow: Whether a sum is below the condition; false from the first sum that
  ///   satisfies it.
  func firstIndex(unless isBelow: (CGFloat) -> Bool) -> Int {
    guard isBelow(0) else { return 0 }
    guard !isBelow(total) else { return count + 1 }
    // Finds the last leaf whose sum is below the condition.
    var sum: CGFloat = 0
    var node = 1
    while node < leaves {
      node *= 2
      let next = sum + nodes[node]
      if isBelow(next) {
        sum = next
        node += 1
      }
    }
    return min(node - leaves, count - 1) + 1
  }
}
