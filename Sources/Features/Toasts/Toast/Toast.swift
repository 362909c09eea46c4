import UIKit
import UIKitCompat

/// One message over a view, from the call that shows it until it is gone.
@MainActor public final class Toast {
  /// The stages of a toast, in their order.
  public enum State: Sendable {
    /// Queued behind other toasts.
    case waiting
    /// Appearing.
    case presenting
    /// Fully visible.
    case presented
    /// Disappearing.
    case dismissing
    /// Removed from its view.
    case dismissed
  }

  /// Identifies the toast: one with the same id is merged into it. It is unique unless the app sets
  /// it.
  public let id: AnyHashable
  /// The stage that the toast has reached.
  public internal(set) var state = State.waiting
  /// The result of queueing the toast.
  public internal(set) var admission = ToastAdmission.shown
  /// The reason for its dismissal; nil while it's waiting or shown.
  public internal(set) var dismissalReason: ToastDismissalReason?
  /// The number of times it was shown: more than one if toasts of the same id were merged into it.
  public internal(set) var count = 1

  /// The content of the toast.
  public let item: any ToastItem
  /// The options of the toast, which can change while it is shown.
  public var options: ToastOptions {
    get { settings.options }
    set {
      let old = settings.options
      settings.options = newValue
      queue?.optionsDidChange(of: self, from: old)
    }
  }

  var settings: ToastSettings
  var view: ToastView?
  var timer: ToastTimer?
  var wasAnnounced = false
  weak var queue: ToastQueue?
  /// Gives the item its options, once.
  var prepareItem: (() -> Void)?
  /// When the toast appeared, in seconds of the media clock.
  var appearanceTime: TimeInterval?
  /// The end of the delay or of the minimum duration.
  var wait: DelayedCall?

  init(item: any ToastItem, settings: ToastSettings, prepareItem: @escaping () -> Void) {
    self.item = item
    self.settings = settings
    self.prepareItem = prepareItem
    id = settings.id ?? AnyHashable(UUID())
  }

  /// Dismisses the toast, whether it is visible or waiting. Does nothing if it has ended. With an
  /// animation it stays for its `minimumDuration`.
  public func dismiss(animated: Bool = true) {
    queue?.dismiss(self, .dismissed, animated: animated)
  }

  /// Replaces the text of the item or, in a group, of the last item that has text. Does nothing for
  /// items without text.
  public func setText(_ text: String) { Self.textItem(of: item)?.show(.plain(text)) }

  private static func textItem(of item: any ToastItem) -> (any TextShowing)? {
    if let textItem = item as? any TextShowing { return textItem }
    guard let group = item as? any ToastItemGroup else { return nil }
    return group.items.reversed().lazy.compactMap(textItem).first
  }

  func sharesContainer(with other: Toast) -> Bool {
    settings.container.map { $0 === other.settings.container } ?? false
  }

  var isOnScreen: Bool { state == .presenting || state == .presented || state == .dismissing }
  /// The text for a screen reader, from which the reading time is computed.
  public var spokenText: String? { settings.spokenText ?? item.spokenText }

  /// The duration in seconds; nil is forever. Who has it read aloud needs longer than who reads.
  func seconds(factor: Double) -> TimeInterval? {
    options.duration.seconds(
      for: spokenText, hasAction: settings.action != nil,
      factor: UIAccessibility.isVoiceOverRunning ? 2 * factor : factor)
  }

  /// Resolves the toast with the reason for its dismissal.
  func resolve(_ dismissalReason: ToastDismissalReason) {
    guard self.dismissalReason == nil else { return }
    self.dismissalReason = dismissalReason
    // Merged actions now belong to the other toast.
    if dismissalReason == .action {
      settings.transaction?.undo()
    } else if dismissalReason != .merged {
      settings.transaction?.commit()
    }
    settings.onEnd?(dismissalReason)
  }
}
