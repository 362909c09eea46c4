import GtkHost
import HostInterface
import UIKit

/// A host without a screen, whose clock moves only when the stage advances it.
@MainActor final class StageHost: AppHost {
  let text: any TextShaping
  let stageDesktop = StageDesktop()
  var desktop: any DesktopServices { stageDesktop }
  let stageClipboard = StageClipboard()
  var clipboard: any HostClipboard { stageClipboard }
  let stageSelection = StageClipboard()
  var primarySelection: any HostClipboard { stageSelection }
  private(set) var windows: [StageWindow] = []
  private(set) var exitStatus: Int32?
  var onEndRequest: (@MainActor () -> Void)?
  private var wakeTime: TimeInterval?
  private var wakeHandler: (@MainActor () -> Void)?
  let dialogs = StageDialogs()
  var nextWindowSize: CGSize
  let scale: CGFloat

  init(text: any TextShaping, windowSize: CGSize, scale: CGFloat) {
    self.text = text
    nextWindowSize = windowSize
    self.scale = scale
  }

  var screen: HostScreen {
    let size = nextWindowSize
    return HostScreen(
      pixels: CGSize(width: size.width * scale, height: size.height * scale), scale: scale)
  }

  /// The stage decides the size, as a tiling desktop would.
  func makeWindow(
    title: String, size: CGSize, handler: any HostWindowHandling
  ) throws -> any HostWindow {
    let window = StageWindow(title: title, size: nextWindowSize, scale: scale, handler: handler)
    window.popupBounds = { [weak self, weak window] in
      self?.popupBounds ?? CGRect(origin: .zero, size: window?.size ?? .zero)
    }
    windows.append(window)
    return window
  }

  /// The stage's owner serves the main loop.
  func run() -> Int32 { exitStatus ?? 0 }
  func quit(status: Int32) { exitStatus = status }

  /// The schemes of URLs that the stage's desktop opens, and of those the app itself does.
  var openableSchemes: Set<String> = ["http", "https", "mailto"]
  var ownSchemes: Set<String> = []
  private(set) var handedURLs: [URL] = []

  func opener(of url: URL) -> HostURLOpener {
    guard let scheme = url.scheme?.lowercased() else { return .nobody }
    if ownSchemes.contains(scheme) { return .thisApp }
    return openableSchemes.contains(scheme) ? .otherApp : .nobody
  }

  func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    let isOpened = opener(of: url) != .nobody
    if isOpened { handedURLs.append(url) }
    completion(isOpened)
  }

  func wake(at time: TimeInterval?, _ handler: @escaping @MainActor () -> Void) {
    wakeTime = time
    wakeHandler = time == nil ? nil : handler
  }

  private(set) var timerWakes = 0
  /// As on a desktop, a covered window gets no frames.
  var isCovered = false

  /// Runs the timers that are due; one that is due later waits.
  func serveTimers(at now: TimeInterval) {
    while let time = wakeTime, time <= now, let handler = wakeHandler {
      timerWakes += 1
      wakeTime = nil
      wakeHandler = nil
      handler()
    }
  }

  var nextWake: TimeInterval? { wakeTime }

  /// The part of the screen on which popups may lie, in the coordinates of the window; nil is the
  /// window itself.
  var popupBounds: CGRect?

  func serveFrames(at now: TimeInterval) {
    windows.removeAll { $0.isClosed }
    guard !isCovered else { return }
    for window in windows { window.serveFrame(at: now) }
  }

  var wantsFrame: Bool { windows.contains { $0.wantsFrame && !$0.isClosed } }
}

@MainActor final class StageWindow: HostWindow {
  private(set) var size: CGSize
  let scale: CGFloat
  var title: String
  var isFullscreen = false
  var isMaximized = false
  var minimumSize = CGSize.zero
  var restoredSize: CGSize { size }
  var cursor = HostCursor.arrow
  /// Never told: a stage draws only what a test looks at.
  var onDrawn: ((_ milliseconds: Double) -> Void)?
  private(set) var isClosed = false
  private(set) var timesRaised = 0
  private(set) var wantsFrame = false
  private(set) var node: RenderNode?
  /// The number of frames that looked different from the one before.
  private(set) var presentedFrames = 0
  private(set) weak var handler: (any HostWindowHandling)?
  weak var textInputClient: (any TextInputClient)? {
    didSet { if textInputClient !== oldValue { composedText = "" } }
  }
  /// The text that an input method is composing.
  var composedText = ""
  /// The keys that are down and went into a text.
  var typedKeys: Set<Int> = []
  private(set) var textInputResets = 0
  private(set) var textInputChanges = 0

  init(title: String, size: CGSize, scale: CGFloat, handler: any HostWindowHandling) {
    self.title = title
    self.size = size
    self.scale = scale
    self.handler = handler
  }

  func resize(to size: CGSize) {
    guard size != self.size else { return }
    self.size = size
    handler?.hostWindowDidChangeSize(self)
  }

  func requestFrame() { wantsFrame = true }

  /// The popups that are open, back to front.
  private(set) var popups: [StagePopup] = []
  var popupBounds: () -> CGRect = { .zero }

  func makePopup(over parent: (any HostPopup)?, grabsInput: Bool) -> any HostPopup {
    let popup = StagePopup(parent: parent as? StagePopup, grabsInput: grabsInput)
    popup.bounds = { [weak self] in self?.popupBounds() ?? .zero }
    popup.onClose = { [weak self, weak popup] in self?.popups.removeAll { $0 === popup } }
    popups.append(popup)
    return popup
  }

  /// As a desktop does: a press outside closes the popups that grab input, and does nothing else.
  func dismissesPopups(by event: InputEvent.Kind) -> Bool {
    guard case .pointer(let pointer) = event, pointer.phase == .began,
      let first = popups.first(where: \.grabsInput),
      !popups.contains(where: { $0.frame.contains(pointer.location) })
    else { return false }
    first.dismiss()
    return true
  }

  /// The last drag beyond the window.
  private(set) var drag: StageDrag?

  func beginDrag(
    _ contents: HostDragContents, onEnd: @escaping @MainActor (HostDragOperation?) -> Void
  ) -> (any HostDrag)? {
    let begun = StageDrag(contents, onEnd: onEnd)
    drag = begun
    return begun
  }

  func raise() { timesRaised += 1 }

  /// The buttons that the app draws; nil as long as the desktop draws a title bar.
  var titleBarButtons: HostTitleBarButtons? {
    didSet { if titleBarButtons != oldValue { handler?.hostWindowDidChangeTitleBar(self) } }
  }
  private(set) var isMinimized = false
  private(set) var timesMoved = 0

  func minimize() { isMinimized = true }
  func beginMove() { timesMoved += 1 }
  func titleBarWasDoubleClicked() { isMaximized.toggle() }

  func resetTextInput() {
    textInputResets += 1
    composedText = ""
  }

  func textInputDidChange() { textInputChanges += 1 }

  func present(_ node: RenderNode) {
    self.node = node
    presentedFrames += 1
  }

  func close() {
    isClosed = true
    for popup in popups { popup.close() }
  }

  func serveFrame(at now: TimeInterval) {
    guard wantsFrame, !isClosed else { return }
    wantsFrame = false
    handler?.hostWindow(self, frameAt: now)
  }
}

@MainActor final class StageDesktop: DesktopServices {
  var prefersDarkAppearance = false { didSet { onChange?() } }
  var reducesMotion = false { didSet { onChange?() } }
  var prefersMoreContrast = false { didSet { onChange?() } }
  var textScale: CGFloat = 1 { didSet { onChange?() } }
  var onChange: (@MainActor () -> Void)?
  var onMemoryWarning: (@MainActor () -> Void)?
}
