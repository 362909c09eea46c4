import Testing
import UIKit
import UIKitCompat
import UIKitStage

@MainActor @Suite(.serialized) struct NavigationMultiplexerTests {
  private final class AppDelegate: NSObject, UINavigationControllerDelegate {
    var told: [String] = []
    var animator: Fade?
    /// Another delegate to which this one forwards calls.
    weak var next: (any UINavigationControllerDelegate)?

    func navigationController(
      _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) {
      told.append("will \(controller.title ?? "")")
      next?.forwardWillShow(controller, in: navigation, animated: animated)
    }
    func navigationController(
      _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) {
      told.append("did \(controller.title ?? "")")
      next?.forwardDidShow(controller, in: navigation, animated: animated)
    }
    func navigationController(
      _ navigation: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  private final class Animating: NavigationAnimating {
    var asked = 0
    var animator: Fade?

    func animationController(
      for operation: UINavigationController.Operation, from: UIViewController,
      to: UIViewController, in navigation: UINavigationController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked += 1
      return animator
    }
    func interactionController(
      for animator: any UIViewControllerAnimatedTransitioning, in navigation: UINavigationController
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  }

  private let stage = Stage()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let app = AppDelegate()
  private let animating = Animating()

  init() { stage.show(navigation) }

  private func push(_ title: String) {
    let controller = UIViewController()
    controller.title = title
    navigation.pushViewController(controller, animated: true)
    stage.settle()
  }

  @Test("Each stack has one multiplexer, which becomes its delegate with the first participant")
  func identity() {
    let shared = NavigationDelegateMultiplexer.of(navigation)
    #expect(NavigationDelegateMultiplexer.of(navigation) === shared)
    #expect(NavigationDelegateMultiplexer.of(UINavigationController()) !== shared)
    #expect(navigation.delegate == nil)
    shared.add(animating, .beforeApp)
    #expect(navigation.delegate === shared)
    #expect(shared.animating.count == 1)
  }

  @Test(
    "The app's delegate is told of changes, whether set before or after", arguments: [true, false])
  func told(isSetBefore: Bool) {
    let shared = NavigationDelegateMultiplexer.of(navigation)
    if isSetBefore { navigation.delegate = app }
    shared.add(animating, .beforeApp)
    if !isSetBefore { navigation.delegate = app }
    #expect(navigation.delegate === shared)
    push("one")
    #expect(app.told == ["will one", "did one"])
  }

  @Test("Removing the last participant restores the app's delegate")
  func remove() {
    let shared = NavigationDelegateMultiplexer.of(navigation)
    let second = Animating()
    navigation.delegate = app
    shared.add(animating, .beforeApp)
    shared.add(second, .afterApp)
    shared.remove(animating)
    #expect(navigation.delegate === shared)
    shared.remove(second)
    #expect(navigation.delegate === app)
    push("one")
    #expect(app.told == ["will one", "did one"])
    #expect(animating.asked == 0)
  }

  @Test("Participants before the app handle a change first; those behind what the app leaves")
  func order() {
    let shared = NavigationDelegateMultiplexer.of(navigation)
    let behind = Animating()
    navigation.delegate = app
    shared.add(animating, .beforeApp)
    shared.add(behind, .afterApp)
    (animating.animator, app.animator, behind.animator) = (Fade(), Fade(), Fade())
    push("first")
    #expect((animating.animator?.runs, app.animator?.runs, behind.animator?.runs) == (1, 0, 0))
    animating.animator = nil
    push("app's")
    #expect((app.animator?.runs, behind.animator?.runs) == (1, 0))
    app.animator = nil
    push("behind")
    #expect(behind.animator?.runs == 1)
  }

  @Test("Of several participants before the app, the latest is asked first")
  func latestFirst() {
    let shared = NavigationDelegateMultiplexer.of(navigation)
    let later = Animating()
    (animating.animator, later.animator) = (Fade(), Fade())
    shared.add(animating, .beforeApp)
    shared.add(later, .beforeApp)
    push("one")
    #expect(later.animator?.runs == 1)
    #expect(animating.asked == 0)
  }

  @Test("A delegate that forwards calls to the previous one causes no cycle")
  func circle() {
    let shared = NavigationDelegateMultiplexer.of(navigation)
    let front = AppDelegate()
    navigation.delegate = app
    shared.add(animating, .beforeApp)
    front.next = navigation.delegate
    navigation.delegate = front
    push("one")
    #expect(front.told == ["will one", "did one"])
    #expect(app.told == ["will one", "did one"])
  }

  @Test("A released participant isn't called and is removed from the list")
  func gone() {
    let shared = NavigationDelegateMultiplexer.of(navigation)
    do { shared.add(Animating(), .beforeApp) }
    #expect(shared.animating.isEmpty)
    push("one")
    #expect(navigation.topViewController?.title == "one")
  }
}

/// Fades in a tenth of a second and counts its uses.
@MainActor final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var runs = 0

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    runs += 1
    guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
      context.completeTransition(false)
      return
    }
    view.frame = context.finalFrame(for: to)
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.1) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
