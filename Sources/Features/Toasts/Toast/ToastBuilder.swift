import UIKit

/// Describes a toast step by step; `show()` ends the description. Each step returns a changed copy.
@MainActor public struct ToastBuilder<Item: ToastItem> {
  /// The item that the toast shows.
  public let item: Item
  let queue: ToastQueue
  var settings = ToastSettings()

  func with(_ change: (inout ToastSettings) -> Void) -> Self {
    var copy = self
    change(&copy.settings)
    return copy
  }

  // MARK: Looks

  /// Changes the item's options.
  public func updateItem(_ change: (inout Item.Options) -> Void) -> Self {
    change(&item.options)
    return self
  }

  /// Dark frosted glass unless another is given. A container serves one toast.
  public func container(_ container: any ToastContainer) -> Self {
    with { $0.container = container }
  }

  /// The default is 8 points.
  public func cornerRadius(_ radius: ToastCornerRadius) -> Self {
    with { $0.cornerRadius = radius }
  }

  /// Which corners are round; all by default.
  public func corners(_ corners: CACornerMask) -> Self { with { $0.corners = corners } }

  // MARK: Place and time

  /// - Parameter offset: points further down.
  public func position(_ position: ToastPosition, offset: CGFloat = 0) -> Self {
    with {
      $0.position = position
      $0.position.offset += offset
    }
  }

  /// As long as reading takes unless told.
  public func duration(_ duration: ToastDuration) -> Self { with { $0.duration = duration } }

  /// Sets the position among waiting toasts.
  public func priority(_ priority: ToastPriority) -> Self { with { $0.priority = priority } }

  /// The queue's own unless told.
  public func strategy(_ strategy: ToastStrategy) -> Self { with { $0.strategy = strategy } }

  /// While a toast of this id is seen or waits, another one is merged into it: `Toast.admission`
  /// tells, and `onMerge` tells the first.
  public func id(_ id: some Hashable & Sendable) -> Self { with { $0.id = AnyHashable(id) } }

  // MARK: Motion

  /// From small unless told. Reduced motion fades.
  public func appearAnimations(_ animators: Set<ToastAnimator>) -> Self {
    with { $0.appear = animators }
  }

  /// Sets the animations that hide the toast.
  public func disappearAnimations(_ animators: Set<ToastAnimator>) -> Self {
    with { $0.disappear = animators }
  }

  /// Goes as it came.
  public func usesOppositeAppearAnimationsForDisappear() -> Self {
    with { $0.disappear = Set($0.appear.map(\.opposite)) }
  }

  // MARK: Touch

  /// Dismisses the toast when it is tapped.
  public func dismissesOnTap() -> Self { with { $0.dismissesOnTap = true } }

  /// Sets a closure that is called when the toast is tapped.
  public func onTap(_ handler: @escaping (Toast) -> Void) -> Self { with { $0.onTap = handler } }

  /// Whether a swipe sends it away; yes unless told.
  public func swipeable(_ isSwipeable: Bool) -> Self { with { $0.isSwipeable = isSwipeable } }

  /// Passes touches to the views below: the toast can't be tapped, swiped or paused.
  public func passesTouches() -> Self { with { $0.passesTouches = true } }

  // MARK: Events

  /// When it stands still.
  public func didAppear(_ handler: @escaping () -> Void) -> Self {
    with { $0.didAppear = handler }
  }

  /// When nothing of it is left to see; not called for one that never was.
  public func didDisappear(_ handler: @escaping () -> Void) -> Self {
    with { $0.didDisappear = handler }
  }

  /// Once for every toast, with the reason, when it is decided.
  public func onEnd(_ handler: @escaping (ToastDismissalReason) -> Void) -> Self {
    with { $0.onEnd = handler }
  }

  /// Another of the same id came; `count` is how many there were.
  public func onMerge(_ handler: @escaping (_ toast: Toast, _ count: Int) -> Void) -> Self {
    with { $0.onMerge = handler }
  }

  // MARK: Action

  /// One button. It ends the toast.
  public func action(_ title: String, perform: @escaping () -> Void) -> Self {
    with { $0.action = ToastAction(title: title, perform: perform) }
  }

  /// Offers to take back what was done. Exactly one of the two runs: `undo` when the button is
  /// pressed, else `commit` when the toast ends in any way, the end of the app included.
  public func undoable(
    _ title: String = "Undo", commit: @escaping () -> Void, undo: @escaping () -> Void
  ) -> Self {
    with {
      $0.transaction = ToastTransaction(commit: commit, undo: undo)
      $0.action = ToastAction(title: title) {}
    }
  }

  /// The text for a screen reader in place of the item's text.
  public func spokenText(_ text: String) -> Self { with { $0.spokenText = text } }

  // MARK: The end

  /// Queues the toast and returns it, so that it can be observed or dismissed.
  @discardableResult public func show(animated: Bool = true) -> Toast {
    let toast = Toast(item: item, settings: settings)
    queue.show(toast, animated: animated)
    return toast
  }
}
