import Motion
import UIKit

/// The animation of the two screens themselves.
@MainActor enum DefaultAnimationRule {
  static let duration: TimeInterval = 0.35
  static let dimming: CGFloat = 0.1
  private static let smallScale: CGFloat = 0.7
  private static let largeScale: CGFloat = 1.3
  private static let slideScale: CGFloat = 0.8

  static func apply(to scene: HeroScene) {
    let (to, from) = (scene.to.rootParticipant, scene.from.rootParticipant)
    let isTaken = [to, from, scene.to.wrapped, scene.from.wrapped].contains {
      $0.map { $0.state.movesAnything || $0.match != nil } == true
    }
    scene.animation = resolve(scene.animation, in: scene, isTaken: isTaken)
    if scene.animation == .none { return leaveShadows(in: scene) }
    let plan = Sides(
      scene.animation, size: room(in: scene), isMirrored: scene.isMirrored,
      hasShadow: scene.isSheet)
    scene.isAppearingAbove = plan.isAppearingAbove
    add(plan.to, to: to, plan, when: scene.to.isMovable)
    add(plan.from, to: from, plan, when: scene.from.isMovable)
    if scene.animation == .fade { fade(scene, to, from) }
  }

  /// The distances that move a screen out of sight: a sheet at the bottom has less far to go.
  private static func room(in scene: HeroScene) -> CGSize {
    var size = scene.container.bounds.size
    if scene.isSheet { size.height -= (scene.isPresenting ? scene.to : scene.from).frame.minY }
    return size
  }

  /// The shadow of a sheet comes and goes while the sheet's content moves as an element.
  private static func leaveShadows(in scene: HeroScene) {
    for screen in scene.screens where screen.isMovable && screen.wrapped?.match != nil {
      screen.rootParticipant.state.shadowOpacity = 0
    }
  }

  private static func add(
    _ modifiers: [HeroModifier], to participant: HeroParticipant, _ plan: Sides,
    when isMovable: Bool
  ) {
    guard isMovable, participant.match == nil else { return }
    let own = participant.state
    participant.state.append(modifiers)
    participant.state.curve = own.curve ?? plan.curve
    participant.state.duration = own.duration ?? plan.duration
    participant.movesByDefault = true
  }

  /// Only the upper screen fades, so that the lower one doesn't become transparent. A lower screen
  /// that doesn't fill its view fades as well.
  private static func fade(_ scene: HeroScene, _ to: HeroParticipant, _ from: HeroParticipant) {
    let leavesOverlay = scene.isOverlaid && !scene.isPresenting
    if leavesOverlay {
      from.state.opacity = 0
      scene.isAppearingAbove = false
    } else {
      to.state.opacity = 0
      scene.isAppearingAbove = true
      let isSolid = from.view.isOpaque && from.view.alpha == 1 && from.view.backgroundColor != nil
      if !isSolid, scene.from.isMovable { from.state.opacity = 0 }
    }
  }

  static func resolve(
    _ type: HeroAnimationType, in scene: HeroScene, isTaken: Bool
  ) -> HeroAnimationType {
    switch type {
    case .selectBy(let presenting, let dismissing):
      return resolve(scene.isPresenting ? presenting : dismissing, in: scene, isTaken: isTaken)
    case .auto:
      if isTaken { return .none }
      switch scene.kind {
      case .navigation:
        return scene.isPresenting ? .push(direction: .leading) : .pull(direction: .trailing)
      case .tab: return .slide(direction: scene.isPresenting ? .left : .right)
      case .modal:
        guard scene.isSheet else { return .fade }
        return scene.isPresenting ? .cover(direction: .up) : .uncover(direction: .down)
      }
    default: return type
    }
  }

  /// The start of the appearing screen and the end of the other.
  @MainActor struct Sides {
    var to: [HeroModifier] = []
    var from: [HeroModifier] = []
    /// Nil is the default for the kind of transition.
    var isAppearingAbove: Bool?
    var curve = Curve.standard
    var duration = DefaultAnimationRule.duration

    /// - Parameter hasShadow: Whether the screen that moves has a shadow of its own.
    init(
      _ type: HeroAnimationType, size: CGSize, isMirrored: Bool, hasShadow: Bool = false
    ) {
      let lift = hasShadow ? [] : HeroModifier.lifted
      let move = Shift(size: size, isMirrored: isMirrored)
      switch type {
      case .push(let d):
        (to, from) = ([move.to(d)] + lift, [move.from(d, part: 1 / 3), .dim])
        above(true, .deceleration)
      case .pull(let d):
        (to, from) = ([move.to(d, part: 1 / 3), .dim], [move.from(d)] + lift)
        above(false)
      case .cover(let d):
        (to, from) = ([move.to(d)] + lift, [.dim])
        above(true, .deceleration)
      case .uncover(let d):
        (to, from) = ([.dim], [move.from(d)] + lift)
        above(false)
      case .slide(let d): (to, from) = ([move.to(d)], [move.from(d)])
      case .zoomSlide(let d):
        let scale = HeroModifier.scale(DefaultAnimationRule.slideScale)
        (to, from) = ([move.to(d), scale], [move.from(d), scale])
      case .pageIn(let d):
        (to, from) = ([move.to(d)] + lift, [.scale(DefaultAnimationRule.smallScale), .dim])
        above(true, .deceleration)
      case .pageOut(let d):
        (to, from) = ([.scale(DefaultAnimationRule.smallScale), .dim], [move.from(d)] + lift)
        above(false)
      case .zoom:
        to = [.scale(DefaultAnimationRule.smallScale)]
        from = [.scale(DefaultAnimationRule.largeScale), .fade]
        above(false)
      case .zoomOut:
        to = [.scale(DefaultAnimationRule.largeScale), .fade]
        from = [.scale(DefaultAnimationRule.smallScale)]
        above(true)
      case .fade: duration = .infinity
      case .auto, .selectBy, .none: break
      }
    }

    private mutating func above(_ isAbove: Bool, _ curve: Curve = .standard) {
      isAppearingAbove = isAbove
      self.curve = curve
    }
  }

  /// A movement by the screen's own size.
  @MainActor struct Shift {
    let size: CGSize
    let isMirrored: Bool

    func to(_ direction: HeroAnimationType.Direction, part: CGFloat = 1) -> HeroModifier {
      shift(direction, part)
    }

    func from(_ direction: HeroAnimationType.Direction, part: CGFloat = 1) -> HeroModifier {
      shift(direction, -part)
    }

    /// A movement to the left starts at the right.
    private func shift(_ direction: HeroAnimationType.Direction, _ part: CGFloat) -> HeroModifier {
      switch direction {
      case .left: .translate(x: size.width * part)
      case .right: .translate(x: -size.width * part)
      case .up: .translate(y: size.height * part)
      case .down: .translate(y: -size.height * part)
      case .leading: shift(isMirrored ? .right : .left, part)
      case .trailing: shift(isMirrored ? .left : .right, part)
      }
    }
  }
}

extension HeroModifier {
  fileprivate static var dim: HeroModifier {
    .overlay(color: .black, opacity: DefaultAnimationRule.dimming)
  }

  /// A shadow around a screen that moves over another, which has vanished at the end.
  fileprivate static var lifted: [HeroModifier] {
    [
      .beginWith([
        .shadowOpacity(0.5), .shadowColor(.black), .shadowRadius(5), .shadowOffset(.zero),
        .masksToBounds(false),
      ]), .shadowOpacity(0),
    ]
  }
}
