import UIKit

/// The toasts of one view: who is seen, who waits, and what stands in their way.
@MainActor public final class ToastQueue {
  /// For toasts that name none.
  public var strategy = ToastStrategy.queue

  /// Stretches the time that toasts stay for reading, for people who asked for more.
  public var readingTimeFactor: Double = 1

  /// Hears once of every toast that is seen, for a screen reader: on iOS post it as an announcement.
  public var onAnnounce: ((_ text: String) -> Void)?

  /// The insets that are covered besides the bars, for example by a keyboard. Toasts avoid them.
  public var obstructedInsets = UIEdgeInsets.zero {
    didSet { if obstructedInsets != oldValue { obstaclesDidChange() } }
  }

  /// The visible toasts, the newest last; some of them may be disappearing.
  public private(set) var shown: [Toast] = []
  /// In the order in which they will be seen.
  public private(set) var waiting: [Toast] = []

  private var obstacles: [WeakView] = []
  private(set) weak var host: UIView?
  private var area: ToastArea?
  private var terminationObserver: AppTerminationObserver?

  init(host: UIView) { self.host = host }

  // MARK: Obstacles

  /// Toasts make room for this view for as long as it is seen: a toolbar, a button.
  public func avoid(_ view: UIView) {
    obstacles.removeAll { $0.view == nil || $0.view === view }
    obstacles.append(WeakView(view: view))
    obstaclesDidChange()
  }

  /// Call this when such a view was moved or hidden; a change of size is observed.
  public func obstaclesDidChange() { area?.setNeedsLayout() }

  /// To be called when another view was laid over the host's, as a screen that is presented in a
  /// window. A toast that is shown comes to the front by itself.
  public func bringToFront() {
    if let area, let host { area.attach(to: host) }
  }

  /// In the area's coordinates.
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
    // Fixed from now on: who waits for whom does not change while they do.
    let strategy = toast.settings.strategy ?? strategy
    toast.settings.strategy = strategy
    if let twin = (shown + waiting).first(where: { $0.id == toast.id && $0.ending == nil }) {
      return merge(toast, into: twin)
    }
    if toast.settings.transaction != nil { watchForEnd() }
    switch strategy {
    case .stack: present(toast, animated: animated)
    case .replace:
      // The waiting toasts first, or they would be shown one by one.
      let others = waiting + shown
      others.forEach { end($0, .replaced, animated: false) }
      present(toast, animated: animated && others.isEmpty)
    case .queue: enqueue(toast, animated: animated)
    }
  }

  private func merge(_ toast: Toast, into twin: Toast) {
    twin.count += 1
    if let acts = toast.settings.transaction {
      if let own = twin.settings.transaction {
        own.absorb(acts)
      } else {
        twin.settings.transaction = acts
      }
    }
    toast.state = .dismissed
    toast.admission = .merged(into: twin)
    if let seconds = twin.seconds(factor: readingTimeFactor) {
      twin.timer?.restart(seconds: seconds)
    }
    twin.settings.onMerge?(twin, twin.count)
    toast.resolve(.merged)
  }

  private func enqueue(_ toast: Toast, animated: Bool) {
    let index = waiting.firstIndex { $0.settings.priority < toast.settings.priority }
    waiting.insert(toast, at: index ?? waiting.endIndex)
    if let current, current.settings.priority < toast.settings.priority { displace(current) }
    if let leaving, leaving.settings.priority < toast.settings.priority { remove(leaving) }
    pump(animated: animated)
    if toast.state == .waiting {
      let place = waiting.firstIndex { $0 === toast } ?? 0
      toast.admission = .waiting(behind: place + shown.count { $0.ending == nil })
    }
  }

  /// Of those that wait for one another.
  private var current: Toast? { shown.first { $0.ending == nil && isQueued($0) } }
  private var leaving: Toast? { shown.first { $0.ending != nil && isQueued($0) } }
  private func isQueued(_ toast: Toast) -> Bool { toast.settings.strategy == .queue }

  /// Back to the head of its kind; it comes again with its whole time.
  private func displace(_ toast: Toast) {
    takeOff(toast)
    toast.state = .waiting
    let index = waiting.firstIndex { $0.settings.priority <= toast.settings.priority }
    waiting.insert(toast, at: index ?? waiting.endIndex)
  }

  /// The next one, if there is room.
  private func pump(animated: Bool = true) {
    guard !shown.contains(where: isQueued), let next = waiting.first else { return }
    waiting.removeFirst()
    present(next, animated: animated)
  }

  private func present(_ toast: Toast, animated: Bool) {
    guard let host else { return end(toast, .viewGone, animated: false) }
    let area = self.area ?? ToastArea(queue: self)
    self.area = area
    area.attach(to: host)
    let view = ToastView(toast: toast, queue: self)
    toast.view = view
    toast.state = .presenting
    shown.append(toast)
    area.addSubview(view)
    area.place(toast)
    toast.item.link = ToastItemLink(
      sizeDidChange: { [weak area] in area?.setNeedsLayout() },
      didFinish: { [weak self, weak toast] in
        if let toast { self?.end(toast, .finished, animated: true) }
      })
    toast.item.start()
    startTimer(of: toast)
    view.appear(animated: animated)
    if !toast.wasAnnounced, let text = toast.spokenText {
      toast.wasAnnounced = true
      onAnnounce?(text)
    }
  }

  /// The time counts from when it stands, which is so long after it began to come.
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

  func didAppear(_ toast: Toast) {
    guard toast.state == .presenting else { return }
    toast.state = .presented
    toast.settings.didAppear?()
  }

  // MARK: Ending

  /// All that are seen or wait.
  public func dismissAll(animated: Bool = false) {
    endAll(.dismissed, animated: animated)
  }

  func endAll(_ ending: ToastDismissalReason, animated: Bool) {
    // The waiting toasts first, or they would be shown one by one.
    (waiting + shown).forEach { end($0, ending, animated: animated) }
  }

  func end(_ toast: Toast, _ ending: ToastDismissalReason, animated: Bool, velocity: CGPoint? = nil)
  {
    guard toast.ending == nil else {
      if !animated, toast.state == .dismissing { remove(toast) }
      return
    }
    toast.timer?.cancel()
    toast.timer = nil
    guard toast.isOnScreen else {
      waiting.removeAll { $0 === toast }
      toast.state = .dismissed
      toast.resolve(ending)
      dropEmptyArea()
      return
    }
    toast.state = .dismissing
    toast.view?.disappear(animated: animated, velocity: velocity)
    toast.resolve(ending)
    if !animated { remove(toast) }
  }

  /// Nothing of it is left to see.
  func remove(_ toast: Toast) {
    guard toast.state == .dismissing else { return }
    takeOff(toast)
    toast.state = .dismissed
    toast.settings.didDisappear?()
    pump()
    dropEmptyArea()
  }

  private func takeOff(_ toast: Toast) {
    toast.timer?.cancel()
    toast.timer = nil
    toast.item.stop()
    toast.item.link = nil
    toast.view?.takeOff()
    toast.view = nil
    shown.removeAll { $0 === toast }
  }

  private func dropEmptyArea() {
    guard shown.isEmpty else { return }
    area?.removeFromSuperview()
    area = nil
    if waiting.isEmpty { terminationObserver = nil }
  }

  /// Holds the queue, so that no act stays undecided when the app ends.
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
