import HostInterface
import QuartzCore

/// Takes what is dragged over a scene to the innermost view that wants it.
@MainActor final class DropRouter {
  private unowned let scene: UIWindowScene
  private var session: DropSession?
  private weak var current: UIDropInteraction?
  /// Those that hear of the end.
  private var entered: [UIDropInteraction] = []
  /// Whether each interaction takes the drag, which is asked once.
  private var answers: [ObjectIdentifier: Bool] = [:]

  init(scene: UIWindowScene) { self.scene = scene }

  /// Returns what a drop would do; nil for nothing.
  func move(_ drop: any HostDrop, to location: CGPoint) -> HostDragOperation? {
    if session?.drop !== drop { begin(drop) }
    guard let session else { return nil }
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
    session.operation =
      switch proposal?.operation {
      case .copy: .copy
      case .move: session.allowsMoveOperation ? .move : nil
      default: nil
      }
    return session.operation
  }

  func leave(_ drop: any HostDrop) {
    guard let session, session.drop === drop else { return }
    if let current { current.delegate?.dropInteraction(current, sessionDidExit: session) }
    end(session)
  }

  func receive(_ drop: any HostDrop, at location: CGPoint) {
    guard let operation = move(drop, to: location), let session, let target = current else {
      leave(drop)
      return drop.finish(nil)
    }
    let entered = entered
    forget()
    session.separateURLs {
      target.delegate?.dropInteraction(target, performDrop: session)
      session.whenLoaded {
        target.delegate?.dropInteraction(target, concludeDrop: session)
        drop.finish(operation)
        for interaction in entered {
          interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
        }
      }
    }
  }

  private func begin(_ drop: any HostDrop) {
    if let session { end(session) }
    session = DropSession(drop)
  }

  private func end(_ session: DropSession) {
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

extension UIWindowScene {
  package func hostWindow(
    _ window: any HostWindow, drop: any HostDrop, movedTo location: CGPoint
  ) -> HostDragOperation? { drops.move(drop, to: location) }

  package func hostWindow(_ window: any HostWindow, dropLeft drop: any HostDrop) { drops.leave(drop) }

  package func hostWindow(
    _ window: any HostWindow, received drop: any HostDrop, at location: CGPoint
  ) { drops.receive(drop, at: location) }
}
