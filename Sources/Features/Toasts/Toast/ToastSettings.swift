import UIKit

/// Everything about a toast but what it says.
@MainActor struct ToastSettings {
  var id: AnyHashable?
  var position = ToastPosition.center
  var duration = ToastDuration.reading
  var priority = ToastPriority.normal
  /// Nil is the queue's.
  var strategy: ToastStrategy?
  var cornerRadius = ToastCornerRadius.fixed(8)
  var corners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var appear: Set<ToastAnimator> = [.scale(0.7)]
  var disappear: Set<ToastAnimator> = [.scale(0.7).opposite, .opacity(0).opposite]
  var container: (any ToastContainer)?
  var action: ToastAction?
  var transaction: ToastTransaction?
  var isSwipeable = true
  var passesTouches = false
  var dismissesOnTap = false
  var spokenText: String?
  var onTap: ((Toast) -> Void)?
  var didAppear: (() -> Void)?
  var didDisappear: (() -> Void)?
  var onEnd: ((ToastEnding) -> Void)?
  var onMerge: ((_ toast: Toast, _ count: Int) -> Void)?
}

/// Who goes first. A toast of a higher priority takes the place of the one that is seen, which comes
/// back after it.
public enum ToastPriority: Int, Comparable, Sendable {
  /// Shown after all others.
  case low
  /// Shown in the order of arrival.
  case normal
  /// Shown before all others that wait.
  case high

  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// What a new toast does to those of the same view.
public enum ToastStrategy: Sendable {
  /// Waits until the one that is seen has gone.
  case queue
  /// Ends all others at once, and takes their place without motion.
  case replace
  /// Stands over the others.
  case stack
}

/// What became of a toast when it was asked to be shown.
@MainActor public enum ToastAdmission {
  /// The toast is shown now.
  case shown
  /// Behind so many others, the one that is seen among them.
  case waiting(behind: Int)
  /// Nothing new is seen: that toast has the same id, and its time began anew.
  case merged(into: Toast)
}

/// Why a toast left.
public enum ToastEnding: Hashable, Sendable {
  /// Its time was over.
  case timeout
  /// It was tapped.
  case tap
  /// It was swiped away.
  case swipe
  /// Its action was chosen.
  case action
  /// By a call.
  case dismissed
  /// Another took its place for good.
  case replaced
  /// It was merged into another, which goes on.
  case merged
  /// Its item had said all.
  case finished
  /// Its view left the window, or the window closed.
  case viewGone
  /// The app ended.
  case quit
}
