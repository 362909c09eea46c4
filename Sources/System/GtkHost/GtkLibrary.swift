import CGtk
import CGtkShim
import Foundation

/// Initializes GTK once. Nodes, text and textures work without a display, but only after
/// `hasDisplay` has been read.
@MainActor package enum GtkLibrary {
  package static let hasDisplay: Bool = {
    settleEnvironment()
    guard gtk_init_check() != 0 else { return false }
    DisplayLoss.watch()
    if hasGraphicsDevice { preferCairoToSoftwareOpenGL() }
    return true
  }()

  /// Whether windows are drawn by the CPU.
  static var drawsWithCairo: Bool {
    hasDisplay && getenv("GSK_RENDERER").map { String(cString: $0) == "cairo" } ?? false
  }

  static var settings: OpaquePointer? {
    hasDisplay ? gtk_settings_get_default() : nil
  }

  /// Sets the environment variables and the locale for GTK. Must be called before the app has a
  /// second thread: reading the environment while it grows may access freed memory.
  package static func settleEnvironment() { _ = accessibilityBefore }

  /// The original value of `GTK_A11Y`.
  private static let accessibilityBefore: String? = {
    host_adopt_locale()
    let accessibility = getenv("GTK_A11Y").map { String(cString: $0) }
    // AtSpi tells what is in the windows. GTK would tell beside it that they are empty.
    setenv("GTK_A11Y", "none", 1)
    if !hasGraphicsDevice {
      leaveOutOpenGL()
    } else if getenv("GSK_RENDERER") == nil {
      // Reserves space, so that the environment doesn't grow when the renderer is chosen.
      setenv("GSK_RENDERER", "cairo", 1)
      unsetenv("GSK_RENDERER")
    }
    return accessibility
  }()

  /// Gives programs that this one starts the variable as it was. Called when GTK has read it; giving
  /// a variable its former value or removing it frees no memory.
  static func restoreAccessibilityForOthers() {
    guard isAccessibilityChanged else { return }
    isAccessibilityChanged = false
    if let accessibilityBefore {
      setenv("GTK_A11Y", accessibilityBefore, 1)
    } else {
      unsetenv("GTK_A11Y")
    }
  }

  private static var isAccessibilityChanged = true

  /// Chooses Cairo where OpenGL runs on the CPU: there it draws a screen of photos half as fast as
  /// Cairo and stores every texture twice. A renderer that the user chose is kept.
  private static func preferCairoToSoftwareOpenGL() {
    guard getenv("GSK_RENDERER") == nil else { return }
    if isOpenGLSoftware { setenv("GSK_RENDERER", "cairo", 1) }
  }

  /// Disables OpenGL, which GTK otherwise loads with the first window even if Cairo draws it; that
  /// takes a large part of its launch time.
  private static func leaveOutOpenGL() {
    guard getenv("GSK_RENDERER") == nil else { return }
    setenv("GSK_RENDERER", "cairo", 1)
    let (variable, word) =
      gtk_get_minor_version() < 16 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl")
    let others = getenv(variable).map { String(cString: $0) + "," } ?? ""
    setenv(variable, others + word, 1)
  }

  /// Whether there is a graphics device.
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
