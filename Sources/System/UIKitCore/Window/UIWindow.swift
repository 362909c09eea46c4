import HostInterface
import QuartzCore

/// A view at the root of its own window of the desktop.
@MainActor open class UIWindow: UIView {
  package private(set) var hostWindow: (any HostWindow)?
  package private(set) lazy var eventDispatcher = EventDispatcher(window: self)
  package var firstResponder: UIResponder?
  /// What had the keyboard last in each focus group.
  var lastFocused: [String: WeakResponder] = [:]
  /// The size that a window gets that is made visible without a frame, in points.
  package static let initialSize = CGSize(width: 1100, height: 760)

  public let windowScene: UIWindowScene?
  public private(set) var isKeyWindow = false
  /// Whether something may have changed since its last frame.
  var awaitsFrame = false
  private var drawMilliseconds = 0.0
  private var lastPresented: RenderNode?
  private let backdrops = BackdropResolver()

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.windowDidRemoveRoot(self)
      rootViewController?.windowDidSetRoot(self)
    }
  }

  public override init(frame: CGRect) {
    let scene = UIWindowScene()
    windowScene = scene
    super.init(frame: frame)
    scene.window = self
    isHidden = true
  }

  public convenience init() { self.init(frame: .zero) }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.current }

  public var screen: UIScreen { .main }

  /// Traits that come from the desktop and the window, before any override.
  package var baseTraits: UITraitCollection {
    UITraitCollection.make(
      for: UIApplication.current?.host.desktop, displayScale: hostWindow?.scale ?? 1,
      size: bounds.size)
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    guard hostWindow == nil, let application = UIApplication.current else { return }
    do {
      let size = bounds.isEmpty ? Self.initialSize : bounds.size
      let opened = try application.host.makeWindow(
        title: windowScene?.title ?? "", size: size, handler: self)
      hostWindow = opened
      opened.onDrawn = { [weak self] in self?.drawMilliseconds += $0 }
      application.add(self)
      FrameLoop.shared.add(self)
      takeHostSize()
      propagateTraits()
      rootViewController?.windowDidBecomeVisible(self)
    } catch {
      application.report(error)
    }
  }

  open func makeKey() {
    UIApplication.current?.keyWindow = self
    isKeyWindow = true
  }

  open func becomeKey() { isKeyWindow = true }
  open func resignKey() { isKeyWindow = false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.windowDidLayOut(self)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !moveKeyboardFocus(by: presses) { super.pressesBegan(presses, with: event) }
  }

  // MARK: Frames

  func requestHostFrame() { hostWindow?.requestFrame() }

  /// False when the window already shows what there is.
  func composeAndPresent(at timestamp: TimeInterval) -> Bool {
    let node = backdrops.resolve(layer.renderNode(at: timestamp), in: bounds)
    guard node !== lastPresented else { return false }
    lastPresented = node
    hostWindow?.present(node)
    return true
  }

  func takeDrawMilliseconds() -> Double {
    defer { drawMilliseconds = 0 }
    return drawMilliseconds
  }

  private func takeHostSize() {
    guard let hostWindow else { return }
    let size = hostWindow.size
    UIScreen.main.scale = hostWindow.scale
    layer.contentsScale = hostWindow.scale
    guard size.width > 0, size.height > 0, size != bounds.size else { return }
    let isFirst = lastPresented == nil
    let apply = { self.frame = CGRect(origin: .zero, size: size) }
    if isFirst { apply() } else { windowWillChangeSize(to: size, apply) }
  }

  private func windowWillChangeSize(to size: CGSize, _ apply: () -> Void) {
    if let rootViewController {
      rootViewController.windowSizeWillChange(to: size, applying: apply)
    } else {
      apply()
    }
  }

  /// Closes the desktop's window; the app ends with its last one.
  package func close() {
    guard let closing = hostWindow else { return }
    eventDispatcher.cancelAll()
    hostWindow = nil
    isHidden = true
    FrameLoop.shared.remove(self)
    closing.close()
    UIApplication.current?.remove(self)
  }
}

extension UIWindow: HostWindowHandling {
  package func hostWindow(_ window: any HostWindow, received event: InputEvent) {
    FrameLoop.shared.dispatch(event, to: self)
  }

  package func hostWindow(_ window: any HostWindow, frameAt timestamp: TimeInterval) {
    FrameLoop.shared.runFrame(at: timestamp, for: self)
  }

  package func hostWindowDidChangeSize(_ window: any HostWindow) {
    takeHostSize()
    propagateTraits()
  }

  package func hostWindowDidChangeActivation(_ window: any HostWindow, isActive: Bool) {
    if isActive {
      UIApplication.current?.keyWindow = self
      becomeKey()
    } else {
      eventDispatcher.cancelAll()
      resignKey()
    }
    UIApplication.current?.activationDidChange(isActive: isActive)
  }

  package func hostWindowShouldClose(_ window: any HostWindow) -> Bool {
    close()
    return true
  }
}
