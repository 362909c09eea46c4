import Presentations
import Testing
import UIKit
import UIKitStage

/// Each usage of alerts and pushed presentations that the project set out from, written against
/// ours.
@Suite(.serialized) @MainActor struct Seed003PresentationTests {
  @MainActor private final class World {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let a = UIViewController()
    let b = UIViewController()
    let window: UIWindow

    init() {
      window = stage.show(a)
      b.preferredContentSize = CGSize(width: 300, height: 200)
    }

    var isShown: Bool { a.presentedViewController === b }

    func tapOutside() {
      stage.tap(at: CGPoint(x: 10, y: 10))
      stage.settle()
    }

    var frame: CGRect { b.view.convert(b.view.bounds, to: nil) }

    func view(of type: UIView.Type, where fits: @escaping (UIView) -> Bool = { _ in true })
      -> UIView?
    {
      func find(_ view: UIView) -> UIView? {
        Swift.type(of: view) == type && fits(view)
          ? view : view.subviews.lazy.compactMap(find).first
      }
      return find(window)
    }
  }

  // MARK: 3.1.1 In the middle, over glass

  @Test func overGlassInTheMiddle() {
    let world = World()
    // Nothing has to be retained.
    world.a.presentAlert(world.b) { $0.useBlurredCover(style: .dark) }
    world.stage.settle()
    #expect(world.isShown && world.frame == CGRect(x: 50, y: 300, width: 300, height: 200))
    #expect(world.view(of: UIVisualEffectView.self) != nil)
  }

  /// Configured by the screen itself and presented by code that doesn't know, such as a router.
  @Test func aScreenThatSaysItself() {
    let world = World()
    world.b.useAlertPresentation { $0.useBlurredCover(style: .regular) }
    world.a.present(world.b, animated: true)
    world.stage.settle()
    #expect(world.isShown && world.frame.midY == 400)
  }

  // MARK: 3.1.2.1 Duration

  @Test func duration() {
    let world = World()
    world.a.presentAlert(world.b) { $0.duration = 1 }
    world.stage.advance(by: 0.9)
    #expect(world.b.isBeingPresented)
    world.stage.advance(by: 0.2)
    #expect(!world.b.isBeingPresented && world.isShown)
  }

  // MARK: 3.1.2.2 Outside taps

  @Test func tapsBesideIt() {
    let world = World()
    world.a.presentAlert(world.b)
    world.stage.settle()
    world.tapOutside()
    #expect(!world.isShown)
    // Locked until the work is done.
    let presentation = world.a.presentAlert(world.b) { $0.outsideTap = .ignore }
    world.stage.settle()
    world.tapOutside()
    #expect(world.isShown)
    presentation.update { $0.outsideTap = .dismiss }
    world.tapOutside()
    #expect(!world.isShown)
    // Without animation, in code.
    let (a, b) = (world.a, world.b)
    a.presentAlert(b) { $0.outsideTap = .perform { b.dismiss(animated: false) } }
    world.stage.settle()
    world.stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(!world.isShown)
  }

  // MARK: 3.1.2.3 Frame

  @Test func frame() {
    let world = World()
    world.a.presentAlert(world.b) {
      $0.placement = AlertPlacement { space in
        CGRect(x: 0, y: 0, width: space.bounds.width, height: space.preferredContentSize.height)
      }
    }
    world.stage.settle()
    #expect(world.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
  }

  // MARK: 3.1.2.4 What is around it

  private final class Framed: UIView {}

  @Test func wrapping() {
    let world = World()
    world.a.presentAlert(world.b) {
      $0.wrapping = AlertWrapping { content, frame in
        let view = Framed(frame: frame)
        content.frame = view.bounds.insetBy(dx: 10, dy: 10)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        return view
      }
    }
    world.stage.settle()
    #expect(world.view(of: Framed.self)?.frame == CGRect(x: 50, y: 300, width: 300, height: 200))
    #expect(world.frame == CGRect(x: 60, y: 310, width: 280, height: 180))
  }

  // MARK: 3.1.2.5, 3.1.2.7, 3.1.2.8 The cover and its animations

  private final class Veil: UIView {}

  @Test func coverAndItsAnimations() throws {
    let world = World()
    var events: [String] = []
    world.a.presentAlert(world.b) {
      $0.cover = AlertCover { frame in
        let view = Veil(frame: frame)
        view.backgroundColor = .purple
        return view
      }
      $0.cover?.willPresent = { _, coordinator in
        events.append("comes")
        coordinator.animate(alongsideTransition: nil) { _ in events.append("came") }
      }
      $0.cover?.willDismiss = { view, coordinator in
        events.append("goes")
        coordinator.animate(alongsideTransition: { _ in view.backgroundColor = .clear })
      }
    }
    let veil = try #require(world.view(of: Veil.self))
    #expect(veil.alpha < 0.1)
    world.stage.settle()
    #expect(veil.alpha == 1 && veil.frame == world.window.bounds)
    world.tapOutside()
    #expect(events == ["comes", "came", "goes"] && veil.window == nil)
  }

  @Test func theDarkCoverFadesOutWithTheAlert() throws {
    let world = World()
    world.a.presentAlert(world.b)
    world.stage.settle()
    let cover = try #require(world.view(of: UIView.self) { $0.backgroundColor == .black })
    #expect(cover.alpha == 0.5)
    world.stage.tap(at: CGPoint(x: 10, y: 10))
    world.stage.advance(by: 0.1)
    #expect(cover.alpha > 0 && cover.alpha < 0.5)
    world.stage.settle()
    #expect(cover.window == nil)
  }

  // MARK: 3.1.2.6 The transition itself

  @Test func theTransition() {
    let world = World()
    var styles: [Bool] = []
    world.a.presentAlert(world.b) {
      $0.animator = { transition in
        styles.append(transition.isPresenting)
        let view = transition.isPresenting ? transition.to : transition.from
        if transition.isPresenting { view?.alpha = 0 }
        UIView.animate(withDuration: transition.duration) {
          view?.alpha = transition.isPresenting ? 1 : 0
        } completion: { _ in
          transition.context.completeTransition(true)
        }
      }
    }
    world.stage.settle()
    #expect(world.isShown)
    world.tapOutside()
    #expect(!world.isShown && styles == [true, false])
  }

  @Test func orOnlyWhereItComesFrom() {
    let world = World()
    world.a.presentAlert(world.b) {
      $0.movement = AlertMovement { _ in AlertPose(offset: CGPoint(x: -400, y: 0)) }
    }
    world.stage.advance(by: 0.1)
    #expect(world.frame.minX < 0)
    world.stage.settle()
    #expect(world.frame.minX == 50)
  }

  // MARK: 3.2 Presented as if pushed

  @Test func presentedAsIfPushed() {
    let world = World()
    let navigation = UINavigationController(rootViewController: world.b)
    navigation.usePushPresentation()
    world.a.present(navigation, animated: true)
    world.stage.advance(by: 0.19)
    #expect(navigation.view.convert(CGPoint.zero, to: nil).x > 100)
    world.stage.settle()
    #expect(world.a.presentedViewController === navigation && world.a.view.window == nil)
    // The swipe needs no setup.
    world.stage.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 380, y: 400))
    world.stage.settle()
    #expect(world.a.presentedViewController == nil && world.a.view.window != nil)
  }
}
