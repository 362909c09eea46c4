/// The constraints of a long page: sections one below another, rows in them, and in each row an
/// icon, a title, a detail and a switch, all of which have sizes of their own.
///
/// Edges are pinned to the superview and siblings chained, as storyboards do it.
struct ViewTree: Encodable {
  struct Entry: Encodable {
    /// A variable's number and its coefficient.
    var terms: [[Double]]
    var constant: Double
    /// -1 at most, 0 equal, 1 at least.
    var relation: Int
    var priority: Float
  }

  /// How positions are counted.
  enum Origin: String, CaseIterable {
    /// From the superview's corner, as UIKit's engine does.
    case superview
    /// From the window's corner: everything depends on all that is above it.
    case window
  }

  private struct Frame {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  private let origin: Origin
  private(set) var variableCount = 0
  private(set) var entries: [Entry] = []
  /// The entries that hold a view below its neighbor or at its superview's top.
  private(set) var distances: [Int] = []
  /// The entries that say how long a text is, two for each: at most and at least.
  private(set) var lengths: [Int] = []
  /// The entry of the window's width.
  private(set) var width = 0
  /// From here on, the entries of one more view.
  private(set) var extra = 0
  var viewCount: Int { variableCount / 4 }

  private enum CodingKeys: String, CodingKey {
    case variableCount, entries, distances, lengths, width, extra
  }

  init(_ origin: Origin, sections: Int = 25, rows: Int = 8) {
    self.origin = origin
    let root = makeFrame()
    for (variable, value) in [(root.x, 0.0), (root.y, 0), (root.width, 390), (root.height, 20_000)]
    {
      if variable == root.width { width = entries.count }
      equal([(variable, 1)], value)
    }
    var above: Frame?
    var last = root
    for section in 0..<sections {
      let frame = child(of: root, below: above)
      above = frame
      var row: Frame?
      for index in 0..<rows {
        let next = child(of: frame, below: row)
        row = next
        last = fill(next, section * 7 + index * 13)
      }
      if let row { pinBottom(of: row, in: frame) }
    }
    extra = entries.count
    let label = makeFrame()
    equal([(label.x, 1), (last.x, -1), (last.width, -1)], 8)
    equal([(label.y, 1), (last.y, -1)], 0)
    content(label, width: 50, height: 20)
  }

  private mutating func makeFrame() -> Frame {
    variableCount += 4
    let first = variableCount - 4
    return Frame(x: first, y: first + 1, width: first + 2, height: first + 3)
  }

  private mutating func add(
    _ terms: [(Int, Double)], _ relation: Int, _ value: Double, _ priority: Float = 1000
  ) {
    entries.append(
      Entry(
        terms: terms.map { [Double($0.0), $0.1] }, constant: -value, relation: relation,
        priority: priority))
  }

  private mutating func equal(_ terms: [(Int, Double)], _ value: Double) { add(terms, 0, value) }

  /// Less a superview's own corner.
  private func from(_ corner: Int) -> [(Int, Double)] { origin == .window ? [(corner, -1)] : [] }

  private mutating func child(of superview: Frame, below neighbor: Frame?) -> Frame {
    let frame = makeFrame()
    equal([(frame.x, 1)] + from(superview.x), 16)
    equal([(frame.x, 1), (frame.width, 1), (superview.width, -1)] + from(superview.x), -16)
    distances.append(entries.count)
    if let neighbor {
      equal([(frame.y, 1), (neighbor.y, -1), (neighbor.height, -1)], 8)
    } else {
      equal([(frame.y, 1)] + from(superview.y), 8)
    }
    return frame
  }

  private mutating func pinBottom(of frame: Frame, in superview: Frame) {
    equal([(frame.y, 1), (frame.height, 1), (superview.height, -1)] + from(superview.y), -8)
  }

  /// Hugging at 250, resistance at 750.
  private mutating func content(_ frame: Frame, width: Double, height: Double) {
    for (variable, size) in [(frame.width, width), (frame.height, height)] {
      add([(variable, 1)], -1, size, 250)
      add([(variable, 1)], 1, size, 750)
    }
  }

  private mutating func fill(_ row: Frame, _ number: Int) -> Frame {
    let (icon, title, detail, toggle) = (makeFrame(), makeFrame(), makeFrame(), makeFrame())
    content(icon, width: 24, height: 24)
    lengths += [entries.count, entries.count + 1]
    content(title, width: 80 + Double(number % 90), height: 20)
    content(detail, width: 120 + Double(number % 190), height: 17)
    content(toggle, width: 51, height: 31)
    for frame in [icon, toggle] {
      equal([(frame.y, 1), (frame.height, 0.5), (row.height, -0.5)] + from(row.y), 0)
    }
    equal([(icon.x, 1)] + from(row.x), 16)
    equal([(title.x, 1), (icon.x, -1), (icon.width, -1)], 12)
    equal([(title.y, 1)] + from(row.y), 10)
    equal([(detail.x, 1), (title.x, -1)], 0)
    equal([(detail.y, 1), (title.y, -1), (title.height, -1)], 4)
    pinBottom(of: detail, in: row)
    for text in [title, detail] {
      add([(toggle.x, 1), (text.x, -1), (text.width, -1)], 1, 8)
    }
    equal([(toggle.x, 1), (toggle.width, 1), (row.width, -1)] + from(row.x), -16)
    add([(row.height, 1)], 1, 44)
    return toggle
  }
}
