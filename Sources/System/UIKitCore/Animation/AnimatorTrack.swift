import QuartzCore

/// The animation of one property of one layer by an animator.
@MainActor final class AnimatorTrack {
  weak var layer: CALayer?
  /// The key under which the layer keeps the animation.
  let key: String
  private let property: String
  private let old: Any
  private let new: Any
  private let isAdditive: Bool
  private let token: Int
  private static var lastToken = 0
  /// The part of the animator's time that had passed when this track began.
  var start = SIMD2<Double>(0, 0)
  /// The part that was completed when the animator began to follow a tail.
  var base = SIMD2<Double>(0, 0)
  private(set) var place = SIMD2<Double>(0, 0)

  /// Marks the animation with this track's token, before the layer copies it.
  init(
    _ animation: CABasicAnimation, layer: CALayer, key: String, property: String, old: Any, new: Any
  ) {
    Self.lastToken += 1
    token = Self.lastToken
    isAdditive = animation.isAdditive
    (animation as? ScrubbedAnimation)?.token = token
    self.layer = layer
    self.key = key
    self.property = property
    self.old = old
    self.new = new
  }

  /// Returns the elapsed part of the track's own time when the animator's time is `time`.
  func ownTime(at time: Double) -> SIMD2<Double> {
    func own(_ start: Double) -> Double { start < 1 ? max(0, (time - start) / (1 - start)) : 0 }
    return SIMD2(own(start.x), own(start.y))
  }

  /// Chooses the start so that the track's own time is `own` when the animator's is `time`.
  func begin(at time: SIMD2<Double>, withOwnTime own: SIMD2<Double>) {
    func start(_ time: Double, _ own: Double) -> Double {
      abs(1 - own) < 1e-9 ? 0 : (time - own) / (1 - own)
    }
    self.start = SIMD2(start(time.x, own.x), start(time.y, own.y))
  }

  func show(_ place: SIMD2<Double>) {
    self.place = place
    guard ownsAnimation else { return }
    layer?.adjustAnimation(forKey: key) { ($0 as? ScrubbedAnimation)?.place = place }
  }

  /// Whether the layer's animation is still this track's; false once another one has replaced it.
  private var ownsAnimation: Bool {
    (layer?.animation(forKey: key) as? ScrubbedAnimation)?.token == token
  }

  /// Removes the animation. The model is at the end already, and is moved for another position.
  func finish(at position: UIViewAnimatingPosition) {
    guard let layer, ownsAnimation else { return }
    switch position {
    case .end: break
    case .start: moveModel(to: old)
    case .current:
      moveModel(to: CALayer.value(from: old, to: new, at: place, forKey: property))
    }
    layer.removeAnimation(forKey: key)
  }

  private func moveModel(to target: Any?) {
    guard let layer, let target else { return }
    let model = layer.value(forKeyPath: property)
    let value =
      isAdditive
      ? CALayer.value(model, movedFrom: new, to: target, forKey: property) : target
    CATransaction.withoutActions { layer.setValue(value, forKeyPath: property) }
    guard property == "backgroundColor", let view = layer.delegate as? UIView else { return }
    view.backgroundColorStorage = (target as? CGColor).map { UIColor(cgColor: $0) }
  }
}
