import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// Images, text, corners, colors and depth during transitions.
@MainActor @Suite(.serialized) struct AppearanceTests {
  private func gradient(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      for index in 0..<8 {
        UIColor(hue: CGFloat(index) / 8, saturation: 0.7, brightness: 0.9, alpha: 1).setFill()
        context.fill(
          CGRect(
            x: size.width / 8 * CGFloat(index), y: 0, width: size.width / 8, height: size.height))
      }
    }
  }

  private func pictureWorld() -> HeroWorld {
    // Drawn when a page is loaded, as only a stage can draw.
    lazy var image = gradient(CGSize(width: 400, height: 300))
    func put(_ frame: CGRect, _ mode: UIView.ContentMode) -> (HeroPage) -> Void {
      { page in
        let view = UIImageView(image: image)
        view.frame = frame
        view.contentMode = mode
        view.clipsToBounds = true
        view.heroID = "photo"
        page.view.addSubview(view)
        page.pieces["photo"] = view
      }
    }
    let world = HeroWorld(
      .modal, size: CGSize(width: 390, height: 844),
      put(CGRect(x: 20, y: 100, width: 120, height: 120), .scaleAspectFill),
      put(CGRect(x: 0, y: 0, width: 390, height: 844), .scaleAspectFit))
    world.second.heroModalAnimationType = .none
    return world
  }

  @Test("The visible part of one image grows from the square to the whole without stretching")
  func imageMorph() throws {
    let world = pictureWorld()
    let transition = try #require(world.go())
    let element = try #require(transition.planner?.elements.first)
    let view = try #require(element.view.pane.subviews.first as? UIImageView)
    #expect(element.view.pane.subviews.count == 1)
    let wanted: [(Double, CGFloat)] = [
      (0, 3000), (0.25, 3448), (0.5, 3709), (0.75, 3880), (1, 4000),
    ]
    for (progress, width) in wanted {
      transition.update(progress)
      let window = element.view.bounds.size
      let scale = view.frame.width / 4000
      #expect(near(window.width / scale, width, 4), "at \(progress)")
      #expect(near(window.height / scale, 3000, 4))
      #expect(abs(view.frame.width / view.frame.height / (4.0 / 3) - 1) < 0.001)
    }
    transition.finish(animate: false)
  }

  @Test("At both ends the transition looks like the screens")
  func pixels() throws {
    let world = pictureWorld()
    let before = try #require(world.stage.picture())
    let transition = try #require(world.go())
    world.second.view.alpha = 0
    world.stage.advance(frames: 1)
    #expect(try difference(before, #require(world.stage.picture())) < 0.001)
    world.second.view.alpha = 1
    transition.update(1)
    world.stage.advance(frames: 1)
    let last = try #require(world.stage.picture())
    transition.finish()
    world.settle()
    #expect(try difference(last, #require(world.stage.picture())) < 0.001)
  }

  /// The fraction of pixels that differ by more than one of 255.
  private func difference(_ a: CGImage, _ b: CGImage) throws -> Double {
    let (first, second) = (pixels(a), pixels(b))
    try #require(first.count == second.count && !first.isEmpty)
    var count = 0
    for index in stride(from: 0, to: first.count, by: 4) {
      let differs = (0..<3).contains { abs(Int(first[index + $0]) - Int(second[index + $0])) > 1 }
      if differs { count += 1 }
    }
    return Double(count) / Double(first.count / 4)
  }

  private func pixels(_ image: CGImage) -> [UInt8] { image.withPixels { [UInt8]($0) } }

  @Test("Two opaque views cross-fade without revealing the background")
  func coverage() throws {
    func solid(_ color: UIColor, _ frame: CGRect) -> (HeroPage) -> Void {
      { page in
        let view = page.add("card", frame, .clear)
        let inner = UIView(frame: view.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.backgroundColor = color
        view.addSubview(inner)
      }
    }
    let world = HeroWorld(.modal, solid(.red, HeroWorld.small), solid(.blue, HeroWorld.small))
    let transition = try #require(world.go())
    let element = try #require(transition.planner?.elements.first)
    for step in 0...20 {
      transition.update(Double(step) / 20)
      let alphas = element.view.pane.subviews.map(\.alpha)
      try #require(alphas.count == 2)
      let covered = 1 - (1 - alphas[0]) * (1 - alphas[1])
      #expect(covered * element.view.alpha >= 0.99, "at \(step)")
    }
    transition.cancel(animate: false)
  }

  @Test("With nonFade forced, the source stays opaque below the target", arguments: [true, false])
  func forceNonFade(_ asksGoing: Bool) throws {
    func holed(_ asks: Bool, _ frame: CGRect) -> (HeroPage) -> Void {
      { page in
        let view = page.add("ring", frame, .clear)
        let spot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        spot.backgroundColor = .blue
        view.addSubview(spot)
        view.heroModifiers = asks ? [.forceNonFade] : nil
      }
    }
    func alphas(_ world: HeroWorld) throws -> [[CGFloat]] {
      let transition = try #require(world.go())
      let pane = try #require(transition.planner?.elements.first).view.pane
      defer { transition.cancel(animate: false) }
      return [0.1, 0.6, 0.9].map {
        transition.update($0)
        return pane.subviews.map(\.alpha)
      }
    }
    let forced = try alphas(
      HeroWorld(
        .modal, holed(asksGoing, HeroWorld.small), holed(!asksGoing, HeroWorld.large)))
    #expect(forced.allSatisfy { $0.count == 2 && $0[0] == 1 })
    #expect(forced[0][1] < 0.5 && forced[2][1] == 1)
    let free = try alphas(
      HeroWorld(.modal, holed(false, HeroWorld.small), holed(false, HeroWorld.large)))
    #expect(free[2][0] < 0.5)
  }

  @Test("Corners are round on both axes, and each has its own radius")
  func corners() throws {
    let world = HeroWorld(
      .modal, { $0.add("card", HeroWorld.small).layer.cornerRadius = 12 },
      {
        let layer = $0.add("card", CGRect(x: 0, y: 100, width: 400, height: 200)).layer
        layer.cornerRadius = 44
      })
    let transition = try #require(world.go())
    let element = try #require(transition.planner?.elements.first)
    transition.update(0.5)
    #expect(near(element.view.pane.layer.cornerRadius, 28, 0.5))
    #expect(CATransform3DEqualToTransform(element.view.pane.layer.transform, CATransform3DIdentity))
    transition.cancel(animate: false)

    let masked = HeroWorld(
      .modal, { $0.add("card", HeroWorld.small).layer.cornerRadius = 20 },
      {
        let layer = $0.add("card", HeroWorld.large).layer
        layer.cornerRadius = 40
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      })
    let other = try #require(masked.go())
    other.update(0.5)
    let pane = try #require(other.planner?.elements.first).view.pane
    let shape = try #require((pane.layer.mask as? CAShapeLayer)?.path)
    // 30 at the top, 10 at the bottom, of a square of 150.
    #expect(!shape.contains(CGPoint(x: 5, y: 5)) && shape.contains(CGPoint(x: 5, y: 145)))
    #expect(shape.contains(CGPoint(x: 10, y: 10)) && !shape.contains(CGPoint(x: 1, y: 149)))
    other.cancel(animate: false)
  }

  @Test("Text keeps its proportions and changes from one layout to the other")
  func labels() throws {
    func label(_ size: CGFloat, _ frame: CGRect) -> (HeroPage) -> Void {
      { page in
        let label = UILabel(frame: frame)
        label.text = "Vitrine"
        label.font = .systemFont(ofSize: size)
        label.heroID = "title"
        page.view.addSubview(label)
      }
    }
    let world = HeroWorld(
      .modal, label(17, CGRect(x: 20, y: 100, width: 100, height: 24)),
      label(34, CGRect(x: 20, y: 300, width: 300, height: 44)))
    let transition = try #require(world.go())
    let pane = try #require(transition.planner?.elements.first).view.pane
    for progress in [0.1, 0.3, 0.5, 0.7, 0.9] {
      transition.update(progress)
      let sizes = pane.subviews.map(\.frame.size)
      try #require(sizes.count == 2)
      #expect(abs(sizes[0].width / sizes[0].height / (100.0 / 24) - 1) < 0.001)
      #expect(abs(sizes[1].width / sizes[1].height / (300.0 / 44) - 1) < 0.001)
    }
    transition.cancel(animate: false)
  }

  @Test("Buttons keep their proportions, too")
  func buttons() throws {
    func button(_ frame: CGRect) -> (HeroPage) -> Void {
      { page in
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.frame = frame
        button.heroID = "button"
        page.view.addSubview(button)
      }
    }
    let world = HeroWorld(
      .modal, button(CGRect(x: 20, y: 100, width: 80, height: 40)),
      button(CGRect(x: 20, y: 300, width: 300, height: 60)))
    let transition = try #require(world.go())
    let pane = try #require(transition.planner?.elements.first).view.pane
    for progress in [0, 0.3, 0.7, 1] {
      transition.update(progress)
      let sizes = pane.subviews.map(\.frame.size)
      try #require(sizes.count == 2)
      #expect(abs(sizes[0].width / sizes[0].height / 2 - 1) < 0.001)
      #expect(abs(sizes[1].width / sizes[1].height / 5 - 1) < 0.001)
    }
    transition.cancel(animate: false)
  }

  @Test("A shadow moves along and interpolates")
  func shadow() throws {
    func card(_ frame: CGRect, _ opacity: Float, _ radius: CGFloat) -> (HeroPage) -> Void {
      { page in
        let layer = page.add("card", frame).layer
        (layer.shadowOpacity, layer.shadowRadius, layer.cornerRadius) = (opacity, radius, 10)
      }
    }
    let world = HeroWorld(.modal, card(HeroWorld.small, 0.2, 4), card(HeroWorld.large, 0.6, 12))
    let transition = try #require(world.go())
    transition.update(0.5)
    let view = try #require(transition.planner?.elements.first).view
    #expect(near(CGFloat(view.layer.shadowOpacity), 0.4, 0.01) && near(view.layer.shadowRadius, 8))
    // The window clips its content, not the shadow around it.
    #expect(!view.clipsToBounds && view.pane.clipsToBounds)
    transition.cancel(animate: false)
  }

  @Test("From a scaled and rotated parent, a view starts where it is visible")
  func zoomedSource() throws {
    let world = HeroWorld(
      .modal,
      { page in
        let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        zoomed.transform = CGAffineTransform(scaleX: 2, y: 2)
        page.view.addSubview(zoomed)
        page.add("blue", CGRect(x: 150, y: 350, width: 50, height: 50), to: zoomed)
      }, nil)
    let transition = try #require(world.go())
    #expect(
      near(
        world.flight("blue", of: transition), CGRect(x: 100, y: 300, width: 100, height: 100)))
    transition.cancel(animate: false)
  }

  @Test("Bars stay while the screens below them change")
  func bars() throws {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let stack = UINavigationController(rootViewController: HeroPage("first"))
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, HeroPage("other")]
    stack.isHeroEnabled = true
    tabs.isHeroEnabled = true
    stage.show(tabs)
    stage.settle()
    let before = (stack.navigationBar.frame, tabs.tabBar.frame)
    func expectBars() {
      #expect(stack.navigationBar.window != nil && tabs.tabBar.window != nil)
      #expect(stack.navigationBar.alpha == 1 && tabs.tabBar.alpha == 1)
      #expect((stack.navigationBar.frame, tabs.tabBar.frame) == before)
      #expect(!stack.navigationBar.isHidden && !tabs.tabBar.isHidden)
    }
    stack.pushViewController(HeroPage("second"), animated: true)
    let push = try #require(stack.heroTransition)
    while push.state != .ended {
      expectBars()
      stage.advance(frames: 1)
    }
    stage.settle()
    expectBars()
    tabs.selectedIndex = 1
    let slide = try #require(tabs.heroTransition)
    while slide.state != .ended {
      #expect(tabs.tabBar.alpha == 1 && tabs.tabBar.window != nil)
      #expect(tabs.tabBar.frame == before.1)
      stage.advance(frames: 1)
    }
  }

  @Test("A view that covers another one keeps covering it during the transition")
  func depth() throws {
    let world = HeroWorld(
      .modal, { $0.add("blue", HeroWorld.small) },
      { page in
        page.add("blue", CGRect(x: 0, y: 0, width: 400, height: 800))
        let button = UIView(frame: CGRect(x: 300, y: 20, width: 60, height: 60))
        button.backgroundColor = .green
        page.view.addSubview(button)
      })
    let transition = try #require(world.go())
    let views = try #require(transition.planner).overlay.subviews
    let element = try #require(transition.planner?.elements.first)
    let occluder = try #require(transition.planner?.occluders.first)
    let (a, b) = (views.firstIndex(of: element.view), views.firstIndex(of: occluder.snapshotView))
    #expect(try #require(a) < #require(b))
    world.settle()
    let back = try #require(world.back())
    world.stage.advance(frames: 1)
    let picture = try #require(world.stage.picture())
    // The button is still there on the first frame.
    #expect(picture.color(at: CGPoint(x: 330, y: 50)) == [0, 255, 0])
    back.finish(animate: false)
    #expect(world.second.view.subviews.last?.alpha == 1)
  }

  @Test("Two moving views keep the order of their screen")
  func order() throws {
    let world = HeroWorld(
      .modal,
      {
        $0.add("low", HeroWorld.small)
        $0.add("high", HeroWorld.small.offsetBy(dx: 20, dy: 20), .green)
      },
      {
        $0.add("low", HeroWorld.large)
        $0.add("high", HeroWorld.large.offsetBy(dx: 20, dy: 20), .green)
      })
    let transition = try #require(world.go())
    let planner = try #require(transition.planner)
    let names = planner.overlay.subviews.compactMap { view in
      planner.elements.first { $0.view === view }?.id
    }
    #expect(names == ["low", "high"])
  }

  @Test(
    "Over a screen that stays, the background stays",
    arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext])
  func overFullScreen(_ style: UIModalPresentationStyle) throws {
    let world = HeroWorld()
    world.second.modalPresentationStyle = style
    world.second.view.backgroundColor = UIColor(white: 0, alpha: 0.5)
    world.first.view.backgroundColor = .green
    let transition = try #require(world.go())
    #expect(transition.scene?.isOverlaid == true)
    world.advance(0.1)
    let picture = try #require(world.stage.picture())
    #expect(picture.color(at: CGPoint(x: 10, y: 780))[1] > 120)
    world.settle()
    #expect(world.first.view.window != nil)
    #expect(try #require(world.stage.picture()).color(at: CGPoint(x: 10, y: 780))[1] > 120)
    _ = world.back()
    world.settle()
    #expect(
      try #require(world.stage.picture()).color(at: CGPoint(x: 10, y: 780)) == [0, 255, 0])
  }

  @Test("With reduced motion the screens cross-fade in 140 ms and nothing moves")
  func reducedMotion() throws {
    let world = HeroWorld()
    world.stage.reducesMotion = true
    defer { world.stage.reducesMotion = false }
    let transition = try #require(world.go())
    #expect(abs(transition.totalDuration - 0.14) < 0.01)
    #expect(transition.planner?.elements.isEmpty == true)
    world.advance(0.07)
    #expect(world.second.view.frame.origin == .zero && world.second.view.transform.isIdentity)
    world.settle()
    #expect(world.second.view.alpha == 1)
  }
}
