import Motion
import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// Every modifier, by its effect on a view during a transition.
@MainActor @Suite(.serialized) struct ModifierTests {
  /// A page whose single view has the modifiers, at the start.
  private func world(
    _ modifiers: [HeroModifier], prepare: ((HeroPage) -> Void)? = nil
  ) throws -> (HeroWorld, UIView, HeroTransition) {
    let world = HeroWorld(
      .modal, { _ in },
      { page in
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        view.backgroundColor = .white
        view.heroModifiers = modifiers
        page.view.addSubview(view)
        page.pieces["it"] = view
        prepare?(page)
      })
    world.second.heroModalAnimationType = .none
    let transition = try #require(world.go())
    return (world, try #require(world.second.pieces["it"]), transition)
  }

  private func check(
    _ modifiers: [HeroModifier], _ body: (UIView) -> Bool, _ name: Comment
  ) throws {
    let (world, view, transition) = try world(modifiers)
    #expect(body(view), name)
    world.settle()
    #expect(transition.state == .ended)
    #expect(view.alpha == 1 && view.frame == CGRect(x: 100, y: 100, width: 100, height: 100), name)
    #expect(
      view.layer.cornerRadius == 0 && view.layer.zPosition == 0 && view.subviews.isEmpty, name)
    #expect(view.layer.shadowOpacity == 0 && view.layer.borderWidth == 0, name)
    #expect(CATransform3DIsIdentity(view.layer.transform) && view.backgroundColor == .white, name)
  }

  @Test("Basic modifiers set the initial state and are removed at the end")
  func basic() throws {
    try check([.fade], { $0.alpha == 0 }, "fade")
    try check([.opacity(0.3)], { near($0.alpha, 0.3, 0.001) }, "opacity")
    try check(
      [.position(CGPoint(x: 10, y: 20))], { $0.center == CGPoint(x: 10, y: 20) }, "position")
    try check(
      [.size(CGSize(width: 10, height: 20))], { $0.bounds.size == CGSize(width: 10, height: 20) },
      "size")
  }

  @Test("Transforms are concatenated in their order")
  func transforms() throws {
    func m(_ view: UIView) -> CATransform3D { view.layer.transform }
    try check([.translate(x: 10, y: 20, z: 5)], { near(m($0).m41, 10) && near(m($0).m43, 5) }, "3D")
    try check([.translate(CGPoint(x: 3, y: 4))], { near(m($0).m42, 4) }, "translate")
    try check(
      [.scale(0.5)], { near(m($0).m11, 0.5, 0.001) && near(m($0).m22, 0.5, 0.001) }, "scale")
    try check([.scale(x: 2)], { near(m($0).m11, 2, 0.001) && near(m($0).m22, 1, 0.001) }, "scale x")
    try check([.rotate(.pi / 2)], { near(m($0).m12, 1, 0.001) }, "rotate")
    try check([.rotate(x: .pi / 3)], { near(m($0).m22, 0.5, 0.001) }, "rotate x")
    try check(
      [.rotate(CGPoint(x: 0, y: CGFloat.pi / 3))], { near(m($0).m11, 0.5, 0.001) }, "rotate point")
    try check([.perspective(500), .rotate(y: 0.3)], { m($0).m14 != 0 }, "perspective")
    try check(
      [.translate(x: 10), .scale(2), .translate(x: 10)], { near(m($0).m41, 30) }, "in order")
    try check(
      [.translate(x: 10), .transform(CATransform3DMakeScale(3, 3, 1))],
      { near(m($0).m41, 0) && near(m($0).m11, 3, 0.001) }, "transform")
  }

  @Test("Appearance modifiers are applied and removed")
  func looks() throws {
    let red = HeroColor(red: 1, alpha: 1)
    try check([.cornerRadius(12)], { $0.layer.cornerRadius == 12 }, "corners")
    try check(
      [.borderWidth(4), .borderColor(.red)],
      {
        $0.layer.borderWidth == 4 && HeroColor($0.layer.borderColor) == red
      }, "border")
    try check([.backgroundColor(.red)], { $0.backgroundColor != .white }, "background")
    try check([.zPosition(7)], { $0.layer.zPosition == 7 }, "z")
    try check([.masksToBounds(true)], { $0.layer.masksToBounds }, "masks")
    try check([.contentsScale(3), .fade], { $0.layer.contentsScale == 3 }, "contents scale")
    try check(
      [.contentsRect(CGRect(x: 0, y: 0, width: 0.5, height: 1))],
      { $0.layer.contentsRect.width == 0.5 }, "contents rect")
    try check(
      [
        .shadowOpacity(0.5), .shadowRadius(9), .shadowOffset(CGSize(width: 1, height: 2)),
        .shadowColor(.red),
      ],
      {
        near(CGFloat($0.layer.shadowOpacity), 0.5, 0.01) && $0.layer.shadowRadius == 9
          && $0.layer.shadowOffset == CGSize(width: 1, height: 2)
          && HeroColor($0.layer.shadowColor) == red
      }, "shadow")
    try check(
      [.shadowPath(UIBezierPath(rect: .zero).cgPath), .fade], { $0.layer.shadowPath != nil }, "path"
    )
    try check(
      [.overlay(color: .black, opacity: 0.4)], { near($0.subviews.last?.alpha, 0.4, 0.01) },
      "overlay")
    try check(
      [.beginWith(.borderWidth(3)), .fade], { $0.layer.borderWidth == 3 }, "beginWith")
  }

  @Test("Durations, delays, curves and springs are applied")
  func timing() throws {
    #expect(abs(try world([.fade, .duration(0.9)]).2.totalDuration - 0.9) < 1e-9)
    #expect(abs(try world([.fade, .delay(0.3)]).2.totalDuration - 0.508) < 1e-9)
    let spring = Spring(stiffness: 250, damping: 30)
    let total = try world([.fade, .spring(stiffness: 250, damping: 30)]).2.totalDuration
    #expect(abs(total - spring.settlingDuration()) < 1e-6)
    let (linear, view, _) = try world([.translate(y: 100), .timingFunction(.linear), .duration(1)])
    linear.stage.advance(frames: 1)
    linear.advance(0.5)
    #expect(near(view.layer.transform.m42, 50, 0.5))
    let (named, other, _) = try world(
      [.translate(y: 100), .timingFunction(CAMediaTimingFunction(name: .linear)), .duration(1)])
    named.stage.advance(frames: 1)
    named.advance(0.5)
    #expect(near(other.layer.transform.m42, 50, 0.5))
    let longest = try world([.fade, .durationMatchLongest]) {
      let slow = UIView()
      slow.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      slow.heroModifiers = [.fade, .duration(0.8)]
      $0.view.addSubview(slow)
    }
    #expect(longest.2.planner?.items.allSatisfy { $0.timing.duration == 0.8 } == true)
  }

  @Test("Conditions are evaluated with their context")
  func conditions() throws {
    try check([.whenPresenting(.opacity(0.2))], { near($0.alpha, 0.2, 0.001) }, "presenting")
    try check([.whenAppearing(.opacity(0.2))], { near($0.alpha, 0.2, 0.001) }, "appearing")
    try check(
      [.whenDismissing(.fade), .whenDisappearing(.fade), .whenMatched(.fade)], { $0.alpha == 1 },
      "not")
    var asked: HeroConditionalContext?
    let (_, view, transition) = try world([
      .when(
        {
          asked = $0
          return true
        }, .fade)
    ])
    let context = try #require(asked)
    #expect(context.view === view && context.isAppearing && !context.isMatched)
    #expect(!context.isInNavigationController && !context.isInTabBarController)
    #expect(context.currentViewController === transition.toViewController)
    #expect(context.otherViewController === transition.fromViewController)
  }

  @Test("A view starts at the position of its source")
  func source() throws {
    let world = HeroWorld(
      .modal, { $0.add("button", HeroWorld.small) },
      { $0.add("panel", HeroWorld.large).heroModifiers = [.source(heroID: "button")] })
    let transition = try #require(world.go())
    #expect(near(world.flight("panel", of: transition), HeroWorld.small))
    #expect(world.first.pieces["button"]?.alpha == 1)
    world.settle()
    #expect(world.second.pieces["panel"]?.frame == HeroWorld.large)
  }

  @Test("Ignored subviews have no modifiers: either the direct ones or all")
  func ignored() throws {
    func nested(_ modifier: HeroModifier) throws -> [CGFloat] {
      let (_, view, transition) = try world([modifier, .fade]) { page in
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        inner.heroModifiers = [.opacity(0.5)]
        let innermost = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        innermost.heroModifiers = [.opacity(0.5)]
        inner.addSubview(innermost)
        page.pieces["it"]?.addSubview(inner)
      }
      defer { transition.finish(animate: false) }
      return [view.subviews[0].alpha, view.subviews[0].subviews[0].alpha]
    }
    #expect(try nested(.ignoreSubviewModifiers) == [1, 0.5])
    #expect(try nested(.ignoreSubviewModifiers(recursive: true)) == [1, 1])
  }

  @Test("In global space a view moves from its parent to the overlay")
  func global() throws {
    let (world, view, transition) = try world([
      .useGlobalCoordinateSpace, .translate(y: 200), .fade,
    ])
    #expect(view.alpha == 0 && transition.planner?.elements.count == 1)
    world.settle()
    #expect(view.alpha == 1)
  }

  @Test("Invisible views are excluded unless forced")
  func forced() throws {
    let far = CGRect(x: 0, y: 3000, width: 50, height: 50)
    for modifiers in [[HeroModifier](), [.forceAnimate]] {
      let world = HeroWorld(
        .modal, { $0.add("blue", far).heroModifiers = modifiers },
        { $0.add("blue", HeroWorld.large) })
      let transition = try #require(world.go())
      #expect((transition.planner?.elements.isEmpty == true) == modifiers.isEmpty)
    }
  }

  @Test("Of two views with one id on a screen, the topmost one counts")
  func duplicateID() throws {
    let world = HeroWorld(
      .modal,
      {
        $0.add("blue", HeroWorld.small)
        $0.add("blue", HeroWorld.small.offsetBy(dx: 50, dy: 0))
      }, nil)
    let transition = try #require(world.go())
    #expect(transition.planner?.elements.count == 1)
    #expect(near(world.flight("blue", of: transition), HeroWorld.small.offsetBy(dx: 50, dy: 0)))
    #expect(world.first.view.subviews.map(\.alpha) == [1, 0])
  }

  @Test("A size with its contents stretched, or in proportion")
  func scaleBasedSize() throws {
    for stretches in [true, false] {
      let world = HeroWorld(
        .modal, nil,
        { page in
          let view = page.add("blue", CGRect(x: 100, y: 400, width: 200, height: 100))
          let spot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
          spot.backgroundColor = .white
          view.addSubview(spot)
          view.heroModifiers = stretches ? [.useScaleBasedSizeChange] : nil
        })
      let transition = try #require(world.go())
      transition.update(0)
      let element = try #require(transition.planner?.elements.first)
      // A view of 200 × 100 points, in a window that is a square of 100 points now.
      let picture = try #require(element.view.pane.subviews.last)
      #expect(near(picture.frame.width, 100) && near(picture.frame.height, stretches ? 100 : 50))
    }
  }

  @Test("Disabled views and their subviews are excluded")
  func disabled() throws {
    let world = HeroWorld(
      .modal,
      {
        $0.add("a", HeroWorld.small).isHeroEnabled = false
        $0.add("b", HeroWorld.small).isHeroEnabledForSubviews = false
        $0.add("c", CGRect(x: 0, y: 0, width: 20, height: 20), to: $0.pieces["b"])
      },
      {
        for id in ["a", "b", "c"] { $0.add(id, HeroWorld.large) }
      })
    let transition = try #require(world.go())
    #expect(transition.planner?.elements.map(\.id) == ["b"])
  }

  @Test("Each kind of snapshot is taken, and the view is restored")
  func snapshots() throws {
    let kinds: [(HeroModifier, isImage: Bool)] = [
      (.useNormalSnapshot, false), (.useLayerRenderSnapshot, true), (.useOptimizedSnapshot, false),
    ]
    for (kind, isImage) in kinds {
      let world = HeroWorld(
        .modal, { $0.add("blue", HeroWorld.small).addSubview(UILabel(frame: .zero)) },
        {
          let view = $0.add("blue", HeroWorld.large)
          let spot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
          spot.backgroundColor = .white
          view.addSubview(spot)
          view.heroModifiers = [kind]
        })
      let transition = try #require(world.go())
      let picture = transition.planner?.elements.first?.view.pane.subviews.last
      #expect(picture != nil && (picture is UIImageView) == isImage)
      world.settle()
    }
    let world = HeroWorld(
      .modal, nil,
      {
        $0.add("under", CGRect(x: 0, y: 0, width: 10, height: 10))
        $0.add("blue", HeroWorld.large).heroModifiers = [.useNoSnapshot]
        $0.add("over", CGRect(x: 0, y: 0, width: 10, height: 10))
      })
    let transition = try #require(world.go())
    let view = try #require(world.second.pieces["blue"])
    #expect(view.superview === transition.planner?.elements.first?.view.pane && view.alpha == 1)
    world.settle()
    #expect(world.second.view.subviews.map(\.heroID) == ["under", "blue", "over"])
    #expect(view.frame == HeroWorld.large)
  }

  final class Badge: UIView, HeroCustomSnapshotView {
    static let picture = UIView()
    var heroSnapshot: UIView? { Self.picture }
  }

  @Test("A view provides a custom snapshot")
  func customSnapshot() throws {
    let world = HeroWorld(
      .modal, nil,
      { page in
        let badge = Badge(frame: HeroWorld.large)
        badge.heroID = "blue"
        page.view.addSubview(badge)
      })
    let transition = try #require(world.go())
    let pane = try #require(transition.planner?.elements.first).view.pane
    #expect(pane.subviews.contains { $0 === Badge.picture })
  }

  @Test("Custom values are kept, and the later of two counts")
  func rest() throws {
    let own = HeroModifier { $0.custom["mine"] = 5 }
    #expect(HeroTargetState([own]).custom["mine"] as? Int == 5)
    #expect(HeroTargetState([.duration(1), .duration(2)]).duration == 2)
  }
}
