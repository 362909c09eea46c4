import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// What a stack's delegate is told.
@MainActor @Suite(.serialized) struct NavigationToldTests {
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var told: [String] = []
    func navigationController(
      _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) { told.append("will \(animated)") }
    func navigationController(
      _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) { told.append("did \(animated)") }
  }

  @Test("the end of a change says as its begin whether it was animated", arguments: [false, true])
  func animated(isAnimated: Bool) {
    let stage = Stage(size: CGSize(width: 400, height: 600))
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    let delegate = Delegate()
    navigation.delegate = delegate
    navigation.pushViewController(UIViewController(), animated: isAnimated)
    stage.settle()
    navigation.popViewController(animated: isAnimated)
    stage.settle()
    let pair = ["will \(isAnimated)", "did \(isAnimated)"]
    #expect(delegate.told == pair + pair)
  }
}
