import Motion
import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// Durations, default animations, arcs and cascades, by their documented values.
@MainActor @Suite(.serialized) struct PlanTests {
  @Test("The optimized duration depends on the distance")
  func optimizedDuration() {
    func duration(_ move: CGPoint, _ growth: CGSize) -> Double {
      DurationRule.optimized(move: move, growth: growth)
    }
    #expect(abs(duration(.zero, .zero) - 0.208) < 0.0005)
    let middle = duration(CGPoint(x: 300, y: 0), CGSize(width: 100, height: 100))
    #expect(abs(middle - 0.3551) < 0.0005)
    #expect(abs(duration(CGPoint(x: 0, y: 500), .zero) - 0.3747) < 0.0005)
    #expect(abs(duration(CGPoint(x: 0, y: 5000), .zero) - 0.3747) < 0.0005)
  }

  @Test("A transition has the optimized duration")
  func durationOfAFlight() throws {
    let world = HeroWorld(
      .modal, { $0.add("blue", CGRect(x: 0, y: 0, width: 100, height: 100)) },
      { $0.add("blue", CGRect(x: -50, y: 250, width: 200, height: 200)) })
    world.second.heroModalAnimationType = .none
    let transition = try #require(world.go())
    #expect(abs(transition.totalDuration - 0.3551) < 0.0005)
  }

  @Test("Views that match the longest duration do so in any order")
  func matchLongest() {
    var results: Set<Double> = []
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      var timings = [
        HeroTiming(delay: 0.1, duration: .infinity), HeroTiming(delay: 0.2, duration: .infinity),
        HeroTiming(delay: 0, duration: 0.35), HeroTiming(delay: 0.2, duration: 0.3),
      ].shuffled(using: &generator)
      results.insert(DurationRule.resolve(&timings))
      for timing in timings where timing.delay == 0.1 { #expect(abs(timing.duration - 0.4) < 1e-9) }
    }
    #expect(results == [0.5])
  }

  private func run(_ type: HeroAnimationType, at time: Double = 0.175) throws -> HeroWorld {
    let world = HeroWorld(.modal, { _ in }, { _ in })
    world.second.heroModalAnimationType = type
    let transition = try #require(world.go())
    #expect(abs(transition.totalDuration - 0.35) < 1e-9)
    // The first frame shows the initial state, and time counts from it.
    world.stage.advance(frames: 1)
    world.advance(time)
    return world
  }

  @Test("Push: positions of both screens half-way")
  func push() throws {
    let world = try run(.push(direction: .left))
    #expect(near(world.second.view.layer.transform.m41, 64.3, 0.1))
    #expect(near(world.first.view.layer.transform.m41, -111.9, 0.1))
    let dim = try #require(world.first.view.subviews.last)
    #expect(near(dim.alpha, 0.0839, 0.001) && dim.backgroundColor == .black)
    #expect(
      world.second.view.layer.shadowRadius == 5 && world.second.view.layer.shadowOpacity < 0.5)
    world.settle()
    #expect(world.second.view.layer.shadowOpacity == 0 && world.first.view.subviews.isEmpty)
  }

  @Test("Zoom: sizes of both screens half-way")
  func zoom() throws {
    let world = try run(.zoom)
    #expect(near(world.first.view.layer.transform.m11, 1.2327, 0.001))
    #expect(near(world.second.view.layer.transform.m11, 0.9327, 0.001))
  }

  @Test("Zoom slide begins at four fifths")
  func zoomSlide() throws {
    let world = try run(.zoomSlide(direction: .left), at: 0)
    #expect(near(world.second.view.layer.transform.m11, 0.8, 0.001))
    #expect(near(world.second.view.layer.transform.m41, 400, 0.1))
    world.advance(0.34)
    #expect(near(world.first.view.layer.transform.m11, 0.8, 0.01))
  }

  nonisolated static let directions: [HeroAnimationType.Direction] = [
    .left, .right, .up, .down, .leading, .trailing,
  ]
  nonisolated static let types: [HeroAnimationType] =
    directions.flatMap { direction in
      [
        .push(direction: direction), .pull(direction: direction), .cover(direction: direction),
        .uncover(direction: direction), .slide(direction: direction),
        .zoomSlide(direction: direction), .pageIn(direction: direction),
        .pageOut(direction: direction),
      ]
    } + [
      .auto, .fade, .zoom, .zoomOut, .none,
      .selectBy(presenting: .zoom, dismissing: .push(direction: .up)),
    ]

  @Test("Every type reversed twice is itself", arguments: types)
  func reversed(_ type: HeroAnimationType) { #expect(type.reversed.reversed == type) }

  /// The start of the appearing screen, the end of the disappearing one, and whether the former is
  /// above.
  @Test("Each type starts and ends as documented")
  func table() throws {
    typealias Ends = (to: CGPoint, toScale: CGFloat, from: CGPoint, fromScale: CGFloat, above: Bool)
    let rows: [(HeroAnimationType, Ends)] = [
      (.push(direction: .left), (CGPoint(x: 400, y: 0), 1, CGPoint(x: -400 / 3.0, y: 0), 1, true)),
      (.push(direction: .up), (CGPoint(x: 0, y: 800), 1, CGPoint(x: 0, y: -800 / 3.0), 1, true)),
      (
        .pull(direction: .right), (CGPoint(x: -400 / 3.0, y: 0), 1, CGPoint(x: 400, y: 0), 1, false)
      ),
      (.cover(direction: .up), (CGPoint(x: 0, y: 800), 1, .zero, 1, true)),
      (.uncover(direction: .down), (.zero, 1, CGPoint(x: 0, y: 800), 1, false)),
      (.slide(direction: .left), (CGPoint(x: 400, y: 0), 1, CGPoint(x: -400, y: 0), 1, true)),
      (.pageIn(direction: .left), (CGPoint(x: 400, y: 0), 1, .zero, 0.7, true)),
      (.pageOut(direction: .right), (.zero, 0.7, CGPoint(x: 400, y: 0), 1, false)),
      (.zoom, (.zero, 0.7, .zero, 1.3, false)),
      (.zoomOut, (.zero, 1.3, .zero, 0.7, true)),
    ]
    for (type, ends) in rows {
      let world = HeroWorld(.modal, { _ in }, { _ in })
      world.second.heroModalAnimationType = type
      let transition = try #require(world.go())
      let (to, from) = (world.second.view.layer, world.first.view.layer)
      #expect(near(to.transform.m41, ends.to.x) && near(to.transform.m42, ends.to.y), "\(type)")
      #expect(near(to.transform.m11, ends.toScale, 0.001), "\(type)")
      transition.update(1)
      #expect(
        near(from.transform.m41, ends.from.x) && near(from.transform.m42, ends.from.y), "\(type)")
      #expect(near(from.transform.m11, ends.fromScale, 0.001), "\(type)")
      let order = try #require(transition.container?.subviews)
      let (a, b) = (order.firstIndex(of: world.second.view), order.firstIndex(of: world.first.view))
      #expect((try #require(a) > #require(b)) == ends.above, "\(type)")
      transition.finish(animate: false)
    }
  }

  @Test("Auto pushes and pulls in a stack, fades presentations, and slides between tabs")
  func auto() throws {
    let stack = HeroWorld(.navigation, { _ in }, { _ in })
    stack.go()
    #expect(near(stack.second.view.layer.transform.m41, 400))
    stack.settle()
    _ = stack.back()
    #expect(near(stack.first.view.layer.transform.m41, -400 / 3.0))
    stack.settle()
    let modal = HeroWorld(.modal, { _ in }, { _ in })
    let fade = try #require(modal.go())
    #expect(modal.second.view.alpha == 0 && abs(fade.totalDuration - 0.208) < 1e-9)
    modal.settle()
    #expect(modal.second.view.alpha == 1)
  }

  @Test("autoReverse reverses a type, and selectBy chooses one")
  func selection() throws {
    let world = HeroWorld(.modal, { _ in }, { _ in })
    world.second.heroModalAnimationType = .autoReverse(presenting: .cover(direction: .up))
    world.go()
    #expect(near(world.second.view.layer.transform.m42, 800))
    world.settle()
    let back = try #require(world.back())
    back.update(1)
    #expect(near(world.second.view.layer.transform.m42, 800))
    back.finish(animate: false)
  }

  @Test("An arc bends by its intensity, and is straight where it can't bend")
  func arc() {
    let (from, to) = (CGPoint.zero, CGPoint(x: 100, y: 200))
    let bow = Arc(from: from, to: to, intensity: 1).point(at: 0.5)
    #expect(near(bow.x, 25, 0.1) && near(bow.y, 150, 0.1))
    let other = Arc(from: from, to: to, intensity: -1).point(at: 0.5)
    #expect(near(other.x, 75, 0.1) && near(other.y, 50, 0.1))
    let world = HeroWorld(
      .modal, { $0.add("blue", HeroWorld.small) },
      {
        $0.add("blue", HeroWorld.small.offsetBy(dx: 0.5, dy: 300))
          .heroModifiers = [.arc, .timingFunction(.linear)]
      })
    let transition = world.go()
    world.stage.advance(frames: 1)
    world.advance(0.1)
    #expect(near(world.flight("blue", of: transition)?.minX, HeroWorld.small.minX, 0.51))
  }

  @Test("Ten cascaded views, and the matched ones after them")
  func cascade() throws {
    let world = HeroWorld(
      .modal, { $0.add("star", CGRect(x: 0, y: 700, width: 10, height: 10)) },
      { page in
        page.view.heroModifiers = [.cascade(delta: 0.02, delayMatchedViews: true)]
        for index in 0..<9 {
          page.add("row \(index)", CGRect(x: 0, y: 50 * CGFloat(9 - index), width: 100, height: 40))
            .heroModifiers = [.fade, .translate(y: 50)]
        }
        page.add("star", CGRect(x: 0, y: 500, width: 100, height: 40))
      })
    let transition = try #require(world.go())
    let scene = try #require(transition.scene)
    let delays = (0..<9).compactMap { scene.to.byID["row \($0)"]?.state.delay }
    // Nearest to the top first, whatever the order of the subviews.
    for (index, delay) in delays.enumerated() {
      #expect(abs(delay - 0.02 * Double(8 - index)) < 1e-9)
    }
    #expect(abs((scene.to.byID["star"]?.state.delay ?? 0) - 0.2) < 1e-9)
  }

  @Test("A cascade begins at the given side or distance")
  func cascadeDirections() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = [CGPoint(x: 50, y: 10), CGPoint(x: 10, y: 50), CGPoint(x: 90, y: 95)].map {
      center in
      let view = UIView(frame: CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10))
      parent.addSubview(view)
      return view
    }
    func order(_ direction: HeroCascadeDirection) -> [Int] {
      CascadeRule.sorted(views, in: parent, by: direction).compactMap { view in
        views.firstIndex { $0 === view }
      }
    }
    let corner = CGPoint(x: 100, y: 100)
    #expect(order(.topToBottom) == [0, 1, 2] && order(.bottomToTop) == [2, 1, 0])
    #expect(order(.leftToRight) == [1, 0, 2] && order(.rightToLeft) == [2, 0, 1])
    #expect(order(.leadingToTrailing) == [1, 0, 2] && order(.trailingToLeading) == [2, 0, 1])
    #expect(order(.radial(center: corner)) == [2, 0, 1])
    #expect(order(.inverseRadial(center: corner)) == [0, 1, 2])
    parent.semanticContentAttribute = .forceRightToLeft
    #expect(order(.leadingToTrailing) == [2, 0, 1] && order(.trailingToLeading) == [1, 0, 2])
  }

  /// Which screen is dimmed, which one casts a shadow, and the timing curve.
  @Test("Each type dims, raises and slows down as documented")
  func tableLooks() throws {
    typealias Looks = (dimmed: String, lifted: String, curve: Curve)
    let rows: [(HeroAnimationType, Looks)] = [
      (.push(direction: .left), ("from", "to", .deceleration)),
      (.pull(direction: .left), ("to", "from", .standard)),
      (.cover(direction: .left), ("from", "to", .deceleration)),
      (.uncover(direction: .left), ("to", "from", .standard)),
      (.slide(direction: .left), ("", "", .standard)),
      (.zoomSlide(direction: .left), ("", "", .standard)),
      (.pageIn(direction: .left), ("from", "to", .deceleration)),
      (.pageOut(direction: .left), ("to", "from", .standard)),
      (.zoom, ("", "", .standard)), (.zoomOut, ("", "", .standard)),
    ]
    for (type, looks) in rows {
      let world = HeroWorld(.modal, { _ in }, { _ in })
      world.second.heroModalAnimationType = type
      let transition = try #require(world.go())
      let scene = try #require(transition.scene)
      for (name, screen) in [("from", scene.from), ("to", scene.to)] {
        let state = screen.rootParticipant.state
        #expect(state.overlay?.opacity == (looks.dimmed == name ? 0.1 : nil), "\(type) \(name)")
        let begin = HeroTargetState(state.beginModifiers)
        #expect(begin.shadowOpacity == (looks.lifted == name ? 0.5 : nil), "\(type) \(name)")
        #expect(state.curve == looks.curve && state.duration == 0.35, "\(type) \(name)")
        let isFaded = type == .zoom && name == "from" || type == .zoomOut && name == "to"
        #expect(state.opacity == (isFaded ? 0 : nil), "\(type) \(name)")
      }
      if looks.lifted == "to" {
        let layer = world.second.view.layer
        #expect(layer.shadowOpacity == 0.5 && layer.shadowRadius == 5 && !layer.masksToBounds)
        #expect(layer.shadowOffset == .zero)
      }
      transition.finish(animate: false)
      #expect(world.second.view.layer.shadowOpacity == 0, "\(type)")
    }
  }

  @Test("All six directions, forward and back")
  func everyDirection() {
    let size = CGSize(width: 400, height: 800)
    let rows: [(HeroAnimationType.Direction, Bool, CGPoint)] = [
      (.left, false, CGPoint(x: 400, y: 0)), (.right, false, CGPoint(x: -400, y: 0)),
      (.up, false, CGPoint(x: 0, y: 800)), (.down, false, CGPoint(x: 0, y: -800)),
      (.leading, false, CGPoint(x: 400, y: 0)), (.trailing, false, CGPoint(x: -400, y: 0)),
      (.leading, true, CGPoint(x: -400, y: 0)), (.trailing, true, CGPoint(x: 400, y: 0)),
      (.left, true, CGPoint(x: 400, y: 0)),
    ]
    for (direction, isMirrored, start) in rows {
      let sides = DefaultAnimationRule.Sides(
        .slide(direction: direction), size: size, isMirrored: isMirrored)
      let (to, from) = (HeroTargetState(sides.to).transform, HeroTargetState(sides.from).transform)
      #expect(to?.m41 == start.x && to?.m42 == start.y, "\(direction)")
      #expect(from?.m41 == -start.x && from?.m42 == -start.y, "\(direction)")
      #expect(direction.opposite.opposite == direction)
    }
  }

  @Test("A container's own type is used; auto excludes a screen with modifiers of its own")
  func containerTypes() throws {
    let stack = HeroWorld(.navigation, { _ in }, { _ in })
    stack.navigation?.heroNavigationAnimationType = .selectBy(
      presenting: .cover(direction: .up), dismissing: .zoomOut)
    stack.go()
    #expect(near(stack.second.view.layer.transform.m42, 800))
    stack.settle()
    _ = stack.back()
    #expect(near(stack.first.view.layer.transform.m11, 1.3, 0.001))
    stack.settle()

    let stage = Stage(size: CGSize(width: 400, height: 800))
    let tabs = UITabBarController()
    let pages = [HeroPage("left"), HeroPage("right")]
    tabs.viewControllers = pages
    tabs.isHeroEnabled = true
    tabs.heroTabBarAnimationType = .slide(direction: .down)
    stage.show(tabs)
    tabs.selectedIndex = 1
    #expect(pages[1].view.layer.transform.m42 < -600 && tabs.heroTransition != nil)
    stage.settle()

    let own = HeroWorld(.modal, { _ in }, { $0.view.heroModifiers = [.translate(y: 300)] })
    let transition = try #require(own.go())
    #expect(transition.scene?.animation == HeroAnimationType.none)
    #expect(near(own.second.view.layer.transform.m42, 300) && own.first.view.alpha == 1)
  }

  @Test("Fade: only the upper screen fades, and what is opaque below stays")
  func fade() throws {
    let solid = HeroWorld(.modal, { _ in }, { _ in })
    solid.second.heroModalAnimationType = .fade
    solid.go()
    #expect(solid.second.view.alpha == 0 && solid.first.view.alpha == 1)
    solid.advance(0.1)
    #expect(solid.first.view.alpha == 1 && solid.second.view.alpha > 0.1)
    let clear = HeroWorld(.modal, { $0.view.backgroundColor = nil }, { _ in })
    clear.second.heroModalAnimationType = .fade
    let both = try #require(clear.go())
    both.update(1)
    #expect(clear.first.view.alpha == 0)
    both.finish(animate: false)
    // Over a screen that stays, the one above fades away and the one below is not touched.
    let over = HeroWorld(.modal, { _ in }, { _ in })
    over.second.modalPresentationStyle = .overFullScreen
    over.second.heroModalAnimationType = .fade
    over.go()
    over.settle()
    let back = try #require(over.back())
    back.update(0.5)
    #expect(near(over.second.view.alpha, 0.5, 0.01) && over.first.view.alpha == 1)
    back.finish(animate: false)
  }
}
