import UIKit

/// Describes a toast step by step; `show()` ends the description. Each step returns a changed copy,
/// which can be stored and shown again.
@MainActor public struct ToastBuilder<Item: ToastItem> {
  /// The item that the toast shows. A view can't be in two places: of two toasts with the same
  /// item, the newer one replaces the other.
  public let item: Item
  let queue: ToastQueue
  var itemOptions: Item.Options
  var settings = ToastSettings()

  init(item: Item, queue: ToastQueue) {
    self.item = item
    self.queue = queue
    itemOptions = item.options
  }

  func with(_ change: (inout ToastSettings) -> Void) -> Self {
    var copy = self
    change(&copy.settings)
    return copy
  }

  // MARK: Appearance

  /// Changes the options that the item gets when the toast appears. They begin with those that the
  /// item had when the description was begun.
  public func updateItem(_ change: (inout Item.Options) -> Void) -> Self {
    var copy = self
    change(&copy.itemOptions)
    return copy
  }

  /// Sets the background. The default is a dark blur effect. A container belongs to one toast.
  public func container(_ container: any ToastContainer) -> Self {
    with { $0.container = container }
  }

  /// Sets the corner radius. The default is 8 points.
  public func cornerRadius(_ radius: ToastCornerRadius) -> Self {
    with { $0.options.cornerRadius = radius }
  }

  /// Sets which corners are rounded. The default is all.
  public func corners(_ corners: CACornerMask) -> Self { with { $0.options.corners = corners } }

  // MARK: Position and time

  /// Sets the position.
  ///
  /// - Parameter offset: A distance to move it down, in points.
  public func position(_ position: ToastPosition, offset: CGFloat = 0) -> Self {
    with {
      $0.options.position = position
      $0.options.position.offset += offset
    }
  }

  /// Sets the duration. The default is the time that reading takes.
  public func duration(_ duration: ToastDuration) -> Self {
    with { $0.options.duration = duration }
  }

  /// Sets the time in seconds before the toast appears. If it is dismissed sooner, nobody sees it:
  /// for work that is mostly done before anyone wonders.
  public func delay(_ seconds: TimeInterval) -> Self { with { $0.options.delay = seconds } }

  /// Sets the time in seconds that the toast stays at least when it is dismissed with an animation.
  public func minimumDuration(_ seconds: TimeInterval) -> Self {
    with { $0.options.minimumDuration = seconds }
  }

  /// Sets the position among waiting toasts.
  public func priority(_ priority: ToastPriority) -> Self { with { $0.priority = priority } }

  /// Sets the strategy. The default is the queue's.
  public func strategy(_ strategy: ToastStrategy) -> Self { with { $0.strategy = strategy } }

  /// Sets the id. While a toast with the same id is visible or waiting, a new one is merged into
  /// it: `Toast.admission` of the new one says so, and `onMerge` of the first one is called.
  public func id(_ id: some Hashable & Sendable) -> Self { with { $0.id = AnyHashable(id) } }

  // MARK: Motion

  /// Sets the animations that show the toast. The default scales it up. With Reduce Motion it
  /// fades.
  public func appearAnimations(_ animators: Set<ToastAnimator>) -> Self {
    with { $0.options.appearAnimations = animators }
  }

  /// Sets the animations that hide the toast.
  public func disappearAnimations(_ animators: Set<ToastAnimator>) -> Self {
    with { $0.options.disappearAnimations = animators }
  }

  /// Hides the toast with the reverse of the animations that show it.
  public func usesOppositeAppearAnimationsForDisappear() -> Self {
    with {
      $0.options.disappearAnimations = Set($0.options.appearAnimations.map(\.opposite))
    }
  }

  /// Sets the spring that moves the toast. The default takes 0.3 s and doesn't bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - bounce: How far it overshoots, from 0 to 1.
  public func spring(duration: TimeInterval = 0.5, bounce: CGFloat = 0.3) -> Self {
    with {
      $0.options.springDuration = duration
      $0.options.springBounce = bounce
    }
  }

  // MARK: Touch

  /// Dismisses the toast when it is tapped.
  public func dismissesOnTap() -> Self { with { $0.options.dismissesOnTap = true } }

  /// Sets a closure that is called when the toast is tapped.
  public func onTap(_ handler: @escaping (Toast) -> Void) -> Self { with { $0.onTap = handler } }

  /// Sets whether a swipe dismisses the toast, to both sides and to the nearest edge. The default
  /// is true.
  public func swipeable(_ isSwipeable: Bool) -> Self {
    with { $0.options.swipeDirections = isSwipeable ? nil : [] }
  }

  /// Sets the directions in which a swipe dismisses the toast.
  public func swipeable(to directions: UISwipeGestureRecognizer.Direction) -> Self {
    with { $0.options.swipeDirections = directions }
  }

  /// Passes touches to the views below: the toast can't be tapped, swiped or paused.
  public func passesTouches() -> Self { with { $0.options.passesTouches = true } }

  // MARK: Events

  /// Sets a closure that is called when the toast has appeared.
  public func didAppear(_ handler: @escaping () -> Void) -> Self {
    with { $0.didAppear = handler }
  }

  /// Sets a closure that is called when the toast has disappeared. It is not called for one that
  /// never appeared.
  public func didDisappear(_ handler: @escaping () -> Void) -> Self {
    with { $0.didDisappear = handler }
  }

  /// Sets a closure that is called once for each toast, with the reason for its dismissal.
  public func onEnd(_ handler: @escaping (ToastDismissalReason) -> Void) -> Self {
    with { $0.onEnd = handler }
  }

  /// Sets a closure that is called when a toast with the same id was merged into it; `count` is
  /// their number.
  public func onMerge(_ handler: @escaping (_ toast: Toast, _ count: Int) -> Void) -> Self {
    with { $0.onMerge = handler }
  }

  // MARK: Action

  /// Adds a button, which also dismisses the toast.
  public func action(_ title: String, perform: @escaping () -> Void) -> Self {
    with { $0.action = ToastAction(title: title, perform: perform) }
  }

  /// Adds a second button, before the first one, which also dismisses the toast.
  public func otherAction(_ title: String, perform: @escaping () -> Void) -> Self {
    with { $0.otherAction = ToastAction(title: title, perform: perform) }
  }

  /// Adds a button to undo an action. Exactly one of the two closures is called: `undo` when the
  /// button is pressed, otherwise `commit` when the toast ends for any reason, including the app's
  /// termination.
  ///
  /// - Parameter title: The button's title; nil for "Undo" in the person's language.
  public func undoable(
    _ title: String? = nil, commit: @escaping () -> Void, undo: @escaping () -> Void
  ) -> Self {
    with {
      $0.transaction = ToastTransaction(commit: commit, undo: undo)
      $0.action = ToastAction(title: title ?? String(localized: "Undo", bundle: .toasts)) {}
    }
  }

  /// The text for a screen reader in place of the item's text.
  public func spokenText(_ text: String) -> Self { with { $0.spokenText = text } }

  // MARK: Showing

  /// Queues the toast and returns it, so that it can be observed or dismissed.
  @discardableResult public func show(animated: Bool = true) -> Toast {
    let toast = Toast(item: item, settings: settings) { [item, itemOptions] in
      item.options = itemOptions
    }
    queue.show(toast, animated: animated)
    return toast
  }
}
