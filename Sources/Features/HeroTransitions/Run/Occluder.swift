import UIKit

/// A snapshot of a view that covers an animated view, so that it stays above it.
///
/// It moves with its screen and fades out as the other screen takes over.
@MainActor final class Occluder {
  let view: UIView
  private let snapshot: UIView
  let screen: HeroScreen
  private let geometry: RestGeometry
  private let veil: UndoProperty<CGFloat>

  init?(_ view: UIView, on screen: HeroScreen, geometry: RestGeometry, log: UndoLog) {
    guard let snapshot = view.snapshotView(afterScreenUpdates: true) else { return nil }
    self.view = view
    self.snapshot = snapshot
    self.screen = screen
    self.geometry = geometry
    snapshot.isUserInteractionEnabled = false
    veil = log.property(view, \.alpha)
    veil.write(0)
  }

  var snapshotView: UIView { snapshot }

  /// - Parameter progress: The progress of the whole transition.
  func follow(progress: CGFloat) {
    guard
      let place = geometry.place(
        of: view.bounds, in: view, root: screen.root, frame: screen.frame, current: true)
    else { return snapshot.isHidden = true }
    snapshot.bounds.size = place.size
    snapshot.center = place.center
    snapshot.transform = CGAffineTransform(rotationAngle: place.angle)
    let part = screen.isAppearing ? (progress - 0.4) / 0.6 : 1 - progress / 0.6
    var alpha = min(1, max(0, part))
    var next = view.superview
    while let ancestor = next {
      alpha *= ancestor.alpha
      if ancestor === screen.root { break }
      next = ancestor.superview
    }
    snapshot.alpha = alpha
  }
}
