import Testing
import UIKit
import UIKitStage

@testable import Presentations

/// The defaults of an alert: those of JJKit's alert context, except for its animation.
@Suite(.serialized) @MainActor struct AlertDefaultsTests {
  private func standing(
    _ configure: (inout AlertContext) -> Void = { _ in }
  ) -> (PresentationWorld, CardController, AlertPresentation) {
    let world = PresentationWorld()
    let card = CardController()
    let presentation = world.root.presentAlert(card, configure: configure)
    return (world, card, presentation)
  }

  @Test func contextHasTheDocumentedDefaults() {
    let context = AlertContext()
    #expect(context.duration == 0.2)
    #expect(context.contentSizeDuration == nil)
    #expect(context.forwardsAppearance == [])
    #expect(context.animator == nil && context.onSizeTransition == nil)
    #expect(context.drag == [])
    #expect(context.escape == nil)
    if case .dismiss = context.outsideTap {} else { Issue.record("taps outside dismiss") }
  }

  @Test func frameIsTheCenteredPreferredSize() {
    let space = AlertSpace(
      bounds: CGRect(x: 0, y: 0, width: 400, height: 800),
      preferredContentSize: CGSize(width: 300, height: 200))
    #expect(AlertContext().placement.frame(space) == CGRect(x: 50, y: 300, width: 300, height: 200))
  }

  @Test func wrappingHasFourCornersAndAShadow() throws {
    let (_, card, presentation) = standing()
    let wrapper = try #require(presentation.transitionController?.wrapper)
    let clip = try #require(card.view.superview)
    #expect(clip.layer.cornerRadius == 10 && clip.clipsToBounds)
    #expect(clip.layer.maskedCorners == .allAlert)
    #expect(wrapper.layer.shadowOpacity == 0.44)
    #expect(wrapper.layer.shadowRadius == 13)
    #expect(wrapper.layer.shadowOffset == CGSize(width: 0, height: -6))
  }

  @Test func theCoverIsHalfTransparentBlack() throws {
    let (world, _, presentation) = standing()
    let cover = try #require(presentation.transitionController?.coverView)
    #expect(cover.backgroundColor == .black && cover.alpha == 0)
    world.stage.settle()
    #expect(cover.alpha == 0.5 && cover.frame == world.window.bounds)
  }

  /// Never tiny: from a scale of 0.9 and transparent to 1 in 0.2 s, and back.
  @Test func itScalesUpWhileItFadesIn() throws {
    let (world, card, presentation) = standing()
    let transition = try #require(presentation.transitionController?.transition)
    let wrapper = try #require(presentation.transitionController?.wrapper)
    #expect(transition.state.pose == AlertPose(scale: 0.9, opacity: 0))
    #expect(world.place(of: wrapper).width > 269 && wrapper.alpha == 0)
    world.stage.advance(frames: 1)
    world.stage.advance(by: 0.1)
    #expect(abs(transition.state.pose.scale - 0.95) < 0.001)
    #expect(abs(transition.state.pose.opacity - 0.5) < 0.001 && abs(wrapper.alpha - 0.5) < 0.001)
    world.stage.advance(by: 0.101)
    #expect(transition.phase == .presented && transition.state == .inPlace && card.balance == 1)
    world.root.dismiss(animated: true)
    world.stage.advance(frames: 1)
    world.stage.advance(by: 0.19)
    #expect(transition.phase == .dismissing && transition.state.pose.opacity < 0.05)
    #expect(transition.state.pose.scale > 0.9)
    world.stage.advance(by: 0.02)
    #expect(world.root.presentedViewController == nil)
  }

  /// From a scale of 0.01 to 1 in 0.2 s, and back, as in JJKit.
  @Test func movementScalesUpFromAHundredth() throws {
    let (world, card, presentation) = standing { $0.useJJKitDefaults() }
    let transition = try #require(presentation.transitionController?.transition)
    #expect(transition.state.pose == AlertPose(scale: 0.01))
    world.stage.advance(frames: 1)
    world.stage.advance(by: 0.1)
    #expect(abs(transition.state.pose.scale - 0.505) < 0.001)
    world.stage.advance(by: 0.101)
    #expect(transition.phase == .presented && transition.state == .inPlace && card.balance == 1)
    world.root.dismiss(animated: true)
    world.stage.advance(frames: 1)
    world.stage.advance(by: 0.19)
    #expect(transition.phase == .dismissing && transition.state.pose.scale < 0.05)
    world.stage.advance(by: 0.02)
    #expect(world.root.presentedViewController == nil)
  }

  @Test func presetsHaveTheDocumentedValues() {
    var context = AlertContext()
    context.useBottom()
    var space = AlertSpace(
      bounds: CGRect(x: 0, y: 0, width: 400, height: 800),
      preferredContentSize: CGSize(width: 400, height: 300))
    space.place = context.placement.frame(space)
    #expect(space.place == CGRect(x: 0, y: 500, width: 400, height: 300))
    #expect(context.movement.away(space).offset == CGPoint(x: 0, y: 300), "its own height")
    #expect(context.drag == .down)
    context.useCentre()
    #expect(context.movement.away(space) == AlertPose(scale: 0.9, opacity: 0))
    #expect(context.drag == [])
    context.useTop()
    space.place = context.placement.frame(space)
    #expect(space.place.minY == 8 && context.drag == .up)
    #expect(context.movement.away(space).offset.y == -308)
  }

  /// All corners, the upper ones, only a shadow, only corners, nothing.
  @Test func wrappingsHaveTheDocumentedValues() throws {
    let frame = CGRect(x: 10, y: 20, width: 300, height: 200)
    func made(_ wrapping: AlertWrapping) -> (wrapper: UIView, content: UIView) {
      let content = UIView()
      let wrapper = wrapping.wrap(content, frame)
      #expect(wrapper.frame == frame && content.bounds.size == frame.size)
      return (wrapper, content)
    }
    let all = made(.rounded(12))
    #expect(all.content.superview?.layer.cornerRadius == 12 && all.wrapper.layer.shadowOpacity > 0)
    let top = made(.topRounded(12))
    #expect(top.content.superview?.layer.maskedCorners == .topAlert)
    #expect(top.wrapper.layer.shadowOpacity == 0.44)
    let shadow = made(.shadow)
    #expect(shadow.content.superview?.layer.cornerRadius == 0)
    #expect(shadow.wrapper.layer.shadowOpacity == 0.44)
    let corners = made(.corners(12, .layerMinXMaxYCorner))
    #expect(corners.content.superview?.layer.maskedCorners == .layerMinXMaxYCorner)
    #expect(corners.wrapper.layer.shadowOpacity == 0)
    let none = made(.none)
    #expect(none.content.superview === none.wrapper && none.wrapper.layer.shadowOpacity == 0)
  }

  @Test func pushesHaveTheDocumentedValues() {
    let context = PushContext()
    #expect(context.duration == 0.35 && context.parallax == 0.3 && context.edge == .trailing)
    #expect(context.releaseRule.distance == 0.53 && context.releaseRule.projection == 0.12)
  }
}
