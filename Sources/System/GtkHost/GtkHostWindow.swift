import CGtk
import CGtkShim
import CSystemShim
import Dispatch
import Foundation
import HostInterface

/// A toplevel window with a single canvas that shows the presented tree.
@MainActor package final class GtkHostWindow: HostWindow {
  private(set) weak var handler: (any HostWindowHandling)?
  /// Nil once it is closed.
  private(set) var window: UnsafeMutablePointer<GtkWindow>?
  var onClosed: (() -> Void)?

  /// Called after each frame with the milliseconds from creating GTK's nodes until they are drawn.
  package var onDrawn: ((_ milliseconds: Double) -> Void)?

  private let painter = NodePainter(target: .screen)
  private let memory = MemoryRest()
  private var node = RenderNode.empty
  private var wantsFrame = false
  private var lastTimestamp: TimeInterval = 0
  private var drawStart: TimeInterval = 0
  private(set) var isActive = false
  private var isResizing = false
  private var isInFrame = false
  /// Above 0 while the app calls into this window. GTK may respond during the call, and the app
  /// must not receive events within it.
  private var callDepth = 0
  private var postponed: [() -> Void] = []

  var dropTarget: OpaquePointer?
  /// The device that pressed last, which a drag belongs to.
  var pressingDevice: OpaquePointer?
  /// The data that is dragged over the window.
  var dragged: GtkDrop?
  /// Made for the first text that is edited.
  var textInput: GtkTextInput?
  var pointers = PointerTranslator()
  var scrolls = ScrollTranslator()
  var keys = KeyTranslator()
  /// The keys that screen readers are asked about.
  var askedKeys = KeyQueue<OpaquePointer>()
  var eventClock = EventClock()
  var scrollTimer: UnsafeMutablePointer<GSource>?
  /// The window as assistive technologies see it; nil where nobody could ask.
  var semantics: (any SemanticsWindow)?
  /// The popups that are open.
  var popups: [GtkHostPopup] = []
  /// Whether GTK would draw a title bar, which is hidden.
  private(set) var hidesTitleBar = false
  package internal(set) var titleBarButtons: HostTitleBarButtons?

  package private(set) var size: CGSize
  package private(set) var scale: CGFloat = 1

  init(title: String, size: CGSize, handler: any HostWindowHandling) {
    self.size = size
    self.handler = handler
    self.title = title
    var callbacks = Self.callbacks
    window = host_window_new(
      title, Self.length(size.width), Self.length(size.height), &callbacks,
      Unmanaged.passUnretained(self).toOpaque())
    hidesTitleBar = window.map(host_window_hide_title_bar) == 1
    _ = updateTitleBarButtons()
    scale = CGFloat(gtk_widget_get_scale_factor(canvas))
    watchDrops()
    beginSemantics()
  }

  isolated deinit { destroy() }

  var canvas: UnsafeMutablePointer<GtkWidget>? { window.flatMap(host_window_canvas) }

  private static func length(_ value: CGFloat) -> Int32 {
    value.isFinite ? Int32(max(1, min(value.rounded(), 32_000))) : 1
  }

  func show() { calling { gtk_window_present(window) } }
  package func raise() { show() }

  /// Lets the window come to the front by what another program got for that from the desktop.
  func allowRaising(by token: String) {
    calling { if let window { gtk_window_set_startup_id(window, token) } }
  }

  package var title: String {
    didSet {
      guard title != oldValue, let window else { return }
      gtk_window_set_title(window, title)
      semantics?.title = title
    }
  }

  package var isFullscreen: Bool {
    get { window.map { gtk_window_is_fullscreen($0) != 0 } ?? false }
    set {
      guard let window, newValue != isFullscreen else { return }
      calling { newValue ? gtk_window_fullscreen(window) : gtk_window_unfullscreen(window) }
    }
  }

  package var isMaximized: Bool {
    get { window.map { gtk_window_is_maximized($0) != 0 } ?? false }
    set {
      guard let window, newValue != isMaximized else { return }
      calling { newValue ? gtk_window_maximize(window) : gtk_window_unmaximize(window) }
    }
  }

  /// GTK keeps it as the default size, which includes the header bar that it may draw.
  package var restoredSize: CGSize {
    guard let window else { return size }
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(window, &width, &height)
    guard width > 0, height > headerHeight else { return size }
    return CGSize(width: CGFloat(width), height: CGFloat(height - headerHeight))
  }

  package var minimumSize = CGSize.zero {
    didSet {
      guard minimumSize != oldValue, let canvas else { return }
      gtk_widget_set_size_request(
        canvas, Self.length(minimumSize.width), Self.length(minimumSize.height))
    }
  }

  package var cursor: HostCursor = .arrow {
    didSet { if cursor != oldValue { gtk_widget_set_cursor_from_name(canvas, cursor.cssName) } }
  }

  /// The name of GTK's renderer, such as "GskGLRenderer" or "GskCairoRenderer"; empty before there
  /// is a window.
  package var rendererName: String {
    guard let window, let renderer = gtk_native_get_renderer(OpaquePointer(window)) else {
      return ""
    }
    let name = g_type_name_from_instance(UnsafeMutablePointer<GTypeInstance>(renderer))
    return name.map { String(cString: $0) } ?? ""
  }

  package func resize(to size: CGSize) {
    guard let window else { return }
    calling {
      gtk_window_set_default_size(
        window, Self.length(size.width), Self.length(size.height) + headerHeight)
    }
  }

  /// The height of the header bar that GTK draws where the desktop draws none; its sizes of windows
  /// include it.
  private var headerHeight: Int32 {
    guard let window, let canvas else { return 0 }
    let windowWidget = UnsafeMutablePointer<GtkWidget>(OpaquePointer(window))
    return max(0, gtk_widget_get_height(windowWidget) - gtk_widget_get_height(canvas))
  }

  package func requestFrame() {
    guard !wantsFrame, let window else { return }
    wantsFrame = true
    host_window_start_frames(window)
  }

  package func present(_ node: RenderNode) {
    guard node !== self.node else { return }
    self.node = node
    // GTK draws after allocating a size in any case.
    if let canvas, !isResizing { gtk_widget_queue_draw(canvas) }
  }

  /// Draws the same tree again.
  func redraw() {
    if let canvas { gtk_widget_queue_draw(canvas) }
    for popup in popups { popup.redraw() }
  }

  package func close() {
    guard window != nil else { return }
    destroy()
    onClosed?()
  }

  private func destroy() {
    guard let window else { return }
    for popup in popups.reversed() { popup.close() }
    if !DisplayLoss.hasHappened { stopWatchingDrops() }
    dragged = nil
    semantics?.close()
    semantics = nil
    self.window = nil
    deliverAskedKeys()
    stopScrollTimer()
    if !DisplayLoss.hasHappened { textInput?.close() }
    guard !DisplayLoss.hasHappened else { return }
    host_window_detach(window)
    gtk_window_destroy(window)
    g_object_unref(window)
  }

  // MARK: Events from GTK

  private static let callbacks = HostWindowCallbacks(
    snapshot: { context, snapshot in
      let snapshot = MainThreadValue(snapshot)
      onMain(context) { $0.draw(into: snapshot.value) }
    },
    allocate: { context, width, height in
      onMain(context) { $0.allocated(width: width, height: height) }
    },
    event: { context, event in
      let event = MainThreadValue(event)
      var isHandled = false
      onMain(context) { isHandled = event.value.map($0.handle) ?? false }
      return isHandled ? 1 : 0
    },
    enter: { context, x, y in onMain(context) { $0.pointerEntered(CGPoint(x: x, y: y)) } },
    leave: { context in onMain(context) { $0.pointerLeft() } },
    state: { context in onMain(context) { $0.stateChanged() } },
    close: { context in
      var isClosing = true
      onMain(context) { isClosing = $0.closeRequested() }
      return isClosing ? 1 : 0
    },
    frame: { context, clock in
      let clock = MainThreadValue(clock)
      var wantsMore = false
      onMain(context) { wantsMore = $0.tick(clock.value) }
      return wantsMore ? 1 : 0
    },
    drawn: { context in onMain(context) { $0.drawn() } })

  private nonisolated static func onMain(
    _ context: UnsafeMutableRawPointer?, _ body: @MainActor (GtkHostWindow) -> Void
  ) {
    guard let window = object(context, as: GtkHostWindow.self) else { return }
    MainActor.assumeIsolated { body(window) }
  }

  private func calling(_ body: () -> Void) {
    callDepth += 1
    body()
    callDepth -= 1
  }

  /// Whether a call of the handler that returns something is possible now.
  var canCallHandler: Bool { callDepth == 0 && postponed.isEmpty && !MainLoopWait.isWaiting }

  /// Calls the handler now, or later if the app is just calling the window; keeps the order.
  func notify(_ body: @escaping (any HostWindowHandling) -> Void) {
    guard callDepth > 0 || MainLoopWait.isWaiting || !postponed.isEmpty else {
      if let handler { body(handler) }
      return
    }
    postponed.append { [weak self] in if let handler = self?.handler { body(handler) } }
    guard postponed.count == 1 else { return }
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      let calls = postponed
      postponed = []
      for call in calls { call() }
    }
  }

  private func draw(into snapshot: OpaquePointer?) {
    drawStart = GtkClock.now
    host_memory_begin_frame()
    if let made = painter.gskNode(for: node, scale: scale) {
      gtk_snapshot_append_node(snapshot, made)
    }
  }

  private func drawn() {
    host_memory_end_frame()
    memory.frameWasDrawn()
    onDrawn?((GtkClock.now - drawStart) * 1000)
  }

  private func allocated(width: Int32, height: Int32) {
    let newSize = CGSize(width: CGFloat(width), height: CGFloat(height))
    guard newSize != size else { return }
    size = newSize
    notify { [weak self] handler in
      guard let self else { return }
      handler.hostWindowDidChangeSize(self)
    }
    guard callDepth == 0, !isInFrame, !MainLoopWait.isWaiting else { return requestFrame() }
    // The tree for the new size has to be in this frame: otherwise the old one would be stretched
    // or cut off for a frame at each step of a resize.
    isResizing = true
    runFrame(at: timestamp(of: gtk_widget_get_frame_clock(canvas)))
    isResizing = false
  }

  private func tick(_ clock: OpaquePointer?) -> Bool {
    guard wantsFrame else { return false }
    runFrame(at: timestamp(of: clock))
    return wantsFrame
  }

  private func runFrame(at timestamp: TimeInterval) {
    wantsFrame = false
    isInFrame = true
    handler?.hostWindow(self, frameAt: timestamp)
    isInFrame = false
  }

  /// The expected time on screen of the current frame; never decreases.
  private func timestamp(of clock: OpaquePointer?) -> TimeInterval {
    var expected = GtkClock.now
    if let clock {
      let predicted =
        gdk_frame_clock_get_current_timings(clock)
        .map(gdk_frame_timings_get_predicted_presentation_time) ?? 0
      let time = predicted > 0 ? predicted : gdk_frame_clock_get_frame_time(clock)
      if time > 0 { expected = TimeInterval(time) / 1e6 }
    }
    lastTimestamp = max(lastTimestamp, expected)
    return lastTimestamp
  }

  func stateChanged() {
    guard let window else { return }
    let newScale = CGFloat(gtk_widget_get_scale_factor(canvas))
    if newScale != scale {
      scale = newScale
      gtk_widget_queue_draw(canvas)
      notify { [weak self] handler in
        guard let self else { return }
        handler.hostWindowDidChangeSize(self)
      }
    }
    if updateTitleBarButtons() {
      notify { [weak self] handler in
        guard let self else { return }
        handler.hostWindowDidChangeTitleBar(self)
      }
    }
    // A popup that takes the input has the focus of the desktop for as long as it is open.
    let nowActive = gtk_window_is_active(window) != 0 || popups.contains(where: \.hasInput)
    guard nowActive != isActive else { return }
    isActive = nowActive
    semantics?.isActive = nowActive
    if !nowActive { releaseHeldKeys() }
    textInput?.setFocused(nowActive)
    notify { [weak self] handler in
      guard let self else { return }
      handler.hostWindowDidChangeActivation(self, isActive: nowActive)
    }
  }

  private func closeRequested() -> Bool {
    guard !MainLoopWait.isWaiting else {
      MainLoopWait.deliver { [weak self] in if self?.closeRequested() == true { self?.close() } }
      return false
    }
    guard let handler, handler.hostWindowShouldClose(self) else { return handler == nil }
    // GTK would destroy the window after this returns, but it must be destroyed only once.
    DispatchQueue.main.async { [weak self] in self?.close() }
    return false
  }
}

extension HostCursor {
  fileprivate var cssName: String {
    switch self {
    case .arrow: "default"
    case .pointingHand: "pointer"
    case .grab: "grab"
    case .grabbing: "grabbing"
    case .text: "text"
    case .verticalText: "vertical-text"
    case .resizeHorizontally: "ew-resize"
    case .resizeVertically: "ns-resize"
    case .hidden: "none"
    }
  }
}
