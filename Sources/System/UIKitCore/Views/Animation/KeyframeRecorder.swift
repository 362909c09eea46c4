import QuartzCore

/// An object that records the changes that the keyframes of an animation make, until they become
/// animations of the layers.
@MainActor final class KeyframeRecorder {
  /// The fraction of the animation in which changes currently take place, from 0 to 1.
  private var part = (start: 0.0, end: 1.0)
  private var tracks: [Track] = []
  private let mode: CAAnimationCalculationMode
  private var isDiscrete: Bool { mode == .discrete }

  private struct Track {
    let layer: CALayer
    let property: String
    var changes: [Change]
  }

  private struct Change {
    var start: Double
    var end: Double
    var old: Any
    var new: Any
  }

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  /// Performs changes in a fraction of the animation.
  func add(start: Double, duration: Double, _ changes: () -> Void) {
    let outer = part
    let begin = min(max(start, 0), 1)
    part = (begin, min(max(begin + duration, begin), 1))
    changes()
    part = outer
  }

  func record(_ property: String, of layer: CALayer, from old: Any, to new: Any) {
    let change = Change(start: part.start, end: part.end, old: old, new: new)
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.property == property }) {
      tracks[index].changes.append(change)
    } else {
      tracks.append(Track(layer: layer, property: property, changes: [change]))
    }
  }

  func addAnimations(of animation: ViewAnimation) {
    for track in tracks {
      let isAdditive = ViewAnimation.additiveKeys.contains(track.property)
      guard let keyframes = animated(track, isAdditive: isAdditive) else { continue }
      let key =
        isAdditive ? track.layer.unusedAnimationKey(track.property) : track.property
      animation.add(keyframes, to: track.layer, forKey: key)
    }
    tracks = []
  }

  /// Returns an animation with the values of a property at the beginning and end of each change;
  /// between changes the value doesn't change. With discrete values, it jumps where a change
  /// begins.
  private func animated(_ track: Track, isAdditive: Bool) -> CAKeyframeAnimation? {
    let changes = track.changes.sorted { $0.start < $1.start }
    guard let first = changes.first, let last = track.changes.last else { return nil }
    var (times, values) = ([0.0], [first.old])
    for (index, change) in changes.enumerated() {
      guard !isDiscrete else {
        times.append(change.start)
        values.append(change.new)
        continue
      }
      let next = index + 1 < changes.count ? changes[index + 1].start : 1
      // A curve goes through the beginning of a change without stopping there.
      if mode != .cubic || index == 0 || change.start > times[times.count - 1] {
        times.append(change.start)
        values.append(change.old)
      }
      times.append(min(change.end, next))
      values.append(change.new)
    }
    times.append(1)
    values.append(changes.last?.new ?? last.new)
    if isAdditive {
      values = values.map { AdditiveChange(from: $0, to: last.new)?.start ?? $0 }
    }
    let keyframes = CAKeyframeAnimation(keyPath: track.property)
    keyframes.values = values
    keyframes.keyTimes = times.map { NSNumber(value: $0) }
    keyframes.isAdditive = isAdditive
    keyframes.calculationMode = mode
    return keyframes
  }
}

extension UIView {
  /// Options for keyframe animations.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews, so that their changes are animated along with those of their superviews.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows the user to interact with views while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins at the values on screen rather than at the values that were set last.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation forwards and backwards; without `repeat` only once.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the animation's own duration inside another animation, instead of the inherited
    /// duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Values are interpolated linearly between keyframes; this is the default.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Values jump from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Values follow a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)

    /// The mode, a number of four bits.
    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 0xF {
      case 1: .discrete
      case 3: .cubic
      default: .linear
      }
    }

    /// The options common to all animations, and the curve, which may be specified as a raw value.
    var animationOptions: AnimationOptions {
      AnimationOptions(rawValue: rawValue & (0x3F | 0xF << 16))
    }
  }
}

extension ViewAnimation {
  /// Runs a keyframe animation.
  static func runKeyframes(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.KeyframeAnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let inherits = !options.contains(.overrideInheritedDuration)
    let duration = inherits ? current?.duration ?? duration : duration
    let animation = ViewAnimation(
      duration: duration, delay: delay, timing: .curve(options.animationOptions.timingFunction),
      options: options.animationOptions, completion: completion)
    animation.keyframes = KeyframeRecorder(mode: options.calculationMode)
    animation.run(animations)
  }
}
