import HostInterface
import QuartzCore

/// Routes drags over a scene to the innermost view that accepts them.
@MainActor final class DropRouter {
  private unowned let scene: UIWindowScene
  private var session: DropSession?
  private weak var current: UIDropInteraction?
  /// The interactions that are notified of the end.
  private var entered: [UIDropInteraction] = []
  /// Whether each interaction accepts the drag; each is asked once.
  private var answers: [ObjectIdentifier: Bool] = [:]

  init(scene: UIWindowScene) { self.scene = scene }

  // MARK: Platform events

  /// Returns the operation of a drop; `nil` for none.
  func move(_ drop: any HostDrop, to location: CGPoint) -> HostDragOperation? {
    let session = session(of: drop)
    session.localFlow?.platformMoved(to: location)
    return update(session, to: location).host
  }

  private func session(of drop: any HostDrop) -> DropSession {
    if let session, session.drop === drop { return session }
    if let flow = DragFlow.outside, let local = drop.localDrag, local === flow.hostDrag {
      flow.dropSession.drop = drop
      return flow.dropSession
    }
    return DropSession(drop)
  }

  func leave(_ drop: any HostDrop) {
    guard let session, session.drop === drop else { return }
    exit(session)
    // A drag of the app may return.
    if session.localDragSession == nil { end(session) }
  }

  func receive(_ drop: any HostDrop, at location: CGPoint) {
    guard let operation = move(drop, to: location), let session else {
      leave(drop)
      return drop.finish(nil)
    }
    perform(session) { drop.finish(operation) }
  }

  // MARK: Sessions

  /// Returns the operation of a drop.
  func update(_ session: DropSession, to location: CGPoint) -> UIDropOperation {
    if self.session !== session {
      if let old = self.session { end(old) }
      self.session = session
    }
    session.location = location
    let target = interaction(at: location, session)
    if target !== current {
      if let current { current.delegate?.dropInteraction(current, sessionDidExit: session) }
      current = target
      if let target {
        if !entered.contains(where: { $0 === target }) { entered.append(target) }
        target.delegate?.dropInteraction(target, sessionDidEnter: session)
      }
    }
    let proposal = target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) }
    session.operation = proposal?.operation ?? .cancel
    if session.operation == .move, !session.allowsMoveOperation { session.operation = .cancel }
    return session.operation
  }

  /// Called when the drag is no longer over a view of the scene.
  func exit(_ session: DropSession) {
    guard self.session === session, let current else { return }
    self.current = nil
    session.operation = .cancel
    current.delegate?.dropInteraction(current, sessionDidExit: session)
  }

  /// Performs a drop at the drag's location; the closure is called when all data has been read.
  func perform(_ session: DropSession, _ finished: @escaping () -> Void) {
    guard self.session === session, let target = current else {
      end(session)
      return finished()
    }
    let entered = entered
    forget()
    session.separateURLs {
      target.delegate?.dropInteraction(target, performDrop: session)
      self.land(session, on: target)
      session.whenLoaded {
        target.delegate?.dropInteraction(target, concludeDrop: session)
        finished()
        for interaction in entered {
          interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
        }
      }
    }
  }

  /// Animates the previews to their targets.
  private func land(_ session: DropSession, on target: UIDropInteraction) {
    let animations = session.animations
    for item in session.items where animations[item] == nil {
      var landing = DropAnimations.Landing()
      if let flow = session.localFlow, let view = target.view,
        let shown = flow.shownPreview(of: item)
      {
        let place = UIDragPreviewTarget(
          container: view, center: session.location(in: view),
          transform: CGAffineTransform(scaleX: 0.5, y: 0.5))
        let preview = shown.retargetedPreview(with: place)
        let wanted = target.delegate?.dropInteraction(
          target, previewForDropping: item, withDefault: preview)
        landing.target = wanted?.target
        landing.isFading = wanted == nil || wanted === preview
      }
      target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: landing.animator)
      animations[item] = landing
    }
    if let flow = session.localFlow {
      flow.land(animations)
    } else {
      for item in session.items { animations[item]?.animator.run(duration: 0.3) {} }
    }
  }

  /// Called when a drag has ended anywhere.
  func end(_ session: DropSession) {
    guard self.session === session else { return }
    if let current { current.delegate?.dropInteraction(current, sessionDidExit: session) }
    let entered = entered
    forget()
    for interaction in entered {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
  }

  private func forget() {
    session = nil
    current = nil
    entered = []
    answers = [:]
  }

  private func interaction(at location: CGPoint, _ session: DropSession) -> UIDropInteraction? {
    for window in scene.shownWindows.reversed() {
      let point = CGPoint(x: location.x - window.frame.minX, y: location.y - window.frame.minY)
      guard let hit = window.hitTest(point, with: nil) else { continue }
      for view in sequence(first: hit, next: \.superview) {
        for case let interaction as UIDropInteraction in view.interactions
        where takes(interaction, session) {
          return interaction
        }
      }
      return nil
    }
    return nil
  }

  private func takes(_ interaction: UIDropInteraction, _ session: DropSession) -> Bool {
    if let answer = answers[ObjectIdentifier(interaction)] { return answer }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
    answers[ObjectIdentifier(interaction)] = answer
    return answer
  }
}

extension UIDropOperation {
  /// The operation for the platform; `nil` for none.
  var host: HostDragOperation? {
    switch self {
    case .copy: .copy
    case .move: .move
    case .cancel, .forbidden: nil
    }
  }
}

extension UIWindowScene {
  package func hostWindow(
    _ window: any HostWindow, drop: any HostDrop, movedTo location: CGPoint
  ) -> HostDragOperation? { drops.move(drop, to: location) }

  package func hostWindow(_ window: any HostWindow, dropLeft drop: any HostDrop) {
    drops.leave(drop)
  }

  package func hostWindow(
    _ window: any HostWindow, received drop: any HostDrop, at location: CGPoint
  ) { drops.receive(drop, at: location) }
}
