import Foundation
import QuartzCore
import RenderTree

/// A root layer of 100 × 100 and a clock that a test moves.
@MainActor final class LayerWorld {
  let root = CALayer()
  private(set) var requestCount = 0
  private let time = Time()

  private final class Time { var now = 100.0 }

  private let context = AnimationContext.current
  private let source = MediaClock.source
  private let requestFrame = RenderScheduler.requestFrame

  init() {
    AnimationContext.current = AnimationContext()
    MediaClock.source = { [time] in time.now }
    RenderScheduler.requestFrame = { [weak self] in self?.requestCount += 1 }
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    frame()
  }

  /// Puts back what the world replaced; call it in the test that made it, with `defer`: between two
  /// parts of a test that waits, and between a suite's `init` and its tests, other tests run.
  func end() {
    AnimationContext.current = context
    MediaClock.source = source
    RenderScheduler.requestFrame = requestFrame
  }

  /// What a frame does, at the clock's time.
  @discardableResult
  func frame(after seconds: TimeInterval = 0) -> RenderNode {
    time.now += seconds
    AnimationClock.finishCompleted(at: time.now)
    root.layoutTreeIfNeeded()
    CATransaction.commitImplicit(at: time.now)
    return root.renderNode(at: time.now)
  }

  func wait(_ seconds: TimeInterval) { time.now += seconds }

  /// A red square at the origin, in the root and committed.
  func addSquare(_ side: CGFloat = 10) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: side, height: side)
    layer.backgroundColor = .red
    root.addSublayer(layer)
    frame()
    return layer
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

@MainActor final class AnimationWitness: NSObject, CAAnimationDelegate {
  private(set) var log: [String] = []

  func animationDidStart(_ anim: CAAnimation) { log.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
}

func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}

func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  (0..<4).allSatisfy { row in (0..<4).allSatisfy { isNear(a[row, $0], b[row, $0]) } }
}
