import UIKit

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

  /// Whose second showing is no second toast; unique unless the app named one.
  public let id: AnyHashable
  /// The stage that the toast has reached.
  public internal(set) var state = State.waiting
  /// What became of the toast when it was queued.
  public internal(set) var admission = ToastAdmission.shown
  /// The reason for its dismissal; nil while it's waiting or shown.
  public internal(set) var ending: ToastDismissalReason?
  /// The number of times it was shown: more than one if toasts of the same id were merged into it.
  public internal(set) var count = 1

  let item: any ToastItem
  var settings: ToastSettings
  var view: ToastView?
  var timer: ToastTimer?
  var wasAnnounced = false
  weak var queue: ToastQueue?

  init(item: any ToastItem, settings: ToastSettings) {
    self.item = item
    self.settings = settings
    id = settings.id ?? AnyHashable(UUID())
  }

  /// Ends it, wherever it is; nothing when it has ended.
  public func dismiss(animated: Bool = true) {
    queue?.end(self, .dismissed, animated: animated)
  }

  /// Other words, while it is seen or waits: those of the item or, where it is made of others, of the
  /// last of them that has words, a title staying what it is. Ignored by items without words.
  public func setText(_ text: String) { Self.words(of: item)?.show(.plain(text)) }

  private static func words(of item: any ToastItem) -> (any TextShowing)? {
    if let words = item as? any TextShowing { return words }
    guard let group = item as? any ToastItemGroup else { return nil }
    return group.items.reversed().lazy.compactMap(words).first
  }

  var isOnScreen: Bool { state == .presenting || state == .presented || state == .dismissing }
  /// The text for a screen reader, from which the reading time is computed.
  public var spokenText: String? { settings.spokenText ?? item.spokenText }

  /// Seconds; nil is for ever.
  func seconds(factor: Double) -> TimeInterval? {
    settings.duration.seconds(
      for: spokenText, hasAction: settings.action != nil, factor: factor)
  }

  /// The one place where a toast's end is decided.
  func resolve(_ ending: ToastDismissalReason) {
    guard self.ending == nil else { return }
    self.ending = ending
    // Merged acts live on in the other toast.
    if ending == .action {
      settings.transaction?.undo()
    } else if ending != .merged {
      settings.transaction?.commit()
    }
    settings.onEnd?(ending)
  }
}
