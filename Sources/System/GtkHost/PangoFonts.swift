import CGtk
import CGtkShim
import Foundation
import HostInterface

/// Pango's fonts, configured so that the layout doesn't depend on the scale of a screen.
@MainActor enum PangoFonts {
  static let context = makeContext()
  private static let leftToRight = makeContext(PANGO_DIRECTION_LTR)
  private static let rightToLeft = makeContext(PANGO_DIRECTION_RTL)

  /// The context for paragraphs of a direction.
  static func context(_ direction: TextRequest.Direction) -> OpaquePointer? {
    switch direction {
    case .natural: context
    case .leftToRight: leftToRight
    case .rightToLeft: rightToLeft
    }
  }

  private static func makeContext(_ direction: PangoDirection? = nil) -> OpaquePointer? {
    _ = GtkLibrary.hasDisplay
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    if let direction { pango_context_set_base_dir(context, direction) }
    return context
  }

  /// Whether there are any fonts, without which no text can be laid out; a warning is written once.
  static let areInstalled: Bool = {
    guard installedCount == 0 else { return true }
    let sentence = "No font is installed, so no text is shown. Install one, such as DejaVu Sans.\n"
    FileHandle.standardError.write(Data(sentence.utf8))
    return false
  }()

  /// The number of fonts according to fontconfig, as Pango also lists generic families that have no
  /// font and takes long to do so; nil with another kind of fonts.
  private static var installedCount: Int? {
    typealias GetFonts = @convention(c) (OpaquePointer?, UInt32) -> UnsafeRawPointer?
    guard let symbol = dlsym(nil, "FcConfigGetFonts") else { return nil }
    let getFonts = unsafeBitCast(symbol, to: GetFonts.self)
    // The system's and the app's own sets; each begins with its count.
    return (0...1).reduce(0) { sum, kind in
      sum + Int(getFonts(nil, kind)?.load(as: Int32.self) ?? 0)
    }
  }

  /// The desktop's font; if that is only "Sans", the one of a GNOME desktop.
  static let interfaceFamily: String = {
    let fallback = "Cantarell, Adwaita Sans, Inter, Noto Sans, sans-serif"
    guard let name = host_setting_string(GtkLibrary.settings, "gtk-font-name") else {
      return fallback
    }
    defer { g_free(name) }
    let description = pango_font_description_from_string(name)
    defer { pango_font_description_free(description) }
    guard let family = pango_font_description_get_family(description) else { return fallback }
    let known = String(cString: family)
    return known.lowercased() == "sans" ? fallback : known + ", " + fallback
  }()

  /// Owned by the caller.
  static func description(of font: FontRequest) -> OpaquePointer? {
    let description = pango_font_description_new()
    let family = font.family ?? (font.isMonospaced ? "monospace" : interfaceFamily)
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(max(100, min(font.weight, 1000)))))
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    pango_font_description_set_absolute_size(
      description, PangoUnits.double(max(0.5, min(font.size.isFinite ? font.size : 1, 5000))))
    return description
  }
}

/// Conversion to Pango's fixed-point lengths.
enum PangoUnits {
  private static let perPoint: CGFloat = 1024

  static func double(_ points: CGFloat) -> Double { Double(points * perPoint) }

  /// Rounds up, so that text fits where it was measured to fit.
  static func ceiling(_ points: CGFloat) -> Int32 {
    guard points.isFinite else { return points > 0 ? Int32.max / 4 : 0 }
    let units: CGFloat = (points * perPoint).rounded(.up)
    return Int32(max(-CGFloat(Int32.max / 4), min(units, CGFloat(Int32.max / 4))))
  }

  static func points(_ units: Int32) -> CGFloat { CGFloat(units) / perPoint }

  static func rect(_ rect: PangoRectangle) -> CGRect {
    CGRect(
      x: points(rect.x), y: points(rect.y), width: points(rect.width), height: points(rect.height))
  }
}
