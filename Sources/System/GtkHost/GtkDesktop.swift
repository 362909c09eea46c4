import CGtk
import CGtkShim
import CSystemShim
import Foundation
import HostInterface

/// The desktop's settings, from the settings portal if there is one, otherwise from GTK.
@MainActor package final class GtkDesktop: DesktopServices {
  package var onChange: (@MainActor () -> Void)?
  package var onMemoryWarning: (@MainActor () -> Void)?

  private let portal = PortalSettings()
  private let memory = MemoryWarnings()
  private var isWatching = false
  private var signals: [gulong] = []

  package init() {
    portal.onChange = { [weak self] in MainLoopWait.deliver { self?.onChange?() } }
    portal.start()
    memory.onWarning = { [weak self] in
      MainLoopWait.deliver { self?.onMemoryWarning?() }
      host_memory_give_back()
    }
    memory.start()
    watchSettings()
  }

  package var prefersDarkAppearance: Bool {
    switch portal.colorScheme {
    case .dark: return true
    case .light: return false
    case .noPreference: break
    }
    let settings = GtkLibrary.settings
    if host_setting_boolean(settings, "gtk-application-prefer-dark-theme", 0) != 0 { return true }
    return themeName.hasSuffix("-dark")
  }

  /// In lower case; empty if there is none.
  private var themeName: String {
    guard let name = host_setting_string(GtkLibrary.settings, "gtk-theme-name") else { return "" }
    defer { g_free(name) }
    return String(cString: name).lowercased()
  }

  package var prefersMoreContrast: Bool {
    portal.prefersMoreContrast || themeName.hasPrefix("highcontrast")
  }

  package var reducesMotion: Bool {
    if let enabled = portal.enablesAnimations { return !enabled }
    return host_setting_boolean(GtkLibrary.settings, "gtk-enable-animations", 1) == 0
  }

  package var textScale: CGFloat {
    let factor: Double
    if let asked = portal.textScale {
      factor = asked
    } else {
      // In 1/1024 dots per inch; -1 if the display doesn't specify it.
      let dpi = host_setting_int(GtkLibrary.settings, "gtk-xft-dpi", -1)
      factor = dpi > 0 ? Double(dpi) / 1024 / 96 : 1
    }
    return factor.isFinite ? CGFloat(min(max(factor, 0.5), 3)) : 1
  }

  private func watchSettings() {
    guard let settings = GtkLibrary.settings else { return }
    let changed: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void =
      {
        _, _, context in
        guard let desktop = object(context, as: GtkDesktop.self) else { return }
        MainActor.assumeIsolated { MainLoopWait.deliver { desktop.onChange?() } }
      }
    let names = [
      "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi",
    ]
    signals = names.map { name in
      g_signal_connect_data(
        UnsafeMutableRawPointer(settings), "notify::" + name,
        unsafeBitCast(changed, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(), nil,
        GConnectFlags(rawValue: 0))
    }
  }

  isolated deinit {
    guard let settings = GtkLibrary.settings else { return }
    for signal in signals { g_signal_handler_disconnect(UnsafeMutableRawPointer(settings), signal) }
  }
}
