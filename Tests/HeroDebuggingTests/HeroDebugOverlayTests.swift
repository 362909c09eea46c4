import HeroTransitions
import Testing
import UIKit
import UIKitStage

@testable import HeroDebugging

/// The overlay that stops transitions and explains them.
@MainActor @Suite(.serialized) struct HeroDebugOverlayTests {
  @MainActor private final class World {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let (first, second) = (UIViewController(), UIViewController())
    let overlay = HeroDebugOverlay()
    let window: UIWindow

    init() {
      second.isHeroEnabled = true
      second.heroSettings.plugins = [overlay]
      for (controller, y) in [(first, 100), (second, 400)] {
        controller.view.backgroundColor = .white
        World.add("both", CGRect(x: y, y: y, width: 60, height: 60), to: controller)
      }
      window = stage.show(first)
    }

    @discardableResult static func add(
      _ id: String, _ frame: CGRect, to controller: UIViewController
    ) -> UIView {
      let view = UIView(frame: frame)
      view.backgroundColor = .red
      view.heroID = id
      controller.view.addSubview(view)
      return view
    }

    func go() throws -> HeroTransition {
      first.present(second, animated: true)
      return try #require(second.heroTransition)
    }
  }

  @Test("A transition is stopped, moved by the slider and released")
  func scrubber() throws {
    let world = World()
    let transition = try world.go()
    world.stage.advance(by: 1)
    #expect(transition.progress == 0 && transition.isInteractive)
    let panel = try #require(world.overlay.panel)
    #expect(panel.window === world.window)
    panel.slider.value = 0.7
    panel.slider.sendActions(for: .valueChanged)
    world.stage.advance(by: 1)
    #expect(abs(transition.progress - 0.7) < 0.001)
    panel.onDone()
    world.stage.settle()
    #expect(transition.state == .ended && world.first.presentedViewController === world.second)
    #expect(world.overlay.panel == nil && panel.superview == nil)
    let back = {
      world.first.dismiss(animated: true)
      return world.second.heroTransition
    }()
    #expect(world.overlay.panel?.window != nil)
    world.overlay.panel?.onDone()
    world.stage.settle()
    // Before the middle it goes back, here to the second screen.
    #expect(back?.state == .ended && world.first.presentedViewController === world.second)
  }

  @Test("Each view with an id says why it wasn't matched")
  func reasons() throws {
    let world = World()
    let frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    World.add("alone", frame, to: world.first)
    World.add("hidden", frame, to: world.first).isHidden = true
    World.add("hidden", frame, to: world.second)
    World.add("off", frame, to: world.second).isHeroEnabled = false
    World.add("far", frame.offsetBy(dx: 0, dy: 3000), to: world.first)
    World.add("twice", frame, to: world.first)
    World.add("twice", frame, to: world.first)
    World.add("twice", frame, to: world.second)
    let transition = try world.go()
    #expect(
      world.overlay.report == [
        "both (from): matched", "alone (from): no view on the other screen has this id",
        "hidden (from): hidden", "far (from): out of sight",
        "twice (from): another view with this id is painted later", "twice (from): matched",
        "both (to): matched",
        "hidden (to): the view with this id on the other screen doesn't take part",
        "off (to): disabled", "twice (to): matched",
      ])
    transition.cancel(animate: false)
  }

  @Test("Paths are drawn, and views are seen one behind the other, until the end")
  func pathsAndDepth() throws {
    let world = World()
    world.overlay.showsPaths = true
    let transition = try world.go()
    let container = try #require(transition.container)
    let paths = try #require(world.overlay.paths)
    #expect(!paths.isHidden && paths.layer.sublayers?.count == 2)
    world.overlay.panel?.onExplode()
    #expect(!CATransform3DIsIdentity(container.layer.sublayerTransform))
    world.stage.advance(frames: 1)
    #expect(world.stage.picture() != nil)
    world.overlay.panel?.onExplode()
    #expect(CATransform3DIsIdentity(container.layer.sublayerTransform))
    world.overlay.isExploded = true
    transition.finish(animate: false)
    world.stage.settle()
    #expect(world.second.view.window != nil && paths.superview == nil)
    #expect(CATransform3DIsIdentity(container.layer.sublayerTransform))
  }
}
