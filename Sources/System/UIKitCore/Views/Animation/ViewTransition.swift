import QuartzCore

/// A change of a view's content that is animated as a dissolve or a flip.
@MainActor struct ViewTransition {
  let view: UIView
  let duration: TimeInterval
  let options: UIView.AnimationOptions

  private enum Kind {
    case none
    case dissolve
    /// A flip around an axis, with the side in its positive or negative direction towards the
    /// front.
    case flip(x: CGFloat, y: CGFloat)
  }

  private var kind: Kind {
    switch options.rawValue >> 20 & 0xF {
    case 1: .flip(x: 0, y: 1)
    case 2: .flip(x: 0, y: -1)
    case 5: .dissolve
    case 6: .flip(x: -1, y: 0)
    case 7: .flip(x: 1, y: 0)
    default: .none
    }
  }

  static func replace(
    _ old: UIView, by new: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let container = old.superview else {
      _ = FrameTimer(after: 0) { completion?(true) }
      return
    }
    ViewTransition(view: container, duration: duration, options: options).run(
      {
        if options.contains(.showHideTransitionViews) {
          old.isHidden = true
          new.isHidden = false
        } else {
          container.insertSubview(new, aboveSubview: old)
          old.removeFromSuperview()
        }
      }, completion)
  }

  func run(_ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
    if case .none = kind {
      return ViewAnimation.run(duration, 0, options, changes, completion)
    }
    // A snapshot of the current content stays in front of the view while its content changes.
    let former = view.snapshotView(afterScreenUpdates: false)
    former?.isUserInteractionEnabled = false
    makeChanges(changes)
    guard let former, duration > 0, UIView.areAnimationsEnabled else {
      _ = FrameTimer(after: 0) { completion?(true) }
      return
    }
    former.frame = view.bounds
    view.layer.addSublayer(former.layer)
    let animation = ViewAnimation(
      duration: duration, delay: 0, timing: .curve(options.timingFunction), options: options,
      completion: { isFinished in
        former.layer.removeFromSuperlayer()
        completion?(isFinished)
      })
    animation.run {
      animation.block(view)
      show(former, with: animation)
    }
  }

  /// Performs the changes, because the new content must be complete when the transition begins.
  private func makeChanges(_ changes: () -> Void) {
    if options.contains(.allowAnimatedContent) {
      ViewAnimation.run(duration, 0, options, changes, nil)
    } else {
      UIView.performWithoutAnimation {
        changes()
        view.layoutIfNeeded()
      }
    }
  }

  private func show(_ former: UIView, with animation: ViewAnimation) {
    guard case .flip(let x, let y) = kind else {
      former.alpha = 0
      return
    }
    CATransaction.withoutActions { former.layer.opacity = 0 }
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [CGFloat(1), CGFloat(0), CGFloat(0)]
    fade.keyTimes = [0, 0.5, 1]
    fade.calculationMode = .discrete
    animation.add(fade, to: former.layer, forKey: "opacity")
    // Both halves are a quarter turn each, so that the content that appears from behind isn't
    // mirrored.
    let parts = (0...Self.steps).map { Double($0) / Double(Self.steps) / 2 }
    let turn = CAKeyframeAnimation(keyPath: "transform")
    turn.values =
      parts.map { turned(by: CGFloat($0) * .pi, x, y) }
      + parts.map { turned(by: CGFloat($0 - 0.5) * .pi, x, y) }
    turn.keyTimes = (parts + parts.map { $0 + 0.5 }).map { NSNumber(value: $0) }
    animation.add(turn, to: view.layer, forKey: "transform")
  }

  /// The number of steps of a quarter turn, between which transforms are interpolated.
  private static let steps = 12

  private func turned(by angle: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / (2.5 * max(view.bounds.width, view.bounds.height, 1))
    let turn = CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, 0), perspective)
    return CATransform3DConcat(turn, view.layer.transform)
  }
}
