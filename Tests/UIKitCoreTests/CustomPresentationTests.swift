import Testing
import UIKit
import UIKitStage

/// Where a presentation with the app's own animator ends.
@Suite(.serialized) @MainActor struct CustomPresentationTests {
  /// Slides the view to the lower half of the window, without a presentation controller of its own.
  private final class HalfAnimator: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      let bounds = context.containerView.bounds
      context.containerView.addSubview(view)
      view.frame = bounds.offsetBy(dx: 0, dy: bounds.height)
      UIView.animate(withDuration: 0.3) {
        view.frame = CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let root = UIViewController()
  private let screen = UIViewController()
  private let animator = HalfAnimator()

  private func present() {
    stage.show(root)
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = animator
    root.present(screen, animated: true)
  }

  @Test func theViewStaysWhereTheAnimatorPutsIt() {
    present()
    stage.settle()
    #expect(screen.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    #expect(screen.view.window != nil && root.presentedViewController === screen)
  }

  @Test func anotherSizeOfTheWindowPlacesItAgain() {
    present()
    stage.settle()
    stage.resize(to: CGSize(width: 500, height: 600))
    stage.settle()
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
  }

  @Test func aSizeThatChangesMeanwhileCounts() {
    present()
    stage.advance(by: 0.1)
    stage.resize(to: CGSize(width: 500, height: 600))
    stage.settle()
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
  }
}
