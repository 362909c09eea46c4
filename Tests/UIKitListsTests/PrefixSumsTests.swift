import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitStage

/// Sums of heights, and how little a table computes when rows turn out other than estimated.
@MainActor @Suite(.serialized) struct PrefixSumsTests {
  @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 100]) func sumsAreThoseOfTheFirstLengths(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count + 1))
    var lengths = (0..<count).map { _ in CGFloat(Int.random(in: 0...9, using: &generator)) }
    var sums = PrefixSums(lengths)
    for step in 0..<50 {
      if count > 0, step > 0 {
        let index = Int.random(in: 0..<count, using: &generator)
        lengths[index] = CGFloat(Int.random(in: 0...9, using: &generator))
        sums[index] = lengths[index]
      }
      var expected: [CGFloat] = [0]
      for length in lengths { expected.append(expected[expected.count - 1] + length) }
      #expect((0...count).map { sums.sum(before: $0) } == expected)
      #expect(sums.total == expected.last && Array(sums.values) == lengths)
      let limit = CGFloat(Int.random(in: -1...(Int(sums.total) + 1), using: &generator))
      #expect(sums.firstIndex { $0 <= limit } == expected.firstIndex { $0 > limit } ?? count + 1)
      #expect(sums.firstIndex { $0 < limit } == expected.firstIndex { $0 >= limit } ?? count + 1)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    static let count = 100_000

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      Self.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = Array(
        repeating: "Row \(indexPath.row).", count: indexPath.row % 7 * 6 + 1
      )
      .joined(separator: " ")
      return cell
    }
  }

  @Test func aHeightOtherThanItsEstimateMovesTheRestInFewSteps() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rows = Rows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(table)
    stage.settle()
    var visible = Set<IndexPath>()
    for _ in 0..<4 {
      stage.touchDown(at: CGPoint(x: 160, y: 440))
      stage.touchMove(to: CGPoint(x: 160, y: 40), duration: 0.05)
      stage.touchUp()
      for _ in 0..<20 {
        stage.advance(frames: 1)
        visible.formUnion(table.indexPathsForVisibleRows ?? [])
      }
    }
    let heights = table.geometry.sections[0].heights
    // A row is measured each time it appears; the sums above it are as many as the tree has levels.
    #expect(visible.count > 60)
    #expect(heights.updates > 0 && heights.updates <= (visible.count + 40) * 17)
    // The last row is where the sum of all heights says, however few of them are known.
    let last = IndexPath(row: Rows.count - 1, section: 0)
    #expect(table.rectForRow(at: last).maxY == table.contentSize.height)
    table.scrollToRow(at: last, at: .bottom, animated: false)
    stage.settle()
    #expect(table.cellForRow(at: last)?.frame.maxY == table.contentSize.height)
  }
}
