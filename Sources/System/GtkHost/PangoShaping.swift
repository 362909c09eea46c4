import CGtk
import Foundation
import HostInterface

/// Lays out text with Pango. Needs no display.
@MainActor package final class PangoShaping: TextShaping {
  private var layouts = GenerationCache<TextRequest, any TextLayout>(capacity: 512)
  private var fonts = GenerationCache<FontRequest, FontMetrics>(capacity: 64)

  private let areThereFonts: @MainActor () -> Bool

  package convenience init() { self.init { PangoFonts.areInstalled } }

  /// For tests, which determine whether there are fonts.
  init(areThereFonts: @escaping @MainActor () -> Bool) { self.areThereFonts = areThereFonts }

  package func layOut(_ text: TextRequest) -> any TextLayout {
    layouts.value(for: text) {
      guard areThereFonts() else { return FontlessTextLayout(text) }
      return PangoText(TextComposer(request: text).compose(), runs: text.runs)
    }
  }

  package func metrics(for font: FontRequest) -> FontMetrics {
    fonts.value(for: font) {
      areThereFonts() ? measure(font) : .estimated(size: font.size.isFinite ? font.size : 0)
    }
  }

  private func measure(_ font: FontRequest) -> FontMetrics {
    let description = PangoFonts.description(of: font)
    defer { pango_font_description_free(description) }
    let metrics = pango_context_get_metrics(PangoFonts.context, description, nil)
    defer { pango_font_metrics_unref(metrics) }
    return FontMetrics(
      ascender: PangoUnits.points(pango_font_metrics_get_ascent(metrics)),
      descender: -PangoUnits.points(pango_font_metrics_get_descent(metrics)),
      capHeight: height(of: "H", description), xHeight: height(of: "x", description),
      leading: Self.leading(metrics), family: Self.family(of: description))
  }

  /// The line height that the font asks for, without ascent and descent.
  private static func leading(_ metrics: UnsafeMutablePointer<PangoFontMetrics>?) -> CGFloat {
    let lengths = pango_font_metrics_get_ascent(metrics) + pango_font_metrics_get_descent(metrics)
    return max(0, PangoUnits.points(pango_font_metrics_get_height(metrics) - lengths))
  }

  /// The family of the font that Pango finds for a description.
  private static func family(of description: OpaquePointer?) -> String {
    guard let font = pango_context_load_font(PangoFonts.context, description) else { return "" }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    let found = pango_font_describe(font)
    defer { pango_font_description_free(found) }
    return pango_font_description_get_family(found).map { String(cString: $0) } ?? ""
  }

  package var families: [String] { areThereFonts() ? PangoFonts.families : [] }

  package func faces(ofFamily family: String) -> [(style: String, font: FontRequest)] {
    areThereFonts() ? PangoFonts.faces(ofFamily: family) : []
  }

  package func boundaries(in text: String) -> [TextBoundary] { TextBoundaries.find(in: text) }

  /// The height of a letter, as Pango has no metrics for it.
  private func height(of letter: String, _ description: OpaquePointer?) -> CGFloat {
    let layout = pango_layout_new(PangoFonts.context)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, letter, -1)
    var ink = PangoRectangle()
    pango_layout_get_extents(layout, &ink, nil)
    return PangoUnits.points(pango_layout_get_baseline(layout) - ink.y)
  }
}

/// Keeps the values that were used last, at most twice `capacity`.
struct GenerationCache<Key: Hashable, Value> {
  private let capacity: Int
  private var recent: [Key: Value] = [:]
  private var older: [Key: Value] = [:]

  init(capacity: Int) { self.capacity = capacity }

  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let known = recent[key] { return known }
    let value = older[key] ?? make()
    if recent.count >= capacity {
      older = recent
      recent = [:]
    }
    recent[key] = value
    return value
  }
}
