import Foundation
import UIKit
import UIKitStage

/// Measures a frame of 500 layers: all moving, one moving, all animated by the system.
@MainActor enum FrameCost {
  private struct Line: Decodable {
    var animate: Double
    var layout: Double
    var compose: Double
    var draw: Double
    var total: Double
  }

  private static let count = 500
  private static let frames = 300

  static func run() throws {
    let still = try measure("all 500 moved by hand") { views, frame in
      for (index, view) in views.enumerated() {
        view.center = CGPoint(x: CGFloat(index % 25 * 40 + frame % 20), y: view.center.y)
      }
    }
    let one = try measure("1 of 500 moved by hand") { views, frame in
      views[250].center.x = CGFloat(frame % 100)
    }
    _ = try measure("all 500 in UIView.animate") { views, frame in
      guard frame % 60 == 0 else { return }
      UIView.animate(withDuration: 1) {
        for view in views { view.center.x += frame % 120 == 0 ? 50 : -50 }
      }
    }
    let grid = ScrollingGrid()
    Benchmarks.print(
      "Frame, a grid of images scrolls",
      [("total", Benchmarks.format(grid.scrollAlone(frames: 2000)))])
    Benchmarks.print(
      "Frame, a table of rows that size themselves is flung",
      [10_000, 100_000].map { rows in
        ("\(rows) rows", Benchmarks.format(FlungTable(rows: rows).fling(frames: 2000)))
      })
    let ratio = one / still
    Benchmarks.print(
      "One moved layer costs, of 500 moved", [("ratio", String(format: "%.3f", ratio))])
  }

  /// The median total.
  private static func measure(
    _ title: String, _ change: ([UIView], Int) -> Void
  ) throws -> Double {
    let stage = Stage(size: CGSize(width: 1280, height: 800))
    let controller = UIViewController()
    stage.show(controller)
    let views = (0..<count).map { index -> UIView in
      let view = UIView(
        frame: CGRect(x: index % 25 * 40, y: index / 25 * 40, width: 36, height: 36))
      view.backgroundColor = UIColor(
        hue: CGFloat(index) / CGFloat(count), saturation: 0.6, brightness: 0.9, alpha: 1)
      view.layer.cornerRadius = 6
      controller.view.addSubview(view)
      return view
    }
    stage.settle()
    let url = try Benchmarks.folder("frames").appendingPathComponent("log.jsonl")
    let log = try FrameLog(writingTo: url)
    var wall: [Double] = []
    for frame in 0..<frames {
      let begin = DispatchTime.now().uptimeNanoseconds
      change(views, frame)
      stage.advance(frames: 1)
      wall.append(Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e6)
    }
    log.stop()
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    Benchmarks.print(
      "Frame, \(title)",
      [
        ("layout", Benchmarks.format(lines.map(\.layout))),
        ("animate", Benchmarks.format(lines.map(\.animate))),
        ("compose (nodes)", Benchmarks.format(lines.map(\.compose))),
        ("total", Benchmarks.format(lines.map(\.total))),
        // Including what no pass counts, such as the change itself.
        ("wall", Benchmarks.format(wall)),
      ])
    return Benchmarks.percentile(0.5, of: lines.map(\.total))
  }
}
