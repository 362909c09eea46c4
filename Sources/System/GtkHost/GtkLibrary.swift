import CGtk
import CHostShim
import Foundation

/// GTK itself, initialised once. Nodes, text and textures work without a display, but only after
/// this was asked.
@MainActor package enum GtkLibrary {
  package static let hasDisplay: Bool = {
    host_adopt_locale()
    silenceAccessibilityWithoutService()
    return gtk_init_check() != 0
  }()

  static var settings: OpaquePointer? {
    hasDisplay ? gtk_settings_get_default() : nil
  }

  /// Where nobody serves accessibility GTK would warn that it cannot reach it.
  private static func silenceAccessibilityWithoutService() {
    guard getenv("GTK_A11Y") == nil, !SessionBus.offers("org.a11y.Bus") else { return }
    setenv("GTK_A11Y", "none", 1)
  }
}
