import Motion
import Transitions
import UIKit

/// One opening or closing of a `PairTransition`, which a finger may catch and throw on or back.
@MainActor final class PairFlight: NSObject, UIViewControllerAnimatedTransitioning {
  private let sides: PairSides
  private let isShowing: Bool
  private let duration: TimeInterval
  private let transition = InterruptibleTransition(
    PhotoPose(window: .zero), target: { _ in nil }, faded: \.faded)
  private let interaction: TransitionInteraction
  private weak var container: UIView?
  private weak var screen: UIView?
  private var imageView: UIImageView?
  /// The frame of the open photo in the container.
  private var openFrame: CGRect?
  private var indexPath: IndexPath?
  private var caught: PhotoPose?

  init(_ sides: PairSides, isShowing: Bool, duration: TimeInterval) {
    self.sides = sides
    self.isShowing = isShowing
    self.duration = duration
    // Nothing begins from rest.
    let pan = UIPanGestureRecognizer()
    interaction = TransitionInteraction(pan)
    super.init()
    pan.isEnabled = false
    transition.target = { [weak self] in self?.pose(at: $0) }
    transition.apply = { [weak self] in self?.show($0.clamped) }
    interaction.canCatch = { [weak self] _ in self?.transition.phase.isMoving == true }
    interaction.onBegin = { [weak self] _ in self?.hold() }
    interaction.onChange = { [weak self] in self?.drag(by: $0.translation) }
    interaction.onEnd = { [weak self] in self?.release($0) }
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.placeScreens(isShowing: isShowing)
    let container = transitionContext.containerView
    self.container = container
    screen = transitionContext.view(forKey: isShowing ? .to : .from)
    findPhoto()
    if let imageView, let openFrame, thumbnailFrame != nil {
      imageView.frame = openFrame
      container.addSubview(imageView)
    }
    interaction.attach(to: container)
    let timing = Timing.curve(.easeInOut, seconds: duration)
    transition.fadeTiming = timing
    // Holds the flight until it has arrived.
    transition.begin(toward: isShowing ? .presented : .dismissed, timing) { [self] in
      interaction.detach()
      imageView?.removeFromSuperview()
      screen?.alpha = 1
      transitionContext.completeTransition(isShowing: isShowing, didComplete: $0)
    }
  }

  private func findPhoto() {
    if isShowing {
      indexPath = sides.indexPath
      imageView = indexPath.flatMap { sides.presenting?.imageViewForPresenting($0) }
      openFrame = indexPath.flatMap { frame(sides.presenting?.presentedRect(for: $0)) }
    } else {
      imageView = sides.dismissing?.imageViewForDismissing()
      indexPath = sides.dismissing?.indexPathForDismissing()
      openFrame = frame(imageView?.frame)
    }
  }

  /// Converts from the window's coordinates; nil without a size.
  private func frame(_ rect: CGRect?) -> CGRect? {
    guard let rect, !rect.isEmpty else { return nil }
    return container?.convert(rect, from: nil)
  }

  private var thumbnailFrame: CGRect? {
    indexPath.flatMap { frame(sides.presenting?.presentingRect(for: $0)) }
  }

  /// Nil without a thumbnail, so that the screens fade.
  private func pose(at side: TransitionSide) -> PhotoPose? {
    switch side {
    case .presented: PhotoPose(window: openFrame ?? .zero)
    case .dismissed:
      openFrame == nil || imageView == nil
        ? nil : thumbnailFrame.map { PhotoPose(window: $0, backdrop: 0) }
    }
  }

  private func show(_ pose: PhotoPose) {
    screen?.alpha = pose.backdrop
    imageView?.frame = pose.window
    imageView?.alpha = pose.opacity
  }

  // MARK: Finger

  private func hold() {
    transition.hold()
    caught = transition.state
  }

  private func drag(by translation: CGPoint) {
    guard var pose = caught else { return }
    pose.window = pose.window.offsetBy(dx: translation.x, dy: translation.y)
    transition.update(pose)
  }

  /// The photo goes to the end that it was thrown at; a touch only stops it for a while.
  private func release(_ drag: TransitionInteraction.Drag?) {
    caught = nil
    var side = transition.heading
    let velocity = drag?.velocity ?? .zero
    if let drag, drag.translation.magnitude >= 10 || velocity.magnitude >= 50,
      let thumbnail = pose(at: .dismissed), let photo = pose(at: .presented)
    {
      let end = transition.state.center.adding(velocity.scaled(by: 0.1))
      let isNearThumbnail =
        end.subtracting(thumbnail.center).magnitude < end.subtracting(photo.center).magnitude
      side = isNearThumbnail ? .dismissed : .presented
    }
    transition.release(
      toward: side, spring: .transitionReturn, velocity: PhotoPose(velocity: velocity))
  }
}
