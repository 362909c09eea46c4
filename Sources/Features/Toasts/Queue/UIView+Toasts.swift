import UIKit
import UIKitCompat

private enum QueueKey: SideStorageKey {
  static var defaultValue: ToastQueue? { nil }
}

extension UIView {
  /// The toasts over this view, best a controller's.
  public var toasts: ToastQueue {
    if let queue = self[side: QueueKey.self] { return queue }
    let queue = ToastQueue(host: self)
    self[side: QueueKey.self] = queue
    return queue
  }

  /// Begins to describe a toast; `show()` ends it.
  public func makeToast<Item: ToastItem>(_ item: Item) -> ToastBuilder<Item> {
    ToastBuilder(item: item, queue: toasts)
  }

  /// A few words.
  @discardableResult public func showToast(
    _ message: String, duration: ToastDuration = .reading, position: ToastPosition = .center,
    didDisappear: (() -> Void)? = nil
  ) -> Toast {
    makeToast(TextToastItem(text: message)).duration(duration).position(position)
      .didDisappear { didDisappear?() }.show()
  }

  /// Reports an action, with a button that undoes it. Exactly one of `commit` and `undo` runs.
  /// Further ones of the same id become one toast, whose button takes all of them back.
  ///
  /// - Parameter message: the words for so many acts.
  @discardableResult public func showUndoToast(
    id: some Hashable & Sendable, _ message: @escaping (_ count: Int) -> String,
    title: String = "Undo", commit: @escaping () -> Void, undo: @escaping () -> Void
  ) -> Toast {
    makeToast(TextToastItem(text: message(1))).id(id).position(.safeBottom, offset: -16)
      .onMerge { toast, count in toast.setText(message(count)) }
      .undoable(title, commit: commit, undo: undo).show()
  }

  // MARK: Waiting

  /// The system's spinner, until `dismissActivityToast()`. It stands over other toasts.
  @discardableResult public func showActivityToast() -> Toast {
    showIndicator(ActivityToastItem(), id: .activity)
  }

  /// Dismisses the activity indicator of this view, if there is one.
  public func dismissActivityToast(animated: Bool = true) { dismissIndicator(.activity, animated) }

  /// Turning arcs, until `dismissArcsToast()`. They stand over other toasts.
  @discardableResult public func showArcsToast() -> Toast {
    showIndicator(ArcsToastItem(), id: .arcs)
  }

  /// Dismisses the turning arcs of this view, if there are any.
  public func dismissArcsToast(animated: Bool = true) { dismissIndicator(.arcs, animated) }

  private enum IndicatorID: Hashable { case activity, arcs }

  private func showIndicator(_ item: some ToastItem, id: IndicatorID) -> Toast {
    let toast = makeToast(item).id(id).duration(.forever).strategy(.stack).swipeable(false).show()
    if case .merged(let first) = toast.admission { return first }
    return toast
  }

  private func dismissIndicator(_ id: IndicatorID, _ animated: Bool) {
    toasts.shown.first { $0.id == AnyHashable(id) && $0.ending == nil }?.dismiss(animated: animated)
  }
}
