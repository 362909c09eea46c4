import HostInterface
import QuartzCore

/// A drag that began in the app, from the lift to the end of its animations.
@MainActor final class DragFlow {
  /// The drag that the platform continues outside of the app's windows.
  static weak var outside: DragFlow?

  let session: DragSession
  let interaction: UIDragInteraction
  private(set) weak var scene: UIWindowScene?
  private let pointer: EventDispatcher.TouchKey
  private(set) var overlay: DragOverlay?
  private(set) lazy var dropSession = DropSession(session)
  private var liftAnimator: DragAnimator?
  private var start: CGPoint
  private(set) var hostDrag: (any HostDrag)?
  private var adding: (key: EventDispatcher.TouchKey, start: CGPoint, time: TimeInterval)?
  private var operation = UIDropOperation.cancel
  private var holdsControl = false

  enum Phase { case ready, lifted, dragging, outside, over }
  private(set) var phase = Phase.ready

  private static let duration: TimeInterval = 0.35

  var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }

  /// Requests the items that a touch begins to drag; `nil` if there are none.
  init?(_ interaction: UIDragInteraction, touch: UITouch, at start: CGPoint) {
    guard let window = touch.window, let scene = window.windowScene, scene.drag == nil,
      let pointer = window.eventDispatcher.key(of: touch), let delegate = interaction.delegate
    else { return nil }
    self.interaction = interaction
    self.scene = scene
    self.pointer = pointer
    self.start = CGPoint(x: start.x + window.frame.minX, y: start.y + window.frame.minY)
    session = DragSession(at: self.start)
    session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
    guard !session.items.isEmpty else { return nil }
    session.flow = self
  }

  // MARK: Lift

  func begin(isLift: Bool) {
    guard let scene, scene.drag == nil, let window = scene.shownWindows.last else { return }
    scene.drag = self
    phase = .lifted
    let overlay = DragOverlay(in: window, at: point(start, in: window))
    self.overlay = overlay
    for item in session.items { overlay.add(lifted(item)) }
    let animator = DragAnimator()
    liftAnimator = animator
    delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
    animator.run(duration: Self.duration) { overlay.lift() }
    if !isLift { startMoving() }
  }

  private func lifted(_ item: UIDragItem) -> UITargetedDragPreview? {
    delegate?.dragInteraction(interaction, previewForLifting: item, session: session)
  }

  func point(_ location: CGPoint, in window: UIWindow) -> CGPoint {
    CGPoint(x: location.x - window.frame.minX, y: location.y - window.frame.minY)
  }

  private func startMoving() {
    guard phase == .lifted else { return }
    phase = .dragging
    scene?.menuSession?.dismiss(animated: true)
    session.allowsMoveOperation =
      delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
    session.isRestrictedToDraggingApplication =
      delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
      ?? false
    delegate?.dragInteraction(interaction, sessionWillBegin: session)
    let keepsSize =
      delegate?.dragInteraction(interaction, prefersFullSizePreviewsFor: session) ?? false
    guard phase == .dragging, let overlay else { return }
    for (item, view) in zip(session.items, overlay.previews) {
      guard let provider = item.previewProvider else { continue }
      if let preview = provider() {
        view?.show(preview.view, preview.parameters)
      } else {
        view?.isHidden = true
      }
    }
    animate { overlay.collect(keepingSize: keepsSize) }
    overlay.show(.cancel, count: session.items.count)
  }

  func animate(_ changes: @escaping () -> Void) {
    DragAnimator().run(duration: Self.duration, beside: changes)
  }

  // MARK: Input

  /// Handles the events that belong to the drag; returns the event that the scene's windows
  /// receive.
  func filter(_ event: InputEvent) -> InputEvent? {
    noteModifiers(event)
    switch event.kind {
    case .pointer(let input):
      let key = EventDispatcher.TouchKey(device: input.device, id: input.id)
      guard key == pointer else { return filterOther(event, input, key) }
      return filterOwn(event, input)
    case .key(let key):
      guard key.isDown, UIKeyboardHIDUsage(of: key) == .keyboardEscape, phase == .dragging else {
        return event
      }
      cancel()
      return nil
    case .hover: return phase == .dragging ? nil : event
    case .scroll, .pinch: return event
    }
  }

  /// Updates the copy modifier, because the Control key can be pressed while the pointer is at
  /// rest.
  private func noteModifiers(_ event: InputEvent) {
    if case .key(let key) = event.kind {
      let code = UIKeyboardHIDUsage(of: key)
      if code == .keyboardLeftControl || code == .keyboardRightControl { holdsControl = key.isDown }
    }
    let isCopying = holdsControl || event.modifiers.contains(.control)
    guard isCopying != session.isCopying else { return }
    session.isCopying = isCopying
    update()
  }

  private func filterOwn(_ event: InputEvent, _ input: InputEvent.Pointer) -> InputEvent? {
    var passed = event
    switch input.phase {
    case .began: return nil
    case .changed:
      if phase == .lifted {
        guard start.distance(to: input.location) > DragRecognizer.fingerDistance else {
          return event
        }
        startMoving()
      }
      if phase == .dragging { move(to: input.location) }
      guard phase == .outside else { return nil }
    case .ended:
      guard input.button == 1 else { return nil }
      if phase == .lifted {
        endLift()
        return event
      }
      if phase == .dragging {
        move(to: input.location)
        release()
      }
    case .cancelled:
      if phase == .lifted { endLift() } else { cancel() }
    }
    // The windows haven't seen the touch move: they must not take it for a tap.
    var cancelled = input
    cancelled.phase = .cancelled
    passed.kind = .pointer(cancelled)
    return passed
  }

  /// Adds items if another finger taps.
  private func filterOther(
    _ event: InputEvent, _ input: InputEvent.Pointer, _ key: EventDispatcher.TouchKey
  ) -> InputEvent? {
    guard phase == .dragging else { return event }
    switch input.phase {
    case .began: adding = (key, input.location, event.timestamp)
    case .ended:
      guard let tap = adding, tap.key == key else { break }
      adding = nil
      guard tap.start.distance(to: input.location) <= UITapGestureRecognizer.slop,
        event.timestamp - tap.time <= UITapGestureRecognizer.longestTap,
        addItems(at: input.location)
      else { break }
      var passed = event
      var cancelled = input
      cancelled.phase = .cancelled
      passed.kind = .pointer(cancelled)
      return passed
    default: break
    }
    return event
  }

  // MARK: Moving

  private func move(to location: CGPoint) {
    guard let scene, let window = overlay?.window else { return }
    session.location = location
    overlay?.move(to: point(location, in: window))
    delegate?.dragInteraction(interaction, sessionDidMove: session)
    guard phase == .dragging else { return }
    if let host = scene.hostWindow, !CGRect(origin: .zero, size: host.size).contains(location) {
      leave(host)
      return
    }
    update()
  }

  /// Updates the drop proposal, because content has moved below the pointer.
  func update() {
    guard phase == .dragging, let scene else { return }
    operation = scene.drops.update(dropSession, to: session.location)
    overlay?.show(operation, count: session.items.count)
  }

  /// Lets the platform continue the drag outside of the window.
  private func leave(_ host: any HostWindow) {
    let icon = overlay?.icon()
    let contents = HostDragContents(
      forms: DragTransfer.forms(of: session),
      // Other programs get copies of files: a file manager would take the original away.
      allowsMove: session.allowsMoveOperation && !DragTransfer.hasFiles(session),
      icon: icon?.node ?? .empty, frame: icon?.frame ?? .zero,
      solidFrame: icon?.solidFrame ?? .zero)
    phase = .outside
    liftAnimator?.finish(.end)
    let begun = host.beginDrag(contents) { [weak self] in self?.platformEnded($0) }
    guard let begun else {
      phase = .dragging
      return update()
    }
    hostDrag = begun
    Self.outside = self
    scene?.drops.exit(dropSession)
    overlay?.isHidden = true
  }

  /// Called when the drag is again over one of the app's windows.
  func platformMoved(to location: CGPoint) {
    session.location = location
    delegate?.dragInteraction(interaction, sessionDidMove: session)
  }

  private func platformEnded(_ result: HostDragOperation?) {
    guard phase == .outside else { return }
    if Self.outside === self { Self.outside = nil }
    let operation: UIDropOperation =
      switch result {
      case .copy: .copy
      case .move: .move
      case nil: .cancel
      }
    delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    finish(operation)
  }

  // MARK: Ending

  /// Returns the preview of an item that the app shows; `nil` if it shows none.
  func shownPreview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let overlay, !overlay.isHidden,
      let index = session.items.firstIndex(where: { $0 === item }),
      overlay.previews.indices.contains(index)
    else { return nil }
    return overlay.previews[index]?.preview
  }

  private func endLift() {
    guard let overlay, phase == .lifted else { return }
    phase = .over
    liftAnimator?.finish(.start)
    detach()
    flyBack(overlay) { self.tellOfEnd() }
  }

  private func release() {
    guard phase == .dragging, let scene else { return }
    guard operation == .copy || operation == .move else { return cancel(operation) }
    phase = .over
    detach()
    delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    scene.drops.perform(dropSession) {}
  }

  /// Ends an ongoing drag without a drop.
  func cancel(_ operation: UIDropOperation = .cancel) {
    if phase == .lifted { return endLift() }
    if phase == .outside {
      hostDrag?.cancel()
      return
    }
    guard phase == .dragging, let overlay else { return }
    phase = .over
    detach()
    delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    scene?.drops.end(dropSession)
    flyBack(overlay) { self.finish(operation) }
  }

  private func detach() {
    liftAnimator?.finish(.end)
    if scene?.drag === self { scene?.drag = nil }
    if Self.outside === self { Self.outside = nil }
  }

  private func flyBack(_ overlay: DragOverlay, completion: @escaping () -> Void) {
    var waiting = 1
    let done = {
      waiting -= 1
      guard waiting == 0 else { return }
      overlay.removeFromSuperview()
      completion()
    }
    for (index, item) in session.items.enumerated() {
      guard let view = overlay.release(index) else { continue }
      var target = Optional(view.preview)
      let animator = DragAnimator()
      if let delegate {
        target = delegate.dragInteraction(
          interaction, previewForCancelling: item, withDefault: view.preview)
        delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
      }
      var landing = DragOverlay.Landing(isFading: true)
      if let target, let window = overlay.window, target.target.container.window === window {
        landing = DragOverlay.Landing(
          center: window.convert(view.center(at: target.target), from: target.target.container),
          transform: target.target.transform)
      }
      waiting += 1
      animator.run(duration: Self.duration) {
        overlay.land(view, landing)
      } completion: { _ in
        view.removeFromSuperview()
        done()
      }
    }
    done()
  }

  /// Animates the previews of a drop to the targets that its receiver has set.
  func land(_ animations: DropAnimations) {
    guard let overlay, let window = overlay.window, phase == .over else {
      for item in session.items { animations[item]?.animator.run(duration: Self.duration) {} }
      return
    }
    let operation = operation
    var waiting = 1
    let done = {
      waiting -= 1
      guard waiting == 0 else { return }
      overlay.removeFromSuperview()
      self.finish(operation)
    }
    for (index, item) in session.items.enumerated() {
      let wanted = animations[item] ?? DropAnimations.Landing()
      guard let view = overlay.release(index) else {
        wanted.animator.run(duration: Self.duration) {}
        continue
      }
      var landing = DragOverlay.Landing(scale: 0.6, isFading: true)
      if let target = wanted.target, target.container.window === window {
        let width = view.bounds.width
        landing = DragOverlay.Landing(
          center: window.convert(target.center, from: target.container),
          scale: wanted.size.map { width > 0 ? $0.width / width : 1 } ?? 1,
          transform: target.transform,
          isFading: wanted.isFading)
      }
      waiting += 1
      wanted.animator.run(duration: Self.duration) {
        overlay.land(view, landing)
      } completion: { _ in
        view.removeFromSuperview()
        done()
      }
    }
    done()
  }

  private func finish(_ operation: UIDropOperation) {
    phase = .over
    detach()
    overlay?.removeFromSuperview()
    overlay = nil
    delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    if operation == .copy || operation == .move {
      delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
    }
    scene?.drops.end(dropSession)
    tellOfEnd()
  }

  private func tellOfEnd() {
    let calls = session.onEnd
    session.onEnd = []
    for call in calls { call() }
  }
}
