import Foundation
import HostInterface
import QuartzCore

/// A scene that manages one or more of the app's windows, stacked in one window of the desktop.
@MainActor open class UIWindowScene: UIScene {
  package private(set) var hostWindow: (any HostWindow)?
  private var attached: [Weak<UIWindow>] = []
  /// Produces the scene's frames while its desktop window is open.
  private var frameLoop: FrameLoop?
  /// The size that the windows were last given.
  private var filledSize: CGSize?
  /// The scene's trait overrides and the observers of trait changes; nil if there are none.
  var traitNode: TraitNode?
  /// The traits as of the last update; nil before the scene has a desktop window.
  var resolvedTraits: UITraitCollection?
  /// Whether the traits must be updated before the next layout.
  var needsTraitUpdate = false
  /// The popups above the windows, back to front.
  var popups: [PopupWindow] = []
  /// The menu that is open; it receives input first.
  var menuSession: MenuSession?
  /// The buttons of the desktop window; nil where the desktop draws a title bar.
  var windowControls: WindowControls?
  private(set) lazy var router = SceneEventRouter(scene: self)
  lazy var drops = DropRouter(scene: self)
  /// The drag that began in the scene and hasn't ended; it receives input first.
  var drag: DragFlow?

  /// The size of a desktop window whose first window has no frame, in points.
  package static let initialSize = CGSize(width: 1100, height: 760)

  /// The windows of the scene, back to front.
  open var windows: [UIWindow] {
    let windows = attached.compactMap(\.value)
    guard windows.count > 1 else { return windows }
    return windows.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The window that receives keys, if there is one.
  open private(set) weak var keyWindow: UIWindow?
  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
  /// The coordinate space of the scene, whose origin is the top left corner of the desktop's window.
  open var coordinateSpace: any UICoordinateSpace {
    SceneSpace { [weak self] in (self?.hostWindow?.size).map { CGRect(origin: .zero, size: $0) } }
  }
  /// The appearance that the front screen asks of the status bar; the desktop draws none.
  open private(set) var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

  /// The traits that windows inherit: the desktop's, with size classes for the scene's size.
  open var traitCollection: UITraitCollection { resolvedTraits ?? currentTraits() }
  /// Called when traits have changed, before layout. The previous traits are nil the first time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The orientation that the shape of the desktop's window stands for: portrait if it is taller
  /// than wide, and otherwise `landscapeRight`; unknown before there is a window.
  open var interfaceOrientation: UIInterfaceOrientation {
    guard let size = hostWindow?.size, size.width > 0, size.height > 0 else { return .unknown }
    return size.height > size.width ? .portrait : .landscapeRight
  }

  /// Whether the desktop's window fills the screen.
  open var isFullScreen: Bool { hostWindow?.isFullscreen ?? false }

  package func setFullScreen(_ isFullScreen: Bool) { hostWindow?.isFullscreen = isFullScreen }

  override func titleDidChange() { hostWindow?.title = windowTitle }

  /// The title of the desktop's window. Desktops list windows by it, so without a title it is the
  /// program's name.
  private var windowTitle: String {
    if let title, !title.isEmpty { return title }
    let info = Bundle.main.infoDictionary
    let name = info?["CFBundleDisplayName"] as? String ?? info?["CFBundleName"] as? String
    return name ?? ProcessInfo.processInfo.processName
  }

  // MARK: Windows

  func attach(_ window: UIWindow) {
    attached.removeAll { $0.value == nil || $0.value === window }
    guard !(window is PopupWindow), !(window is WindowControls) else { return }
    attached.append(Weak(window))
    if !window.isHidden { show(window) }
  }

  func detach(_ window: UIWindow) {
    attached.removeAll { $0.value == nil || $0.value === window }
    hide(window)
  }

  /// Shows a window. The first one opens the desktop window.
  func show(_ window: UIWindow) {
    if hostWindow == nil { open(for: window) }
    guard let hostWindow else { return }
    if window.frame.isEmpty { window.frame = CGRect(origin: .zero, size: hostWindow.size) }
    window.layer.contentsScale = hostWindow.scale
    resolveTraits()
    window.propagateTraits()
    window.rootViewController?.windowDidBecomeVisible(window)
    requestFrame()
  }

  func hide(_ window: UIWindow) {
    window.eventDispatcher.cancelAll()
    router.forget(window)
    if keyWindow === window { makeKey(shownWindows.last { $0 !== window }) }
    requestFrame()
  }

  var shownWindows: [UIWindow] { windows.filter { !$0.isHidden } }
  /// The windows that the desktop window shows, back to front: those of the app and the controls.
  var drawnWindows: [UIWindow] { shownWindows + (windowControls.map { [$0] } ?? []) }
  /// The hierarchies that are laid out in each frame: those of the windows and the popups.
  var layoutRoots: [UIWindow] { drawnWindows + popups }

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
      let opened = try application.host.makeWindow(title: windowTitle, size: size, handler: self)
      hostWindow = opened
      application.connect(self)
      let frameLoop = FrameLoop(scene: self, hostWindow: opened)
      self.frameLoop = frameLoop
      FrameScheduler.shared.add(frameLoop)
      UIScreen.main.scale = opened.scale
      filledSize = opened.size
      if opened.size.width > 0, opened.size.height > 0, window.frame.size != opened.size {
        window.frame = CGRect(origin: .zero, size: opened.size)
      }
      statusBarManager?.onChange = { [weak self] in self?.windowControls?.updateAppearance() }
      updateWindowControls()
    } catch {
      application.report(error)
    }
  }

  /// Closes the desktop window; the app ends with its last one.
  package func close() {
    guard let closing = hostWindow else { return }
    menuSession?.dismiss(animated: false)
    drag?.cancel()
    for window in windows { window.eventDispatcher.cancelAll() }
    enter(.background)
    hostWindow = nil
    for window in windows { window.isHidden = true }
    updateWindowControls()
    if let frameLoop { FrameScheduler.shared.remove(frameLoop) }
    frameLoop = nil
    closing.close()
    enter(.unattached)
    UIApplication.current?.disconnect(self)
  }

  // MARK: Frames

  func requestFrame() { frameLoop?.request() }

  /// What assistive technologies read; nil before there is a desktop window.
  var semantics: SceneSemantics? { frameLoop?.semantics }

  func prepareWindowLayout() { for window in layoutRoots { window.prepareLayout() } }

  func layOutWindows() { for window in layoutRoots { window.layOutHierarchy() } }

  func displayWindows() { for window in layoutRoots { window.layer.displayIfNeeded() } }

  var hasRunningAnimations: Bool { layoutRoots.contains { $0.layer.hasRunningAnimations } }

  // MARK: Size

  /// Takes over the desktop window's size. Windows that filled it keep filling it.
  private func takeHostSize() {
    guard let hostWindow else { return }
    UIScreen.main.scale = hostWindow.scale
    let size = hostWindow.size
    // Before the windows, which are laid out beside the controls.
    windowControls?.layer.contentsScale = hostWindow.scale
    windowControls?.frame = CGRect(origin: .zero, size: size)
    for window in windows {
      window.layer.contentsScale = hostWindow.scale
      let fills = filledSize.map { window.frame == CGRect(origin: .zero, size: $0) } ?? true
      if size.width > 0, size.height > 0, fills, window.bounds.size != size {
        window.takeSize(size, isFirst: frameLoop?.hasPresented != true)
      }
    }
    filledSize = size
    resolveTraits()
    for window in drawnWindows { window.updatePendingTraits() }
  }
}

extension UIWindowScene: HostWindowHandling {
  package func hostWindow(_ window: any HostWindow, received event: InputEvent) {
    frameLoop?.dispatch(event, to: router)
  }

  package func hostWindow(_ window: any HostWindow, frameAt timestamp: TimeInterval) {
    frameLoop?.runFrame(at: timestamp)
  }

  package func hostWindowDidChangeSize(_ window: any HostWindow) { takeHostSize() }

  package func hostWindowDidChangeActivation(_ window: any HostWindow, isActive: Bool) {
    // A desktop window loses its activation after the scene has closed it.
    guard hostWindow != nil else { return }
    if !isActive { menuSession?.dismiss(animated: true) }
    if !isActive, drag?.phase != .outside { drag?.cancel() }
    if !isActive {
      for window in windows { window.eventDispatcher.cancelAll() }
      windowControls?.eventDispatcher.cancelAll()
      router.windowDidResignActive()
    }
    if activationState == .unattached { enter(.foregroundInactive) }
    UIApplication.current?.activationDidChange(of: self, isActive: isActive)
    enter(isActive ? .foregroundActive : .foregroundInactive)
    windowControls?.updateAppearance()
  }

  package func hostWindowDidChangeSemanticsWish(_ window: any HostWindow) {
    semantics?.wishDidChange()
    UIApplication.current?.voiceOverStatusMayHaveChanged()
  }

  package func hostWindow(
    _ window: any HostWindow, perform action: SemanticsAction, on node: SemanticsNode.ID
  ) -> Bool { perform(action, on: node) }

  package func hostWindowShouldClose(_ window: any HostWindow) -> Bool {
    close()
    return true
  }
}
