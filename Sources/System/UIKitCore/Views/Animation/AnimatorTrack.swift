import QuartzCore

/// The animation of one property of one layer by a property animator.
@MainActor final class AnimatorTrack {
  weak var layer: CALayer?
  /// The key of the animation in its layer.
  let key: String
  private let property: String
  private let old: Any
  private let new: Any
  private let isAdditive: Bool
  private let token: Int
  private static var lastToken = 0
  /// The fraction of the animator's time that had elapsed when this track began.
  var start = SIMD2<Double>(0, 0)
  /// The fraction that was completed when the animator began to follow a tail.
  var base = SIMD2<Double>(0, 0)
  private(set) var place = SIMD2<Double>(0, 0)

  /// Creates a track and marks the animation with its token, before the layer copies it.
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

  /// Returns the elapsed fraction of the track's own time when the animator's time is `time`.
  func ownTime(at time: Double) -> SIMD2<Double> {
    func own(_ start: Double) -> Double { start < 1 ? max(0, (time - start) / (1 - start)) : 0 }
    return SIMD2(own(start.x), own(start.y))
  }

  /// Sets the start so that the track's own time is `own` when the animator's time is `time`.
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

  /// A Boolean value that indicates whether the layer's animation is still that of this track;
  /// `false` once another animation has replaced it.
  private var ownsAnimation: Bool {
    (layer?.animation(forKey: key) as? ScrubbedAnimation)?.token == token
  }

  /// Removes the animation. The model already has its final value, and is changed for other
  /// positions.
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
    let value: Any? =
      isAdditive
      ? CALayer.value(model, movedFrom: new, to: target, forKey: property) : target
    CATransaction.withoutActions { layer.setValue(value, forKeyPath: property) }
    guard property == "backgroundColor", let view = layer.delegate as? UIView else { return }
    view.backgroundColorStorage = (target as? CGColor).map { UIColor(cgColor: $0) }
  }
}
