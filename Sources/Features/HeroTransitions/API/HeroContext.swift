import UIKit

/// A transition as its plugins see it.
@MainActor public struct HeroContext {
  let scene: HeroScene
  let log: UndoLog
  let findElement: (HeroParticipant) -> MatchedElement?

  /// Holds both screens and, above them, what flies.
  public var container: UIView { scene.container }
  /// The controller that leaves.
  public var fromViewController: UIViewController { scene.from.controller }
  /// The controller that appears.
  public var toViewController: UIViewController { scene.to.controller }
  /// Whether a screen is presented or pushed; `false` for the way back.
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

  /// What flies for the view; nil before anything moves, and for views that move themselves.
  public func snapshotView(for view: UIView) -> UIView? {
    participant(of: view).flatMap(findElement)?.view
  }

  /// Nil for views that take no part; setting it does nothing for these.
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
