import HostInterface
import QuartzCore

/// A window of the desktop, and the app's windows that lie over each other in it.
@MainActor open class UIWindowScene: UIScene {
  package private(set) var hostWindow: (any HostWindow)?
  private var attached: [Weak<UIWindow>] = []
  /// Whether something may have changed since the last frame.
  var awaitsFrame = false
  private var drawMilliseconds = 0.0
  /// The size that the windows were told last.
  private var filledSize: CGSize?
  private var composed: (nodes: [RenderNode], whole: RenderNode)?
  private var lastPresented: RenderNode?
  private let backdrops = BackdropResolver()
  private lazy var router = SceneEventRouter(scene: self)

  /// The size that a desktop window gets whose first window has no frame, in points.
  package static let initialSize = CGSize(width: 1100, height: 760)

  /// Back to front.
  public var windows: [UIWindow] {
    attached.compactMap(\.value).enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  public private(set) weak var keyWindow: UIWindow?
  public var screen: UIScreen { .main }
  public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()

  public var isFullScreen: Bool { hostWindow?.isFullscreen ?? false }

  package func setFullScreen(_ isFullScreen: Bool) { hostWindow?.isFullscreen = isFullScreen }

  override func titleDidChange() { hostWindow?.title = title ?? "" }

  // MARK: Windows

  func attach(_ window: UIWindow) {
    attached.removeAll { $0.value == nil || $0.value === window }
    attached.append(Weak(window))
    if !window.isHidden { show(window) }
  }

  func detach(_ window: UIWindow) {
    attached.removeAll { $0.value == nil || $0.value === window }
    hide(window)
  }

  /// Opens the desktop's window with the first of the app's.
  func show(_ window: UIWindow) {
    if hostWindow == nil { open(for: window) }
    guard let hostWindow else { return }
    if window.frame.isEmpty { window.frame = CGRect(origin: .zero, size: hostWindow.size) }
    window.layer.contentsScale = hostWindow.scale
    window.propagateTraits()
    window.rootViewController?.windowDidBecomeVisible(window)
    FrameLoop.shared.requestFrame()
  }

  func hide(_ window: UIWindow) {
    window.eventDispatcher.cancelAll()
    router.forget(window)
    if keyWindow === window { makeKey(shownWindows.last { $0 !== window }) }
    FrameLoop.shared.requestFrame()
  }

  var shownWindows: [UIWindow] { windows.filter { !$0.isHidden } }

  func makeKey(_ window: UIWindow?) {
    let former = keyWindow
    guard former !== window else { return }
    keyWindow = window
    former?.resignKey()
    window?.becomeKey()
  }

  private func open(for window: UIWindow) {
    guard let application = UIApplication.current else { return }
    do {
      let size = window.bounds.isEmpty ? Self.initialSize : window.bounds.size
      let opened = try application.host.makeWindow(title: title ?? "", size: size, handler: self)
      hostWindow = opened
      opened.onDrawn = { [weak self] in self?.drawMilliseconds += $0 }
      application.connect(self)
      FrameLoop.shared.add(self)
      UIScreen.main.scale = opened.scale
      filledSize = opened.size
      if opened.size.width > 0, opened.size.height > 0, window.frame.size != opened.size {
        window.frame = CGRect(origin: .zero, size: opened.size)
      }
    } catch {
      application.report(error)
    }
  }

  /// Closes the desktop's window; the app ends with its last one.
  package func close() {
    guard let closing = hostWindow else { return }
    for window in windows { window.eventDispatcher.cancelAll() }
    enter(.background)
    hostWindow = nil
    for window in windows { window.isHidden = true }
    FrameLoop.shared.remove(self)
    closing.close()
    enter(.unattached)
    UIApplication.current?.disconnect(self)
  }

  // MARK: Frames

  func requestHostFrame() { hostWindow?.requestFrame() }

  /// False when the desktop's window already shows what there is.
  func composeAndPresent(at timestamp: TimeInterval) -> Bool {
    guard let hostWindow else { return false }
    let whole = joined(shownWindows.map { $0.layer.renderNode(at: timestamp) })
    let node = backdrops.resolve(whole, in: CGRect(origin: .zero, size: hostWindow.size))
    guard node !== lastPresented else { return false }
    lastPresented = node
    hostWindow.present(node)
    return true
  }

  /// The same node again when none of them changed.
  private func joined(_ nodes: [RenderNode]) -> RenderNode {
    if nodes.count == 1 { return nodes[0] }
    if let composed, composed.nodes.elementsEqual(nodes, by: ===) { return composed.whole }
    let whole = RenderNode(.group(nodes))
    composed = (nodes, whole)
    return whole
  }

  func takeDrawMilliseconds() -> Double {
    defer { drawMilliseconds = 0 }
    return drawMilliseconds
  }

  func layOutWindows() { for window in shownWindows { window.layer.layoutIfNeeded() } }

  func displayWindows() { for window in shownWindows { window.layer.displayIfNeeded() } }

  var hasRunningAnimations: Bool { shownWindows.contains { $0.layer.hasRunningAnimations } }

  // MARK: Size

  /// Windows that fill the desktop's go on to do so.
  private func takeHostSize() {
    guard let hostWindow else { return }
    UIScreen.main.scale = hostWindow.scale
    let size = hostWindow.size
    for window in windows {
      window.layer.contentsScale = hostWindow.scale
      let fills = filledSize.map { window.frame == CGRect(origin: .zero, size: $0) } ?? true
      if size.width > 0, size.height > 0, fills, window.bounds.size != size {
        window.takeSize(size, isFirst: lastPresented == nil)
      }
      window.propagateTraits()
    }
    filledSize = size
  }
}

extension UIWindowScene: HostWindowHandling {
  package func hostWindow(_ window: any HostWindow, received event: InputEvent) {
    FrameLoop.shared.dispatch(event, by: router.handle)
  }

  package func hostWindow(_ window: any HostWindow, frameAt timestamp: TimeInterval) {
    FrameLoop.shared.runFrame(at: timestamp, for: self)
  }

  package func hostWindowDidChangeSize(_ window: any HostWindow) { takeHostSize() }

  package func hostWindowDidChangeActivation(_ window: any HostWindow, isActive: Bool) {
    if !isActive { for window in windows { window.eventDispatcher.cancelAll() } }
    UIApplication.current?.activationDidChange(of: self, isActive: isActive)
    enter(isActive ? .foregroundActive : .foregroundInactive)
  }

  package func hostWindowShouldClose(_ window: any HostWindow) -> Bool {
    close()
    return true
  }
}
