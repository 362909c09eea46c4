import CGtk
import CHostShim
import Foundation

/// GTK itself, initialised once. Nodes, text and textures work without a display, but only after
/// this was asked.
@MainActor package enum GtkLibrary {
  package static let hasDisplay: Bool = {
    host_adopt_locale()
    silenceAccessibilityWithoutBus()
    return gtk_init_check() != 0
  }()

  static var settings: OpaquePointer? {
    hasDisplay ? gtk_settings_get_default() : nil
  }

  /// Whether a session bus can be asked without starting one.
  static var hasSessionBus: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
    guard let directory = environment["XDG_RUNTIME_DIR"] else { return false }
    return access(directory + "/bus", F_OK) == 0
  }

  /// Without a bus GTK warns that it cannot reach the accessibility service, which it cannot need.
  private static func silenceAccessibilityWithoutBus() {
    if !hasSessionBus { setenv("GTK_A11Y", "none", 0) }
  }
}
