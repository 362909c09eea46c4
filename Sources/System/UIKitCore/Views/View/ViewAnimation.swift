import QuartzCore

/// A call of `UIView.animate`: the parameters of its animation, and its completion handler.
@MainActor final class ViewAnimation: NSObject {
  enum Timing {
    case curve(CAMediaTimingFunction)
    /// A spring of mass 1; stiffness and damping are in Core Animation's units, the velocity is
    /// relative.
    case spring(stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)
  }

  static var stack: [ViewAnimation] = []
  static var isEnabled = true
  static var current: ViewAnimation? { isEnabled ? stack.last : nil }

  let duration: TimeInterval
  let delay: TimeInterval
  let timing: Timing
  let options: UIView.AnimationOptions
  private var completion: ((Bool) -> Void)?
  private var runningCount = 0
  private var isFinished = true
  private var isOpen = true
  private var blockedViews: [UIView] = []
  /// The views that the animation changes.
  private var changedViews: [UIView] = []
  /// Animations of layers outside of windows, which the next frame ends unless the layers have
  /// moved to a window.
  private var unseen: [(layer: CALayer, key: String)] = []
  /// Set by a property animator, which controls the animations itself.
  var onTrack: ((AnimatorTrack) -> Void)?
  /// Set for keyframes, whose changes become separate animations.
  var keyframes: KeyframeRecorder?
  private var endings: [() -> Void] = []

  /// Whether the animation ends by itself, unlike a property animator's.
  var isTimed: Bool { onTrack == nil }

  /// Adds a closure that is called at the end, before the completion handler.
  func whenFinished(_ ending: @escaping () -> Void) { endings.append(ending) }

  init(
    duration: TimeInterval, delay: TimeInterval, timing: Timing, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
    self.options = options
    self.completion = completion
  }

  func run(_ changes: () -> Void) {
    guard duration + delay > 0, Self.isEnabled else {
      UIView.performWithoutAnimation(changes)
      _ = FrameTimer(after: 0) { [completion] in completion?(true) }
      return
    }
    Self.stack.append(self)
    changes()
    if options.contains(.layoutSubviews) { layOutChangedViews() }
    Self.stack.removeLast()
    keyframes?.addAnimations(of: self)
    isOpen = false
    if runningCount == 0 || !unseen.isEmpty {
      _ = FrameTimer(after: 0) { [self] in endUnseen() }
    }
  }

  /// Ends animations that can't be seen as if they had run.
  private func endUnseen() {
    for (layer, key) in unseen where !Self.isInWindow(layer) {
      guard layer.animation(forKey: key)?.delegate === self else { continue }
      layer.adjustAnimation(forKey: key) { $0.delegate = nil }
      layer.removeAnimation(forKey: key)
      runningCount -= 1
    }
    unseen = []
    if runningCount == 0 { finish() }
  }

  private static func isInWindow(_ layer: CALayer) -> Bool {
    sequence(first: layer, next: \.superlayer).contains { $0.delegate is UIWindow }
  }

  /// Collects the changes for a property animator.
  func record(_ changes: () -> Void, into onTrack: @escaping (AnimatorTrack) -> Void) {
    self.onTrack = onTrack
    Self.stack.append(self)
    changes()
    Self.stack.removeLast()
    self.onTrack = nil
  }

  private func layOutChangedViews() { for view in changedViews { view.layoutIfNeeded() } }

  private func finish() {
    for view in blockedViews { view.interactionBlocks -= 1 }
    blockedViews = []
    for ending in endings { ending() }
    endings = []
    changedViews = []
    let call = completion
    completion = nil
    call?(isFinished)
  }

  // MARK: Actions

  static let additiveKeys: Set<String> = ["bounds", "position", "transform", "cornerRadius"]
  private static let replacingKeys: Set<String> = ["opacity", "backgroundColor", "anchorPoint"]

  static func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard let animation = current, additiveKeys.contains(key) || replacingKeys.contains(key) else {
      return nil
    }
    return ViewAction(
      animation: animation, isAdditive: additiveKeys.contains(key),
      oldValue: animation.startValue(of: layer, key: key))
  }

  /// Returns the start value of an animation. An additive animation starts at the model's value,
  /// because running animations continue beneath it.
  private func startValue(of layer: CALayer, key: String) -> Any? {
    guard options.contains(.beginFromCurrentState), !Self.additiveKeys.contains(key) else {
      return layer.value(forKeyPath: key)
    }
    return (layer.presentation() ?? layer).value(forKeyPath: key)
  }

  func makeAnimation(keyPath: String) -> CABasicAnimation {
    if onTrack != nil {
      let animation = ScrubbedAnimation()
      animation.keyPath = keyPath
      return animation
    }
    let animation: CABasicAnimation
    switch timing {
    case .curve(let function):
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      animation.duration = duration
    case .spring(let stiffness, let damping, let velocity):
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.mass = 1
      spring.stiffness = stiffness
      spring.damping = damping
      spring.initialVelocity = velocity
      spring.duration = duration
      animation = spring
    }
    prepare(animation)
    return animation
  }

  private func prepare(_ animation: CAAnimation) {
    if options.contains(.repeat) { animation.repeatCount = .greatestFiniteMagnitude }
    animation.autoreverses = options.contains(.autoreverse)
    animation.beginTime = delay > 0 ? MediaClock.now + delay : 0
    animation.fillMode = .backwards
    animation.delegate = self
  }

  /// Adds an animation that takes the whole duration, with the curve of the options.
  func add(_ animation: CAKeyframeAnimation, to layer: CALayer, forKey key: String) {
    animation.duration = duration
    animation.timingFunction = options.timingFunction
    prepare(animation)
    willAdd(to: layer, forKey: key)
    layer.add(animation, forKey: key)
  }

  func willAdd(to layer: CALayer, forKey key: String) {
    runningCount += 1
    if !Self.isInWindow(layer) { unseen.append((layer, key)) }
    guard let view = layer.delegate as? UIView else { return }
    note(view)
    block(view)
  }

  /// Prevents touches of a view until the animation ends, unless the options allow them.
  func block(_ view: UIView) {
    guard !options.contains(.allowUserInteraction), !blockedViews.contains(where: { $0 === view })
    else { return }
    blockedViews.append(view)
    view.interactionBlocks += 1
  }

  /// Records a view whose subviews may need a layout.
  func note(_ view: UIView) {
    if isOpen, !changedViews.contains(where: { $0 === view }) { changedViews.append(view) }
  }
}

extension ViewAnimation: CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    runningCount -= 1
    isFinished = isFinished && flag
    if runningCount == 0 && !isOpen { finish() }
  }
}

/// An action that adds the animation to the layer once the property has its new value.
@MainActor private final class ViewAction: NSObject, CAAction {
  let animation: ViewAnimation
  let isAdditive: Bool
  let oldValue: Any?

  init(animation: ViewAnimation, isAdditive: Bool, oldValue: Any?) {
    self.animation = animation
    self.isAdditive = isAdditive
    self.oldValue = oldValue
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let oldValue,
      let newValue = layer.value(forKeyPath: event)
    else { return }
    if let keyframes = animation.keyframes {
      if let view = layer.delegate as? UIView { animation.note(view) }
      return keyframes.record(event, of: layer, from: oldValue, to: newValue)
    }
    let basic = animation.makeAnimation(keyPath: event)
    if isAdditive, let change = AdditiveChange(from: oldValue, to: newValue) {
      if change.isZero { return }
      basic.isAdditive = true
      basic.fromValue = change.start
      basic.toValue = change.end
    } else {
      basic.fromValue = oldValue
    }
    let key = isAdditive ? layer.unusedAnimationKey(event) : event
    if let onTrack = animation.onTrack {
      let track = AnimatorTrack(
        basic, layer: layer, key: key, property: event, old: oldValue, new: newValue)
      layer.add(basic, forKey: key)
      return onTrack(track)
    }
    animation.willAdd(to: layer, forKey: key)
    layer.add(basic, forKey: key)
  }
}

/// The difference between the old and the new value, which is animated to zero and added to the new
/// value.
struct AdditiveChange {
  let start: Any
  let end: Any
  let isZero: Bool

  init?(from old: Any, to new: Any) {
    switch (old, new) {
    case (let a as CGPoint, let b as CGPoint):
      (start, end) = (CGPoint(x: a.x - b.x, y: a.y - b.y), CGPoint.zero)
      isZero = a == b
    case (let a as CGRect, let b as CGRect):
      start = CGRect(
        x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y,
        width: a.size.width - b.size.width, height: a.size.height - b.size.height)
      end = CGRect.zero
      isZero = a == b
    case (let a as CGFloat, let b as CGFloat):
      (start, end) = (a - b, CGFloat(0))
      isZero = a == b
    case (let a as CATransform3D, let b as CATransform3D):
      (start, end) = (CATransform3DConcat(a, CATransform3DInvert(b)), CATransform3DIdentity)
      isZero = a == b
    default: return nil
    }
  }
}
