import CGtk
import CGtkShim
import Dispatch
import Foundation
import HostInterface

/// The platform as provided by GTK.
@MainActor package final class GtkAppHost: AppHost {
  package let text: any TextShaping
  package let desktop: any DesktopServices
  package private(set) lazy var clipboard: any HostClipboard = GtkClipboard(
    hasDisplay ? gdk_display_get_clipboard(gdk_display_get_default()) : nil)
  package private(set) lazy var primarySelection: any HostClipboard = GtkClipboard(
    hasDisplay ? gdk_display_get_primary_clipboard(gdk_display_get_default()) : nil)

  package var onEndRequest: (@MainActor () -> Void)?

  let applicationIdentifier: String
  private(set) lazy var instance = RunningInstance(identifier: applicationIdentifier)
  private lazy var idle = IdleInhibitor(program: applicationIdentifier)
  private(set) var windows: [GtkHostWindow] = []
  private var status: Int32 = 0
  private var isQuitting = false
  private var wakeSource: UnsafeMutablePointer<GSource>?
  private var wakeHandler: (@MainActor () -> Void)?

  /// Creates a host without a display. The identifier is the name of the `.desktop` file, in which
  /// desktops find icon and title.
  package init(applicationIdentifier: String = "io.github.vitrine.Gallery") {
    self.applicationIdentifier = applicationIdentifier
    g_set_prgname(applicationIdentifier)
    text = PangoShaping()
    desktop = GtkDesktop()
  }

  package var hasDisplay: Bool { GtkLibrary.hasDisplay }
  /// Whether there may be a session bus.
  package var hasSessionBus: Bool { SessionBus.mayExist }

  /// The first monitor in GTK's order, which is the desktop's.
  package var screen: HostScreen {
    guard hasDisplay, let monitors = gdk_display_get_monitors(gdk_display_get_default()),
      let monitor = g_list_model_get_item(monitors, 0)
    else { return HostScreen() }
    defer { g_object_unref(monitor) }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
    let scale = CGFloat(gdk_monitor_get_scale_factor(OpaquePointer(monitor)))
    let pixels = CGSize(width: CGFloat(area.width) * scale, height: CGFloat(area.height) * scale)
    return HostScreen(pixels: pixels, scale: scale)
  }

  package func makeWindow(
    title: String, size: CGSize, handler: any HostWindowHandling
  ) throws -> any HostWindow {
    guard GtkLibrary.hasDisplay else { throw HostError.noDisplay }
    DisplayLoss.onLoss = { [weak self] in self?.onEndRequest?() }
    gtk_window_set_default_icon_name(applicationIdentifier)
    let window = GtkHostWindow(title: title, size: size, handler: handler)
    window.onClosed = { [weak self, weak window] in
      guard let self else { return }
      windows.removeAll { $0 === window }
      // Without windows, the user couldn't quit the app any more.
      if windows.isEmpty { quit(status: 0) }
    }
    windows.append(window)
    ImageTextures.onMade = { [weak self] in self?.windows.forEach { $0.redraw() } }
    window.show()
    GtkLibrary.restoreAccessibilityForOthers()
    return window
  }

  /// Must be called from a synchronous `main`: a task runs on the main queue, which then couldn't
  /// be served again.
  package func run() -> Int32 {
    guard !isQuitting else { return status }
    let mainQueue = host_main_queue_source_new()
    g_source_attach(mainQueue, nil)
    let signals = [SIGINT, SIGTERM].map { quitOn(signal: $0) }
    let runLoop = RunLoopService()
    while !isQuitting {
      runLoop.serve(after: { !isQuitting && g_main_context_iteration(nil, 0) != 0 })
      guard !isQuitting else { break }
      g_main_context_iteration(nil, 1)
    }
    for signal in signals { g_source_remove(signal) }
    g_source_destroy(mainQueue)
    g_source_unref(mainQueue)
    return status
  }

  package var keepsScreenOn: Bool {
    get { idle.isActive }
    set { idle.isActive = newValue }
  }

  package func quit(status: Int32) {
    guard !isQuitting else { return }
    isQuitting = true
    self.status = status
    g_main_context_wakeup(nil)
  }

  private func quitOn(signal: Int32) -> guint {
    // A parent's worker thread may have blocked the signal, which child processes inherit.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    return onSignal(signal)
  }

  private func onSignal(_ signal: Int32) -> guint {
    host_on_signal(
      signal,
      { context in
        if let host = object(context, as: GtkAppHost.self) {
          MainActor.assumeIsolated {
            MainLoopWait.deliver {
              if let end = host.onEndRequest { end() } else { host.quit(status: 0) }
            }
          }
        }
        return 1
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  package func wake(at time: TimeInterval?, _ handler: @escaping @MainActor () -> Void) {
    wakeHandler = time == nil ? nil : handler
    if wakeSource == nil {
      guard time != nil else { return }
      wakeSource = makeWakeSource()
    }
    g_source_set_ready_time(wakeSource, GtkClock.microseconds(time))
  }

  private func makeWakeSource() -> UnsafeMutablePointer<GSource>? {
    let source = host_timer_new(
      { context in
        guard let host = object(context, as: GtkAppHost.self) else { return }
        MainActor.assumeIsolated {
          let handler = host.wakeHandler
          host.wakeHandler = nil
          handler?()
        }
      }, Unmanaged.passUnretained(self).toOpaque())
    g_source_attach(source, nil)
    return source
  }

  isolated deinit {
    if let wakeSource {
      g_source_destroy(wakeSource)
      g_source_unref(wakeSource)
    }
  }
}
