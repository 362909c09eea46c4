import CGtk
import CGtkShim
import Foundation

/// GTK itself, initialised once. Nodes, text and textures work without a display, but only after
/// this was asked.
@MainActor package enum GtkLibrary {
  package static let hasDisplay: Bool = {
    settleEnvironment()
    takeBackSilenceOfAccessibility()
    guard gtk_init_check() != 0 else { return false }
    DisplayLoss.watch()
    if hasGraphicsDevice { preferCairoToSoftwareOpenGL() }
    return true
  }()

  /// Whether windows are painted by the processor.
  static var drawsWithCairo: Bool {
    hasDisplay && getenv("GSK_RENDERER").map { String(cString: $0) == "cairo" } ?? false
  }

  static var settings: OpaquePointer? {
    hasDisplay ? gtk_settings_get_default() : nil
  }

  /// What GTK is told by variables and locale. To be called before the program has a second thread:
  /// one that reads the environment while it grows may read memory that was freed.
  package static func settleEnvironment() { _ = accessibilityBefore }

  /// `GTK_A11Y` as it was.
  private static let accessibilityBefore: String? = {
    host_adopt_locale()
    let accessibility = getenv("GTK_A11Y").map { String(cString: $0) }
    // Without an accessibility bus GTK would warn that it can't reach it.
    if accessibility == nil { setenv("GTK_A11Y", "none", 1) }
    if !hasGraphicsDevice {
      leaveOutOpenGL()
    } else if getenv("GSK_RENDERER") == nil {
      // Makes room, so that the environment needn't grow when the renderer is chosen.
      setenv("GSK_RENDERER", "cairo", 1)
      unsetenv("GSK_RENDERER")
    }
    return accessibility
  }()

  /// To ask the bus takes longer than the first threads can wait. To remove a variable frees nothing.
  private static func takeBackSilenceOfAccessibility() {
    guard accessibilityBefore == nil, SessionBus.offers("org.a11y.Bus") else { return }
    unsetenv("GTK_A11Y")
  }

  /// OpenGL that a processor computes draws a screen of photos half as fast as Cairo, and holds every
  /// texture twice. A person who chose a renderer keeps it.
  private static func preferCairoToSoftwareOpenGL() {
    guard getenv("GSK_RENDERER") == nil else { return }
    if isOpenGLSoftware { setenv("GSK_RENDERER", "cairo", 1) }
  }

  /// GTK loads OpenGL with the first window even if Cairo paints it, which takes a good part of its
  /// start.
  private static func leaveOutOpenGL() {
    guard getenv("GSK_RENDERER") == nil else { return }
    setenv("GSK_RENDERER", "cairo", 1)
    let (variable, word) =
      gtk_get_minor_version() < 16 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl")
    let others = getenv(variable).map { String(cString: $0) + "," } ?? ""
    setenv(variable, others + word, 1)
  }

  /// Whether there is a device that could draw.
  private static var hasGraphicsDevice: Bool {
    let devices = ["/dev/nvidiactl", "/dev/dxg", "/dev/mali0", "/dev/kgsl-3d0", "/dev/pvr_sync"]
    if devices.contains(where: { access($0, F_OK) == 0 }) { return true }
    let rendering = try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")
    return rendering?.contains { $0.hasPrefix("renderD") || $0.hasPrefix("card") } ?? false
  }

  private static var isOpenGLSoftware: Bool {
    let name = host_opengl_renderer()
    defer { g_free(name) }
    let renderer = name.map { String(cString: $0).lowercased() } ?? ""
    return ["llvmpipe", "softpipe", "swiftshader", "swrast"].contains { renderer.contains($0) }
  }
}
