import UIKit

/// The information about a transition that is available to plug-ins.
@MainActor public struct HeroContext {
  let scene: HeroScene
  let log: UndoLog
  let findElement: (HeroParticipant) -> MatchedElement?

  /// The view that contains both screens and, above them, the snapshots.
  public var container: UIView { scene.container }
  /// The controller that leaves.
  public var fromViewController: UIViewController { scene.from.controller }
  /// The controller that appears.
  public var toViewController: UIViewController { scene.to.controller }
  /// Whether a screen is presented or pushed rather than dismissed or popped.
  public var isPresenting: Bool { scene.isPresenting }
  /// The participating views of the disappearing screen, in paint order.
  public var fromViews: [UIView] { scene.from.participants.map(\.view) }
  /// The participating views of the appearing screen, in paint order.
  public var toViews: [UIView] { scene.to.participants.map(\.view) }

  /// Returns the view with this identifier on the screen that leaves.
  public func sourceView(for id: String) -> UIView? { scene.from.byID[id]?.view }
  /// Returns the view with this identifier on the screen that appears.
  public func destinationView(for id: String) -> UIView? { scene.to.byID[id]?.view }
  /// Returns the view on the other screen that has the same identifier.
  public func pairedView(for view: UIView) -> UIView? { participant(of: view)?.match?.view }

  /// The snapshot that moves in place of a view; nil before anything moves, and for views that move
  /// themselves.
  public func snapshotView(for view: UIView) -> UIView? {
    participant(of: view).flatMap(findElement)?.view
  }

  /// The state of a view; nil for views that don't take part, for which setting it has no effect.
  public subscript(view: UIView) -> HeroTargetState? {
    get { participant(of: view)?.state }
    nonmutating set {
      guard let newValue else { return }
      participant(of: view)?.state = newValue
    }
  }

  /// Hides the view until the end of the transition.
  public func hide(_ view: UIView) { log.set(view, \.alpha, to: 0) }

  func participant(of view: UIView) -> HeroParticipant? {
    scene.participants.first { $0.view === view }
  }
}
