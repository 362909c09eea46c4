import UIKit

/// Turns a planned scene into movers: matched elements in the overlay, live views in place.
@MainActor final class MoverPlanner {
  let scene: HeroScene
  let overlay: UIView
  let log: UndoLog
  private let geometry = RestGeometry()
  private var elementsByParticipant: [ObjectIdentifier: MatchedElement] = [:]
  /// The elements, outer ones first.
  private(set) var elements: [MatchedElement] = []
  private(set) var items: [LiveViewMover] = []
  private(set) var occluders: [Occluder] = []

  private struct Draft {
    let id: String?
    let from: ElementEndpoint
    let to: ElementEndpoint
    let participants: [HeroParticipant]
    let outer: HeroParticipant?
  }

  init(_ scene: HeroScene, overlay: UIView, log: UndoLog) {
    self.scene = scene
    self.overlay = overlay
    self.log = log
  }

  func make() {
    let drafts = pairDrafts() + scene.screens.flatMap(singleDrafts)
    // All are hidden before any snapshot is taken, so that no snapshot shows another moving view.
    for draft in drafts {
      draft.from.hide()
      draft.to.hide()
    }
    for draft in drafts { add(draft) }
    makeOccluders()
    arrange()
    makeLiveMovers()
  }

  func element(of participant: HeroParticipant) -> MatchedElement? {
    elementsByParticipant[ObjectIdentifier(participant)]
  }

  // MARK: Matched elements

  private func pairDrafts() -> [Draft] {
    scene.to.participants.compactMap { arriving in
      guard let leaving = arriving.match, arriving.movesInOverlay, !arriving.isTakenByPlugin else {
        return nil
      }
      let ends = ElementEnds(leaving: leaving.state, arriving: arriving.state, isMatched: true)
      return Draft(
        id: arriving.id, from: end(of: leaving, ends.start), to: end(of: arriving, ends.end),
        participants: [arriving, leaving], outer: outer(of: arriving, leaving))
    }
  }

  private func singleDrafts(_ screen: HeroScreen) -> [Draft] {
    screen.participants.compactMap { participant in
      guard participant.movesInOverlay, participant.match == nil, !participant.isTakenByPlugin
      else { return nil }
      let isAppearing = participant.isAppearing
      let ends = ElementEnds(
        leaving: isAppearing ? nil : participant.state,
        arriving: isAppearing ? participant.state : nil, isMatched: false)
      let rest = end(of: participant, isAppearing ? ends.end : ends.start)
      let away = unmatchedEnd(of: participant, isAppearing ? ends.start : ends.end)
      return Draft(
        id: participant.id, from: isAppearing ? away : rest,
        to: isAppearing ? rest : away, participants: [participant],
        outer: participant.parent?.movesInOverlay == true && participant.origin == nil
          ? participant.parent : nil)
    }
  }

  private func end(
    of participant: HeroParticipant, _ modifiers: HeroTargetState, isOwn: Bool = true
  ) -> ElementEndpoint {
    let end = ElementEndpoint(
      participant.view, id: participant.id, on: scene.screen(of: participant),
      looks: ElementAppearance(participant.view), modifiers: modifiers, rest: geometry, log: log,
      isOwn: isOwn)
    end.imageSize = imageSize(of: participant)
    return end
  }

  /// The other end of a view without a match.
  private func unmatchedEnd(
    of participant: HeroParticipant, _ modifiers: HeroTargetState
  ) -> ElementEndpoint {
    guard let origin = participant.origin else {
      return end(of: participant, modifiers, isOwn: false)
    }
    let own = ElementAppearance(participant.view)
    var looks = ElementAppearance(origin.view)
    looks.opacity = modifiers.opacity ?? own.opacity
    looks.background = own.background
    return ElementEndpoint(
      origin.view, id: origin.id, on: scene.screen(of: origin), looks: looks,
      modifiers: modifiers.withoutGeometry, rest: geometry, log: log, isOwn: false)
  }

  private func imageSize(of participant: HeroParticipant) -> CGSize? {
    guard participant.state.snapshot == .optimized else { return nil }
    return participant.view.morphingImage?.size.visible(in: participant.view.layer.contentsRect)
  }

  /// The innermost element that contains both.
  private func outer(of arriving: HeroParticipant, _ leaving: HeroParticipant) -> HeroParticipant? {
    guard arriving.state.coordinateSpace == .local else { return nil }
    var next = arriving.parent
    while let candidate = next {
      if let match = candidate.match, candidate.movesInOverlay,
        sequence(first: leaving, next: \.parent).contains(where: { $0 === match })
      {
        return candidate
      }
      next = candidate.parent
    }
    return nil
  }

  private func add(_ draft: Draft) {
    let state = draft.participants[0].state
    let other = draft.participants.last?.state ?? state
    let outer = draft.outer.flatMap { self.element(of: $0) }
    let contents = ElementContentFactory.make(
      from: draft.participants.first { !$0.isAppearing },
      to: draft.participants.first(where: \.isAppearing), stretches: state.usesScaleBasedSizeChange,
      toEnd: draft.to, log: log)
    let timing = HeroTiming(
      delay: max(state.delay, other.delay),
      duration: DurationRule.duration(
        state.duration == nil && state.spring == nil ? other : state, from: draft.from,
        to: draft.to),
      curve: state.curve ?? other.curve ?? .standard, spring: state.spring ?? other.spring)
    let element = MatchedElement(
      id: draft.id, from: draft.from, to: draft.to, contents: contents, outer: outer,
      timing: timing, arc: state.arc ?? other.arc,
      fixed: other.begin.merging(other).merging(state.begin).merging(state))
    element.participants = draft.participants
    for participant in draft.participants {
      elementsByParticipant[ObjectIdentifier(participant)] = element
    }
    elements.append(element)
    outer?.view.pane.addSubview(element.view)
  }

  // MARK: Live views

  private func makeLiveMovers() {
    for screen in scene.screens {
      // The screen around an overlay doesn't animate, since it would be back in place at the end.
      let isStill = scene.isOverlaid && !screen.isMovable
      for participant in screen.participants where !participant.movesInOverlay && !isStill {
        guard participant.state.movesAnything, !participant.isTakenByPlugin else { continue }
        if let item = LiveViewMover(participant, log: log, rest: geometry) { items.append(item) }
      }
    }
  }

  /// Lays out the screens with all views at rest, since apps lay out their views by `frame`.
  ///
  /// - Parameter isAnew: Whether the window's size has changed, so that everything has to be laid
  ///   out again.
  func layOutAtRest(isAnew: Bool) {
    for item in items { item.rest() }
    if isAnew {
      for item in items { item.view.superview?.setNeedsLayout() }
      for screen in scene.screens where screen.isMovable && screen.root.transform.isIdentity {
        screen.root.frame = screen.frame
      }
    }
    scene.container.layoutIfNeeded()
  }

  /// Creates a mover of a view that doesn't take part yet, so that an interaction can move it.
  func resting(_ view: UIView, as state: HeroTargetState) -> LiveViewMover {
    LiveViewMover(resting: view, as: state, log: log, rest: geometry)
  }

  // MARK: Depth

  /// Makes snapshots of the views that are painted over a moving view, so that they stay above it.
  private func makeOccluders() {
    for screen in scene.screens {
      let moving = screen.participants.filter { $0.movesInOverlay && $0.view !== screen.root }
      var found: [UIView] = []
      var areas: [ObjectIdentifier: CGRect] = [:]
      for participant in moving where element(of: participant)?.outer == nil {
        for view in screen.painted(over: participant.view, areas: &areas) {
          let isKnown = found.contains { view.isDescendant(of: $0) }
          let isMoving = moving.contains {
            $0.view.isDescendant(of: view) || view.isDescendant(of: $0.view)
          }
          if !isKnown, !isMoving { found.append(view) }
        }
      }
      occluders += found.compactMap { Occluder($0, on: screen, geometry: geometry, log: log) }
    }
  }

  /// Orders elements back to front, as on the upper screen. Those that only the other screen has
  /// are right above what they cover there.
  private func arrange() {
    let isToAbove = scene.isAppearingAbove ?? true
    let (upper, lower) = isToAbove ? (scene.to, scene.from) : (scene.from, scene.to)
    var stack: [(view: UIView, order: [ObjectIdentifier: Int])] = []
    for screen in [upper, lower] {
      let order = screen.paintOrder
      var known = stack.map(\.view)
      for (view, rank) in overlayViews(on: screen, order)
      where !known.contains(where: { $0 === view }) {
        let index = stack.lastIndex { ($0.order[ObjectIdentifier(screen)] ?? .max) < rank }
        let isLower = screen === lower
        let insertionIndex = index.map { $0 + 1 } ?? (isLower ? 0 : stack.count)
        stack.insert((view, ranks(of: view, rank, screen)), at: insertionIndex)
        known.append(view)
      }
    }
    for (view, _) in stack { overlay.addSubview(view) }
  }

  private func overlayViews(
    on screen: HeroScreen, _ order: [ObjectIdentifier: Int]
  ) -> [(UIView, Int)] {
    let moving = elements.filter { $0.outer == nil }.compactMap { element -> (UIView, Int)? in
      guard let own = element.participants.first(where: { scene.screen(of: $0) === screen }) else {
        return nil
      }
      return (element.view, order[ObjectIdentifier(own.view)] ?? 0)
    }
    let covering = occluders.filter { $0.screen === screen }.map {
      ($0.snapshotView, order[ObjectIdentifier($0.view)] ?? 0)
    }
    return (moving + covering).sorted { $0.1 < $1.1 }
  }

  private func ranks(
    of view: UIView, _ rank: Int, _ screen: HeroScreen
  ) -> [ObjectIdentifier: Int] {
    var ranks = [ObjectIdentifier(screen): rank]
    if let element = (view as? ElementView)?.element {
      for participant in element.participants {
        let other = scene.screen(of: participant)
        ranks[ObjectIdentifier(other)] = other.paintOrder[ObjectIdentifier(participant.view)] ?? 0
      }
    }
    return ranks
  }
}
