import UIKit
import UIKitCompat

/// The toasts of one view: the visible ones, the waiting ones, and the views that they avoid.
@MainActor public final class ToastQueue {
  /// The strategy of toasts that don't set one.
  public var strategy = ToastStrategy.queue

  /// A factor for the time that toasts are shown for reading.
  public var readingTimeFactor: Double = 1

  /// Called once for each toast that appears, with its text, for a screen reader. Post it as an
  /// announcement on iOS.
  public var onAnnounce: ((_ text: String) -> Void)?

  /// The insets that are covered besides the bars, for example by a keyboard. Toasts avoid them.
  public var obstructedInsets = UIEdgeInsets.zero {
    didSet { if obstructedInsets != oldValue { obstaclesDidChange() } }
  }

  /// Whether the toasts that are there are hidden and their time stands still, such as while
  /// something lies over what they are about. It ends when another one is to be shown.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      area?.isHidden = isHidden
      for timer in shown.compactMap(\.timer) {
        if isHidden { timer.hold(.hidden) } else { timer.release(.hidden) }
      }
    }
  }

  /// The visible toasts, the newest last; some of them may be disappearing.
  public private(set) var shown: [Toast] = []
  /// The waiting toasts, in the order in which they will be shown.
  public private(set) var waiting: [Toast] = []

  /// The toasts that wait for their delay.
  private var delayed: [Toast] = []
  /// All toasts that haven't been removed, the waiting ones first, so that ending them in this order
  /// shows none of them.
  var all: [Toast] { delayed + waiting + shown }

  private var obstacles: [WeakView] = []
  private(set) weak var host: UIView?
  private var area: ToastArea?
  private var terminationObserver: AppTerminationObserver?

  init(host: UIView) { self.host = host }

  // MARK: Obstacles

  /// Makes toasts avoid a view, such as a toolbar, for as long as it is visible.
  public func avoid(_ view: UIView) {
    obstacles.removeAll { $0.view == nil || $0.view === view }
    obstacles.append(WeakView(view: view))
    obstaclesDidChange()
  }

  /// Call it when a view that toasts avoid was moved or hidden. Changes of size are observed.
  public func obstaclesDidChange() { area?.setNeedsLayout() }

  /// Brings toasts to the front. Call it when another view was added over the host view, such as a
  /// screen presented in a window. New toasts come to the front by themselves.
  public func bringToFront() {
    if let area, let host { area.attach(to: host) }
  }

  /// The frames of the views to avoid, in the area's coordinates.
  func obstacleFrames(in area: UIView) -> [CGRect] {
    obstacles.compactMap { obstacle in
      guard let view = obstacle.view, view.window != nil, !view.isHidden, view.alpha >= 0.01 else {
        return nil
      }
      return view.convert(view.bounds, to: area)
    }
  }

  // MARK: Showing

  func show(_ toast: Toast, animated: Bool) {
    toast.queue = self
    isHidden = false
    // The strategy can't change while toasts wait for each other.
    let strategy = toast.settings.strategy ?? strategy
    toast.settings.strategy = strategy
    if let existing = all.first(where: { $0.id == toast.id && $0.dismissalReason == nil }) {
      return merge(toast, into: existing)
    }
    if toast.settings.transaction != nil { watchForEnd() }
    guard toast.options.delay > 0 else { return admit(toast, animated: animated) }
    delayed.append(toast)
    toast.admission = .waiting(behind: waiting.count + shown.count { $0.dismissalReason == nil })
    toast.wait = after(toast.options.delay) { [weak self, weak toast] in
      guard let self, let toast else { return }
      toast.wait = nil
      delayed.removeAll { $0 === toast }
      toast.admission = .shown
      admit(toast, animated: animated)
    }
  }

  private func admit(_ toast: Toast, animated: Bool) {
    switch toast.settings.strategy ?? strategy {
    case .stack: present(toast, animated: animated)
    case .replace:
      let others = all
      others.forEach { end($0, .replaced, animated: false) }
      present(toast, animated: animated && others.isEmpty)
    case .queue: enqueue(toast, animated: animated)
    }
  }

  private func merge(_ toast: Toast, into existing: Toast) {
    existing.count += 1
    if existing.isOnScreen {
      // It's wanted again, although it was about to end.
      existing.wait?.cancel()
      existing.wait = nil
    }
    if let acts = toast.settings.transaction {
      if let own = existing.settings.transaction {
        own.absorb(acts)
      } else {
        existing.settings.transaction = acts
      }
    }
    toast.state = .dismissed
    toast.admission = .merged(into: existing)
    if let seconds = existing.seconds(factor: readingTimeFactor) {
      existing.timer?.restart(seconds: seconds)
    }
    existing.settings.onMerge?(existing, existing.count)
    toast.resolve(.merged)
  }

  private func enqueue(_ toast: Toast, animated: Bool) {
    let index = waiting.firstIndex { $0.settings.priority < toast.settings.priority }
    waiting.insert(toast, at: index ?? waiting.endIndex)
    if let current, current.settings.priority < toast.settings.priority { displace(current) }
    if let leaving, leaving.settings.priority < toast.settings.priority { remove(leaving) }
    pump(animated: animated)
    if toast.state == .waiting {
      let index = waiting.firstIndex { $0 === toast } ?? 0
      toast.admission = .waiting(behind: index + shown.count { $0.dismissalReason == nil })
    }
  }

  /// The visible toast of those that are queued.
  private var current: Toast? { shown.first { $0.dismissalReason == nil && isQueued($0) } }
  private var leaving: Toast? { shown.first { $0.dismissalReason != nil && isQueued($0) } }
  private func isQueued(_ toast: Toast) -> Bool { toast.settings.strategy == .queue }

  /// Puts a toast back at the front of those with its priority. It is shown again for its full
  /// duration.
  private func displace(_ toast: Toast) {
    // It only stayed for its minimum duration.
    guard toast.wait == nil else { return end(toast, .dismissed, animated: false) }
    removeView(of: toast)
    toast.state = .waiting
    let index = waiting.firstIndex { $0.settings.priority <= toast.settings.priority }
    waiting.insert(toast, at: index ?? waiting.endIndex)
  }

  /// Shows the next toast if none is visible.
  private func pump(animated: Bool = true) {
    guard !shown.contains(where: isQueued), let next = waiting.first else { return }
    waiting.removeFirst()
    present(next, animated: animated)
  }

  private func present(_ toast: Toast, animated: Bool) {
    guard let host else { return end(toast, .viewGone, animated: false) }
    // A view is in one place only.
    let others = shown.filter { $0.item === toast.item || $0.sharesContainer(with: toast) }
    for other in others { end(other, .replaced, animated: false) }
    let area = self.area ?? ToastArea(queue: self)
    self.area = area
    area.attach(to: host)
    toast.prepareItem?()
    toast.prepareItem = nil
    let view = ToastView(toast: toast, queue: self)
    toast.view = view
    toast.state = .presenting
    toast.appearanceTime = CACurrentMediaTime()
    shown.append(toast)
    area.addSubview(view)
    area.place(toast)
    toast.item.link = ToastItemLink(
      sizeDidChange: { [weak area] in area?.setNeedsLayout() },
      didFinish: { [weak self, weak toast] in
        if let toast { self?.dismiss(toast, .finished, animated: true) }
      })
    toast.item.start()
    startTimer(of: toast)
    view.appear(animated: animated)
    if !toast.wasAnnounced, let text = toast.spokenText {
      toast.wasAnnounced = true
      onAnnounce?(text)
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }

  /// Starts the timer. The duration counts from when the toast has appeared.
  private static let appearanceSeconds: TimeInterval = 0.15

  private func startTimer(of toast: Toast) {
    guard let seconds = toast.seconds(factor: readingTimeFactor) else { return }
    toast.timer = ToastTimer(
      seconds: seconds + Self.appearanceSeconds,
      pauseReasons: area?.window == nil ? [.offWindow] : []
    ) { [weak self, weak toast] in
      if let toast { self?.end(toast, .timeout, animated: true) }
    }
  }

  /// Applies options that were changed while a toast is shown.
  func optionsDidChange(of toast: Toast, from old: ToastOptions) {
    guard toast.isOnScreen, toast.dismissalReason == nil else { return }
    toast.view?.applyOptions()
    if toast.options.position != old.position { area?.move(toast) }
    guard toast.options.duration != old.duration else { return }
    if let timer = toast.timer, let seconds = toast.seconds(factor: readingTimeFactor) {
      timer.restart(seconds: seconds)
    } else {
      toast.timer?.cancel()
      toast.timer = nil
      startTimer(of: toast)
    }
  }

  func didAppear(_ toast: Toast) {
    guard toast.state == .presenting else { return }
    toast.state = .presented
    toast.settings.didAppear?()
  }

  // MARK: Dismissing

  /// Dismisses all toasts, the waiting ones included.
  public func dismissAll(animated: Bool = false) {
    for toast in all { dismiss(toast, .dismissed, animated: animated) }
  }

  func endAll(_ dismissalReason: ToastDismissalReason, animated: Bool) {
    for toast in all { end(toast, dismissalReason, animated: animated) }
  }

  /// Ends a toast for the app or its item. With an animation it stays for its minimum duration.
  func dismiss(_ toast: Toast, _ dismissalReason: ToastDismissalReason, animated: Bool) {
    let shownSeconds = toast.appearanceTime.map { CACurrentMediaTime() - $0 } ?? 0
    let remaining = toast.options.minimumDuration - shownSeconds
    guard animated, toast.isOnScreen, toast.dismissalReason == nil, remaining > 0 else {
      return end(toast, dismissalReason, animated: animated)
    }
    guard toast.wait == nil else { return }
    toast.wait = after(remaining) { [weak self, weak toast] in
      if let toast { self?.end(toast, dismissalReason, animated: true) }
    }
  }

  func end(
    _ toast: Toast, _ dismissalReason: ToastDismissalReason, animated: Bool,
    velocity: CGPoint? = nil
  ) {
    guard toast.dismissalReason == nil else {
      if !animated, toast.state == .dismissing { remove(toast) }
      return
    }
    stopTimers(of: toast)
    guard toast.isOnScreen else {
      waiting.removeAll { $0 === toast }
      delayed.removeAll { $0 === toast }
      toast.state = .dismissed
      toast.resolve(dismissalReason)
      dropEmptyArea()
      return
    }
    toast.state = .dismissing
    toast.view?.disappear(animated: animated, velocity: velocity)
    toast.resolve(dismissalReason)
    if !animated { remove(toast) }
  }

  /// Removes a toast that has disappeared.
  func remove(_ toast: Toast) {
    guard toast.state == .dismissing else { return }
    removeView(of: toast)
    toast.state = .dismissed
    toast.settings.didDisappear?()
    pump()
    dropEmptyArea()
  }

  private func stopTimers(of toast: Toast) {
    toast.timer?.cancel()
    toast.timer = nil
    toast.wait?.cancel()
    toast.wait = nil
  }

  private func removeView(of toast: Toast) {
    stopTimers(of: toast)
    toast.item.stop()
    toast.item.link = nil
    toast.view?.stopAndRemove()
    toast.view = nil
    shown.removeAll { $0 === toast }
  }

  private func dropEmptyArea() {
    guard shown.isEmpty else { return }
    area?.removeFromSuperview()
    area = nil
    if all.isEmpty { terminationObserver = nil }
  }

  /// Resolves all actions when the app terminates. The observer holds the queue.
  private func watchForEnd() {
    guard terminationObserver == nil else { return }
    terminationObserver = AppTerminationObserver { self.endAll(.quit, animated: false) }
  }

  // MARK: Window

  func areaDidEnterWindow() { for toast in shown { toast.timer?.release(.offWindow) } }
  func areaDidLeaveWindow() { endAll(.viewGone, animated: false) }
}

private struct WeakView {
  weak var view: UIView?
}
