import Testing
import UIKit
import UIKitStage

/// Priorities that change while constraints are active.
@MainActor @Suite(.serialized) struct ConstraintPriorityTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  @Test func aRequiredConstraintMayBecomeOptionalBeforeItsViewIsInAWindow() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let height = inner.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      height, inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
    height.priority = .defaultHigh
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(outer)
    stage.settle()
    #expect(inner.frame.height == 100)
    height.priority = .defaultLow
    stage.settle()
    #expect(inner.frame.height == 100)
  }
}
