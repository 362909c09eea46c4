import QuartzCore

/// The base class of generators of haptic feedback.
///
/// Like iPads, desktops have no haptics: generators can be used on any device and have an effect
/// only where the hardware supports it.
@MainActor open class UIFeedbackGenerator: NSObject {
  /// The view that the feedback belongs to; `nil` if there is none.
  private(set) weak var view: UIView?
  /// Whether the hardware was prepared for feedback.
  private(set) var isPrepared = false

  public override init() { super.init() }

  /// Creates a generator for feedback that belongs to a view.
  public init(for view: UIView) { self.view = view }

  /// Prepares for feedback, so that hardware with haptics responds without delay.
  open func prepare() { isPrepared = true }

  /// Ends the preparation by `prepare()`, as each feedback does.
  func feedbackOccurred() { isPrepared = false }
}

/// Feedback for an object that collides or snaps into place.
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the objects that seem to collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Small, light objects.
    case light = 0
    /// Medium objects.
    case medium
    /// Large, heavy objects.
    case heavy
    /// Soft objects, with much compression.
    case soft
    /// Hard objects, with little compression.
    case rigid
  }

  let style: FeedbackStyle

  /// Creates a generator of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of a style, for feedback that belongs to a view.
  public init(style: FeedbackStyle, for view: UIView) {
    self.style = style
    super.init(for: view)
  }

  /// Creates a generator of medium style.
  public override convenience init() { self.init(style: .medium) }
  /// Creates a generator of medium style, for feedback that belongs to a view.
  public override convenience init(for view: UIView) { self.init(style: .medium, for: view) }

  /// Triggers feedback where the hardware supports it.
  open func impactOccurred() { feedbackOccurred() }
  /// Triggers feedback of an intensity from 0 to 1 where the hardware supports it.
  open func impactOccurred(intensity: CGFloat) { feedbackOccurred() }
}

/// Feedback for a selection that changes.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers feedback where the hardware supports it.
  open func selectionChanged() { feedbackOccurred() }
}

/// Feedback for a task that has succeeded or failed.
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcomes of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task has succeeded.
    case success = 0
    /// The task has ended with a warning.
    case warning
    /// The task has failed.
    case error
  }

  /// Triggers feedback where the hardware supports it.
  open func notificationOccurred(_ notificationType: FeedbackType) { feedbackOccurred() }
}
