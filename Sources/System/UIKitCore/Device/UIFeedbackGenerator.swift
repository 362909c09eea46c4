import QuartzCore

/// The base class of generators of haptic feedback.
///
/// Desktops have no haptics, as iPads have none: the generators can be used on any device and are
/// felt only where the hardware can.
@MainActor open class UIFeedbackGenerator: NSObject {
  /// The view with which the feedback belongs together; nil if there is none.
  private(set) weak var view: UIView?
  /// Whether the hardware was asked to be ready for feedback.
  private(set) var isPrepared = false

  public override init() { super.init() }

  /// Creates a generator for feedback that belongs to a view.
  public init(for view: UIView) { self.view = view }

  /// Announces feedback, so that hardware with haptics is ready without delay.
  open func prepare() { isPrepared = true }

  /// Ends the readiness that `prepare()` asked for, as feedback does.
  func feedbackOccurred() { isPrepared = false }
}

/// Feedback for something that collides or snaps into place.
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

  /// Gives feedback where the hardware can.
  open func impactOccurred() { feedbackOccurred() }
  /// Gives feedback of an intensity from 0 to 1 where the hardware can.
  open func impactOccurred(intensity: CGFloat) { feedbackOccurred() }
}

/// Feedback for a selection that changes.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback where the hardware can.
  open func selectionChanged() { feedbackOccurred() }
}

/// Feedback for a task that has succeeded or failed.
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task has ended.
  public enum FeedbackType: Int, Sendable {
    /// The task has succeeded.
    case success = 0
    /// The task has ended with a warning.
    case warning
    /// The task has failed.
    case error
  }

  /// Gives feedback where the hardware can.
  open func notificationOccurred(_ notificationType: FeedbackType) { feedbackOccurred() }
}
