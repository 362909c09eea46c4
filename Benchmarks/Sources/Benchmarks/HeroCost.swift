import Foundation
import HeroTransitions
import UIKit
import UIKitStage

/// Measures a hero transition: 40 matched pairs and 200 other animated views at 1280 × 800.
@MainActor enum HeroCost {
  private struct Line: Decodable {
    var animate: Double
    var total: Double
  }

  private static let pairs = 40
  private static let othersOnAScreen = 100
  private static let runs = 40

  static func run() throws {
    var (begin, first, drawn) = ([Double](), [Double](), [Double]())
    var lines: [Line] = []
    let url = try Benchmarks.folder("hero").appendingPathComponent("log.jsonl")
    for run in 0..<runs {
      let stage = Stage(size: CGSize(width: 1280, height: 800))
      let (from, to) = (page(isFirst: true), page(isFirst: false))
      to.isHeroEnabled = true
      to.modalPresentationStyle = .fullScreen
      stage.show(from)
      stage.settle()
      to.loadViewIfNeeded()
      let asked = milliseconds { from.present(to, animated: true) }
      let shown = milliseconds { stage.advance(frames: 1) }
      drawn.append(milliseconds { _ = stage.picture() })
      // The first frames also include one-time costs of the program.
      if run >= 3 {
        begin.append(asked)
        first.append(asked + shown)
      }
      let log = try FrameLog(writingTo: url)
      stage.settle()
      log.stop()
      lines += try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
        try JSONDecoder().decode(Line.self, from: Data($0.utf8))
      }
    }
    Benchmarks.print(
      "Hero: \(pairs) pairs and \(2 * othersOnAScreen) other views, 1280 × 800",
      [
        ("to begin", Benchmarks.format(begin)),
        ("to the first frame, all in all", Benchmarks.format(first)),
        ("engine, a frame", Benchmarks.format(lines.map(\.animate))),
        ("frame, all but drawing", Benchmarks.format(lines.map(\.total))),
        ("drawing a frame in software", Benchmarks.format(drawn)),
      ])
  }

  private static func page(isFirst: Bool) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    for index in 0..<pairs {
      let (column, row) = (CGFloat(index % 8), CGFloat(index / 8))
      let cell = isFirst ? CGPoint(x: column, y: row) : CGPoint(x: 7 - column, y: 4 - row)
      let view = UIView(
        frame: CGRect(x: cell.x * 150 + 10, y: cell.y * 150 + 10, width: 90, height: 60))
      view.backgroundColor = .systemRed
      view.layer.cornerRadius = isFirst ? 8 : 20
      view.heroID = "pair \(index)"
      let label = UILabel(frame: view.bounds)
      label.text = "No. \(index)"
      view.addSubview(label)
      controller.view.addSubview(view)
    }
    for index in 0..<othersOnAScreen {
      let view = UIView(
        frame: CGRect(
          x: CGFloat(index % 20) * 60, y: CGFloat(index / 20) * 150 + 80, width: 40, height: 40))
      view.backgroundColor = .systemGray
      view.heroModifiers = [.fade, .translate(y: 40), .scale(0.8)]
      controller.view.addSubview(view)
    }
    return controller
  }

  private static func milliseconds(_ work: () -> Void) -> Double {
    let start = ContinuousClock.now
    work()
    return Double((ContinuousClock.now - start) / .microseconds(1)) / 1000
  }
}
