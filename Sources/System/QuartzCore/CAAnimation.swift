import Quartz2D

/// Methods that are called when an animation begins and ends.
@MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ends or is removed; `flag` is `true` if it reached its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base class of animations. Layers keep copies, so change an animation before adding it.
@MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  package final var timing = MediaTiming()
  final var custom: [String: Any] = [:]

  /// The timing function of the animation.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is notified when the animation starts and stops; it is retained until then.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that determines whether the animation is removed when it ends. The default
  /// value is `true`.
  open var isRemovedOnCompletion = true

  public override init() { super.init() }

  /// Creates an animation like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) { super.init() }

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  static let previousValueKey = "previousValue"

  /// Adds a copy of the animation to the layer, with the event's name as its key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    let copy = copyAnimation()
    if let previous = dict?[Self.previousValueKey] as? AnimatableValue { copy.startFrom(previous) }
    layer.add(copy, forKey: event)
  }

  /// Stores a value for an app's own key, for example to identify the animation in a delegate.
  open func setValue(_ value: Any?, forKey key: String) { custom[key] = value }
  /// Returns the value stored for a key.
  open func value(forKey key: String) -> Any? { custom[key] }

  // MARK: Implementation

  /// Returns a copy of the nearest class of this module: an app's subclass runs as that class.
  package func copyAnimation() -> CAAnimation {
    let copy = CAAnimation()
    copy.assign(self)
    return copy
  }

  func assign(_ other: CAAnimation) {
    timing = other.timing
    custom = other.custom
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  /// Sets the value before the change that triggered the animation.
  func startFrom(_ previous: AnimatableValue) {}

  /// The properties that the animation changes.
  var keys: [LayerKey] { [] }

  /// The parts of a layer's cached nodes that the animation changes.
  var stale: Stale { keys.reduce(into: []) { $0.formUnion($1.stale) } }

  /// Applies the animation to the values, at a time in the time space of its parent.
  func apply(to values: inout LayerValues, at parentTime: TimeInterval) {}

  func curved(_ progress: Double) -> Double { timingFunction?.value(at: progress) ?? progress }
}
