import CGtk
import CHostShim
import Foundation

/// GTK itself, initialised once. Nodes, text and textures work without a display, but only after
/// this was asked.
@MainActor package enum GtkLibrary {
  package static let hasDisplay: Bool = {
    host_adopt_locale()
    silenceAccessibilityWithoutService()
    guard gtk_init_check() != 0 else { return false }
    DisplayLoss.watch()
    preferCairoToSoftwareOpenGL()
    return true
  }()

  /// Whether windows are painted by the processor.
  static var drawsWithCairo: Bool {
    hasDisplay && getenv("GSK_RENDERER").map { String(cString: $0) == "cairo" } ?? false
  }

  static var settings: OpaquePointer? {
    hasDisplay ? gtk_settings_get_default() : nil
  }

  /// Where nobody serves accessibility GTK would warn that it cannot reach it.
  private static func silenceAccessibilityWithoutService() {
    guard getenv("GTK_A11Y") == nil, !SessionBus.offers("org.a11y.Bus") else { return }
    setenv("GTK_A11Y", "none", 1)
  }

  /// OpenGL that a processor computes draws a screen of photos half as fast as Cairo, and holds every
  /// texture twice. A person who chose a renderer keeps it.
  private static func preferCairoToSoftwareOpenGL() {
    guard getenv("GSK_RENDERER") == nil else { return }
    let name = host_opengl_renderer()
    defer { g_free(name) }
    let renderer = name.map { String(cString: $0).lowercased() } ?? ""
    let isSoftware = ["llvmpipe", "softpipe", "swiftshader", "swrast"].contains {
      renderer.contains($0)
    }
    if isSoftware { setenv("GSK_RENDERER", "cairo", 1) }
  }
}
