import GtkHost
import HostInterface
import UIKit

/// A host without a screen, whose clock moves only when the app's owner advances it.
@MainActor package final class OffscreenHost: AppHost {
  package let text: any TextShaping
  package let offscreenDesktop = OffscreenDesktop()
  package var desktop: any DesktopServices { offscreenDesktop }
  package let offscreenClipboard = OffscreenClipboard()
  package var clipboard: any HostClipboard { offscreenClipboard }
  package let offscreenSelection = OffscreenClipboard()
  package var primarySelection: any HostClipboard { offscreenSelection }
  package private(set) var windows: [OffscreenWindow] = []
  package private(set) var exitStatus: Int32?
  package var onEndRequest: (@MainActor () -> Void)?
  package var keepsScreenOn = false
  private var wakeTime: TimeInterval?
  private var wakeHandler: (@MainActor () -> Void)?
  package let dialogs = OffscreenDialogs()
  package var nextWindowSize: CGSize
  package let scale: CGFloat

  init(text: any TextShaping, windowSize: CGSize, scale: CGFloat) {
    self.text = text
    nextWindowSize = windowSize
    self.scale = scale
  }

  package var screen: HostScreen {
    let size = nextWindowSize
    return HostScreen(
      pixels: CGSize(width: size.width * scale, height: size.height * scale), scale: scale)
  }

  /// The owner decides the size, as a tiling desktop would.
  package func makeWindow(
    title: String, size: CGSize, handler: any HostWindowHandling
  ) throws -> any HostWindow {
    let window = OffscreenWindow(title: title, size: nextWindowSize, scale: scale, handler: handler)
    window.popupBounds = { [weak self, weak window] in
      self?.popupBounds ?? CGRect(origin: .zero, size: window?.size ?? .zero)
    }
    windows.append(window)
    return window
  }

  /// The owner serves the main loop.
  package func run() -> Int32 { exitStatus ?? 0 }
  package func quit(status: Int32) { exitStatus = status }

  /// The schemes of URLs that the desktop opens, and of those the app itself does.
  package var openableSchemes: Set<String> = ["http", "https", "mailto"]
  package var ownSchemes: Set<String> = []
  package private(set) var handedURLs: [URL] = []

  package func opener(of url: URL) -> HostURLOpener {
    guard let scheme = url.scheme?.lowercased() else { return .nobody }
    if ownSchemes.contains(scheme) { return .thisApp }
    return openableSchemes.contains(scheme) ? .otherApp : .nobody
  }

  package func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    let isOpened = opener(of: url) != .nobody
    if isOpened { handedURLs.append(url) }
    completion(isOpened)
  }

  package func wake(at time: TimeInterval?, _ handler: @escaping @MainActor () -> Void) {
    wakeTime = time
    wakeHandler = time == nil ? nil : handler
  }

  package private(set) var timerWakes = 0
  /// As on a desktop, a covered window gets no frames.
  package var isCovered = false

  /// Runs the timers that are due; one that is due later waits.
  package func serveTimers(at now: TimeInterval) {
    while let time = wakeTime, time <= now, let handler = wakeHandler {
      timerWakes += 1
      wakeTime = nil
      wakeHandler = nil
      handler()
    }
  }

  package var nextWake: TimeInterval? { wakeTime }

  /// The part of the screen on which popups may lie, in the coordinates of the window; nil is the
  /// window itself.
  package var popupBounds: CGRect?

  package func serveFrames(at now: TimeInterval) {
    windows.removeAll { $0.isClosed }
    guard !isCovered else { return }
    for window in windows { window.serveFrame(at: now) }
  }

  package var wantsFrame: Bool { windows.contains { $0.wantsFrame && !$0.isClosed } }
}

@MainActor package final class OffscreenWindow: HostWindow {
  package private(set) var size: CGSize
  package let scale: CGFloat
  package var title: String
  package var isFullscreen = false
  package var isMaximized = false
  package var minimumSize = CGSize.zero
  package var restoredSize: CGSize { size }
  package var cursor = HostCursor.arrow
  /// Never told: only what somebody looks at is drawn.
  package var onDrawn: ((_ milliseconds: Double) -> Void)?
  package private(set) var isClosed = false
  package private(set) var timesRaised = 0
  package private(set) var wantsFrame = false
  package private(set) var node: RenderNode?
  /// The number of frames that looked different from the one before.
  package private(set) var presentedFrames = 0
  package private(set) weak var handler: (any HostWindowHandling)?
  package weak var textInputClient: (any TextInputClient)? {
    didSet { if textInputClient !== oldValue { composedText = "" } }
  }
  /// The text that an input method is composing.
  package var composedText = ""
  /// The keys that are down and went into a text.
  package var typedKeys: Set<Int> = []
  package private(set) var textInputResets = 0
  package private(set) var textInputChanges = 0

  init(title: String, size: CGSize, scale: CGFloat, handler: any HostWindowHandling) {
    self.title = title
    self.size = size
    self.scale = scale
    self.handler = handler
  }

  package func resize(to size: CGSize) {
    guard size != self.size else { return }
    self.size = size
    handler?.hostWindowDidChangeSize(self)
  }

  package func requestFrame() { wantsFrame = true }

  /// The popups that are open, back to front.
  package private(set) var popups: [OffscreenPopup] = []
  package var popupBounds: () -> CGRect = { .zero }

  package func makePopup(over parent: (any HostPopup)?, grabsInput: Bool) -> any HostPopup {
    let popup = OffscreenPopup(parent: parent as? OffscreenPopup, grabsInput: grabsInput)
    popup.bounds = { [weak self] in self?.popupBounds() ?? .zero }
    popup.onClose = { [weak self, weak popup] in self?.popups.removeAll { $0 === popup } }
    popups.append(popup)
    return popup
  }

  /// As a desktop does: a press outside closes the popups that grab input, and does nothing else.
  package func dismissesPopups(by event: InputEvent.Kind) -> Bool {
    guard case .pointer(let pointer) = event, pointer.phase == .began,
      let first = popups.first(where: \.grabsInput),
      !popups.contains(where: { $0.frame.contains(pointer.location) })
    else { return false }
    first.dismiss()
    return true
  }

  /// The last drag beyond the window.
  package private(set) var drag: OffscreenDrag?

  package func beginDrag(
    _ contents: HostDragContents, onEnd: @escaping @MainActor (HostDragOperation?) -> Void
  ) -> (any HostDrag)? {
    let begun = OffscreenDrag(contents, onEnd: onEnd)
    drag = begun
    return begun
  }

  package func raise() { timesRaised += 1 }

  /// Whether an assistive technology reads the window.
  package var wantsSemantics = false {
    didSet {
      if wantsSemantics != oldValue { handler?.hostWindowDidChangeSemanticsWish(self) }
      if !wantsSemantics { semantics = nil }
    }
  }
  /// What assistive technologies have been told: the last tree, and all announcements.
  package private(set) var semantics: SemanticsTree?
  package private(set) var announcements: [SemanticsAnnouncement] = []
  package private(set) var presentedTrees = 0

  package func present(_ semantics: SemanticsTree) {
    self.semantics = semantics
    presentedTrees += 1
  }

  package func announce(_ announcement: SemanticsAnnouncement) {
    announcements.append(announcement)
  }

  /// The buttons that the app draws; nil as long as the desktop draws a title bar.
  package var titleBarButtons: HostTitleBarButtons? {
    didSet { if titleBarButtons != oldValue { handler?.hostWindowDidChangeTitleBar(self) } }
  }
  package private(set) var isMinimized = false
  package private(set) var timesMoved = 0

  package func minimize() { isMinimized = true }
  package func beginMove() { timesMoved += 1 }
  package func titleBarWasDoubleClicked() { isMaximized.toggle() }

  package func resetTextInput() {
    textInputResets += 1
    composedText = ""
  }

  package func textInputDidChange() { textInputChanges += 1 }

  package func present(_ node: RenderNode) {
    self.node = node
    presentedFrames += 1
  }

  package func close() {
    isClosed = true
    for popup in popups { popup.close() }
  }

  package func serveFrame(at now: TimeInterval) {
    guard wantsFrame, !isClosed else { return }
    wantsFrame = false
    handler?.hostWindow(self, frameAt: now)
  }
}

@MainActor package final class OffscreenDesktop: DesktopServices {
  package var prefersDarkAppearance = false { didSet { onChange?() } }
  package var reducesMotion = false { didSet { onChange?() } }
  package var prefersMoreContrast = false { didSet { onChange?() } }
  package var textScale: CGFloat = 1 { didSet { onChange?() } }
  package var onChange: (@MainActor () -> Void)?
  package var onMemoryWarning: (@MainActor () -> Void)?
}
