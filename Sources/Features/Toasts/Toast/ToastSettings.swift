import UIKit

/// The settings of a toast, besides its options those that don't change while it is shown.
@MainActor struct ToastSettings {
  var options = ToastOptions()
  var id: AnyHashable?
  var priority = ToastPriority.normal
  /// Nil uses the queue's setting.
  var strategy: ToastStrategy?
  var container: (any ToastContainer)?
  var action: ToastAction?
  /// A second button, before that of the action.
  var otherAction: ToastAction?
  var transaction: ToastTransaction?
  var spokenText: String?
  var onTap: ((Toast) -> Void)?
  var didAppear: (() -> Void)?
  var didDisappear: (() -> Void)?
  var onEnd: ((ToastDismissalReason) -> Void)?
  var onMerge: ((_ toast: Toast, _ count: Int) -> Void)?
}

/// The priority of a toast. One of a higher priority replaces the visible one, which is shown again
/// after it.
public enum ToastPriority: Int, Comparable, Sendable {
  /// Shown after all others.
  case low
  /// Shown in the order of arrival.
  case normal
  /// Shown before all others that wait.
  case high

  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// The effect of a new toast on the other toasts of its view.
public enum ToastStrategy: Sendable {
  /// It waits until the visible toast has disappeared.
  case queue
  /// It dismisses all others and appears without animation.
  case replace
  /// It is shown over the others.
  case stack
}

/// The result of a request to show a toast.
@MainActor public enum ToastAdmission {
  /// The toast is shown now.
  case shown
  /// The toast waits for a number of others, the visible one included, or for its delay.
  case waiting(behind: Int)
  /// It was merged into a toast with the same id, whose time starts again.
  case merged(into: Toast)
}

/// The reason why a toast was dismissed.
public enum ToastDismissalReason: Hashable, Sendable {
  /// Its time was over.
  case timeout
  /// It was tapped.
  case tap
  /// It was swiped away.
  case swipe
  /// Its action was chosen.
  case action
  /// The app dismissed it.
  case dismissed
  /// Another toast replaced it.
  case replaced
  /// It was merged into another toast, which stays.
  case merged
  /// Its item finished.
  case finished
  /// Its view left the window, or the window closed.
  case viewGone
  /// The app terminated.
  case quit
}
