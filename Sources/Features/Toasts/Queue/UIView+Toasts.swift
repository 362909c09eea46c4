import UIKit
import UIKitCompat

private enum QueueKey: SideStorageKey {
  static var defaultValue: ToastQueue? { nil }
}

extension UIView {
  /// The toasts over this view. Use a view controller's view.
  public var toasts: ToastQueue {
    if let queue = self[side: QueueKey.self] { return queue }
    let queue = ToastQueue(host: self)
    self[side: QueueKey.self] = queue
    return queue
  }

  /// Begins the description of a toast, which `show()` ends.
  public func makeToast<Item: ToastItem>(_ item: Item) -> ToastBuilder<Item> {
    ToastBuilder(item: item, queue: toasts)
  }

  /// Shows a text.
  @discardableResult public func showToast(
    _ message: String, duration: ToastDuration = .reading, position: ToastPosition = .center,
    didDisappear: (() -> Void)? = nil
  ) -> Toast {
    makeToast(TextToastItem(text: message)).duration(duration).position(position)
      .didDisappear { didDisappear?() }.show()
  }

  /// Reports an action, with a button that undoes it. Exactly one of `commit` and `undo` is called.
  /// Actions with the same id are merged into one toast, whose button undoes all of them.
  ///
  /// - Parameters:
  ///   - message: Returns the text for a number of actions.
  ///   - title: The button's title; nil for "Undo" in the person's language.
  @discardableResult public func showUndoToast(
    id: some Hashable & Sendable, _ message: @escaping (_ count: Int) -> String,
    title: String? = nil, commit: @escaping () -> Void, undo: @escaping () -> Void
  ) -> Toast {
    makeToast(TextToastItem(text: message(1))).id(id).position(.safeBottom, offset: -16)
      .onMerge { toast, count in toast.setText(message(count)) }
      .undoable(title, commit: commit, undo: undo).show()
  }

  // MARK: Waiting

  /// Shows the system's activity indicator over other toasts until `dismissActivityToast()`.
  ///
  /// - Parameters:
  ///   - delay: The time in seconds before it appears; dismissed sooner, it is never seen.
  ///   - minimumDuration: The time in seconds that it stays at least once it has appeared.
  @discardableResult public func showActivityToast(
    delay: TimeInterval = 0, minimumDuration: TimeInterval = 0
  ) -> Toast { showIndicator(ActivityToastItem(), id: .activity, delay, minimumDuration) }

  /// Dismisses the activity indicator of this view, if there is one.
  public func dismissActivityToast(animated: Bool = true) { dismissIndicator(.activity, animated) }

  /// Shows rotating arcs over other toasts until `dismissArcsToast()`.
  ///
  /// - Parameters:
  ///   - delay: The time in seconds before they appear; dismissed sooner, they are never seen.
  ///   - minimumDuration: The time in seconds that they stay at least once they have appeared.
  @discardableResult public func showArcsToast(
    delay: TimeInterval = 0, minimumDuration: TimeInterval = 0
  ) -> Toast { showIndicator(ArcsToastItem(), id: .arcs, delay, minimumDuration) }

  /// Dismisses the turning arcs of this view, if there are any.
  public func dismissArcsToast(animated: Bool = true) { dismissIndicator(.arcs, animated) }

  private enum IndicatorID: Hashable { case activity, arcs }

  private func showIndicator(
    _ item: some ToastItem, id: IndicatorID, _ delay: TimeInterval, _ minimum: TimeInterval
  ) -> Toast {
    let toast = makeToast(item).id(id).duration(.forever).strategy(.stack).swipeable(false)
      .delay(delay).minimumDuration(minimum).show()
    if case .merged(let first) = toast.admission { return first }
    return toast
  }

  private func dismissIndicator(_ id: IndicatorID, _ animated: Bool) {
    toasts.all.first { $0.id == AnyHashable(id) && $0.dismissalReason == nil }?.dismiss(
      animated: animated)
  }
}
