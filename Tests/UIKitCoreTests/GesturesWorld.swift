import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// A stage with a window that one view fills.
@MainActor final class GestureWorld {
  let stage = Stage(size: CGSize(width: 400, height: 800))
  let window: UIWindow
  let view = TouchRecorder()

  init() {
    let controller = UIViewController()
    window = stage.show(controller)
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    controller.view.addSubview(view)
  }

  /// Adds a recognizer and records its actions.
  @discardableResult func watch<R: UIGestureRecognizer>(_ recognizer: R, on target: UIView? = nil)
    -> Record<R>
  {
    (target ?? view).addGestureRecognizer(recognizer)
    return Record(recognizer)
  }

  func send(_ kind: InputEvent.Kind) {
    window.eventDispatcher.handle(InputEvent(timestamp: stage.now, kind: kind))
  }

  func advance(_ seconds: TimeInterval) { stage.advance(by: seconds) }

  func quickTap(_ point: CGPoint, finger: Int = 1) {
    stage.touchDown(at: point, finger: finger)
    advance(0.05)
    stage.touchUp(finger: finger)
  }
}

/// The states that a recognizer's actions saw.
@MainActor final class Record<R: UIGestureRecognizer> {
  let recognizer: R
  private(set) var states: [UIGestureRecognizer.State] = []
  var onAction: ((R) -> Void)?

  init(_ recognizer: R) {
    self.recognizer = recognizer
    recognizer.addHandler { [weak self] in
      self?.states.append($0.state)
      if let typed = $0 as? R { self?.onAction?(typed) }
    }
  }

  func take() -> [UIGestureRecognizer.State] {
    defer { states = [] }
    return states
  }
}

/// Records its touches, and whether each ends exactly once.
final class TouchRecorder: UIView {
  private(set) var calls: [String] = []
  private(set) var open: Set<UITouch> = []
  private(set) var faults = 0
  var onBegan: ((UITouch) -> Void)?

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
    touches.forEach { onBegan?($0) }
    if !open.isDisjoint(with: touches) { faults += 1 }
    if touches.contains(where: { $0.phase != .began }) { faults += 1 }
    open.formUnion(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("moved")
    if !open.isSuperset(of: touches) { faults += 1 }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
    close(touches, .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("cancelled")
    close(touches, .cancelled)
  }

  private func close(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    if !open.isSuperset(of: touches) { faults += 1 }
    if touches.contains(where: { $0.phase != phase }) { faults += 1 }
    open.subtract(touches)
  }
}

/// A delegate with configurable answers.
final class GestureRules: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var together = false
  var receives = true
  var requires: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  private(set) var asked = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked += 1
    return requires(gestureRecognizer, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

@MainActor func doubleTap() -> UITapGestureRecognizer {
  let tap = UITapGestureRecognizer()
  tap.numberOfTapsRequired = 2
  return tap
}
