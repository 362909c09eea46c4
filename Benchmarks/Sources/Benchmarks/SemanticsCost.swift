import Foundation
import UIKit
import UIKitStage

/// Measures what a screen reader costs the main thread where 500 elements are on the screen and one
/// moves: trees are built at most ten times a second, so most frames build none.
@MainActor enum SemanticsCost {
  private static let count = 500
  private static let frames = 600

  static func run() {
    let rows = [("nobody reads", false), ("a screen reader reads", true)].map { title, reads in
      let times = measure(reads: reads)
      let mean = times.reduce(0, +) / Double(times.count)
      return (title, Benchmarks.format(times) + String(format: "  mean %.3f ms", mean))
    }
    Benchmarks.print("Frame, 1 of 500 labels moves", rows)
  }

  /// The time of each frame in milliseconds.
  private static func measure(reads: Bool) -> [Double] {
    let stage = Stage(size: CGSize(width: 1280, height: 800))
    let controller = UIViewController()
    stage.show(controller)
    let labels = (0..<count).map { index -> UILabel in
      let label = UILabel(
        frame: CGRect(x: index % 25 * 50, y: index / 25 * 40, width: 48, height: 36))
      label.text = "No. \(index)"
      controller.view.addSubview(label)
      return label
    }
    stage.isScreenReaderRunning = reads
    stage.settle()
    return (0..<frames).map { frame in
      labels[250].center.x = CGFloat(frame % 100)
      let begin = DispatchTime.now().uptimeNanoseconds
      stage.advance(frames: 1)
      return Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e6
    }
  }
}
