import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// The calls of a navigation controller's delegate.
@MainActor @Suite(.serialized) struct NavigationDelegateTests {
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var told: [String] = []
    func navigationController(
      _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) { told.append("will \(animated)") }
    func navigationController(
      _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) { told.append("did \(animated)") }
  }

  @Test("willShow and didShow report the same animated flag", arguments: [false, true])
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
