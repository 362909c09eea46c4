import Quartz2D

extension CALayer {
  /// A Boolean value that indicates whether an animation of the layer or a descendant changes the
  /// next frame.
  package var hasRunningAnimations: Bool { AnimationClock.hasRunning(in: self) }

  /// A Boolean value that indicates whether the layer was part of a drawn tree and no longer is, so
  /// that its animations would end unseen.
  var isLost: Bool {
    let root = root
    guard !root.isDrawnRoot else { return false }
    return isCommitted || root.isCommitted || animations?.beganOnScreen == true
  }

  func start(_ anim: CAAnimation, forKey key: String?) {
    guard modelLayer == nil else { return }
    let copy = anim.copyAnimation()
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    if let curve = CATransaction.animationTimingFunction() { copy.timingFunction = curve }
    let list = animations ?? LayerAnimations(self)
    animations = list
    var key = key
    if let transition = copy as? CATransition {
      transition.source = cache.inside ?? .empty
      key = kCATransition
    }
    if let key { stopAnimation(forKey: key) }
    let entry = RunningAnimation(
      key: key ?? "", isNamed: key != nil, animation: copy,
      completions: CATransaction.completionGroups)
    AnimationClock.add(entry, to: list)
    markStale(list.stale)
    RenderScheduler.requestFrame()
  }

  func stopAnimation(forKey key: String) {
    guard let animations else { return }
    for entry in animations.entries where entry.isNamed && entry.key == key {
      AnimationClock.remove(entry, from: animations, of: self)
    }
  }

  func stopAllAnimations() {
    guard let animations else { return }
    for entry in animations.entries { AnimationClock.remove(entry, from: animations, of: self) }
  }

  /// Changes a running animation in place, for a property animator that is scrubbed.
  package func adjustAnimation(forKey key: String, _ change: (CAAnimation) -> Void) {
    guard let animations, let animation = animations.animation(forKey: key) else { return }
    change(animation)
    markStale(animations.stale)
    RenderScheduler.requestFrame()
  }

  /// Returns a key that no animation uses: `position`, then `position-2` and so on.
  package func unusedAnimationKey(_ key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }

  /// Returns the start value of an additive animation that ends at zero, for a change from `old` to
  /// `new`; `nil` for kinds that can't be added and for transforms without an inverse.
  package static func additiveOffset(from old: Any?, to new: Any?, forKey key: String) -> Any? {
    guard let prototype = LayerKeyPath(key)?.value(in: LayerValues()) else { return nil }
    guard let old = AnimatableValue(old, like: prototype),
      let new = AnimatableValue(new, like: prototype)
    else { return nil }
    switch new {
    case .color, .path, .image, .flag, .colors: return nil
    case .transform(let transform):
      guard CATransform3DInvert(transform) != transform || transform == CATransform3DIdentity
      else { return nil }
      return old.subtracting(new).any
    case .scalar, .point, .size, .rect, .scalars: return old.subtracting(new).any
    }
  }

  // MARK: Presentation

  /// Returns the model's values with the animations applied, at a time in the superlayer's time
  /// space.
  func values(at time: TimeInterval) -> LayerValues {
    guard let animations, !animations.entries.isEmpty else { return values }
    var result = values
    animations.apply(to: &result, at: localTime(time))
    return result
  }

  func presentedValues() -> LayerValues {
    guard let animations, !animations.entries.isEmpty else { return values }
    return values(at: superlayerTime(at: MediaClock.now))
  }
}
