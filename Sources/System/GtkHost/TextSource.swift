import CGtk
import Foundation
import HostInterface

/// Text in Pango's form, UTF-8 without NUL, and the run of each part.
struct TextSource {
  private struct Part {
    var run: TextRequest.Run
    var range: Range<Int>
  }

  private(set) var utf8: [UInt8] = []
  private var parts: [Part] = []
  /// The font at the start of the original text, for a slice that is empty.
  private(set) var firstFont: FontRequest?
  /// The direction of all paragraphs of the original text, of which a slice may begin with any word.
  private(set) var direction = TextRequest.Direction.natural

  /// The maximum number of bytes; no label of this size can be read.
  private static let longest = 100_000

  init(_ runs: [TextRequest.Run]) {
    firstFont = runs.first?.font
    for run in runs {
      let start = utf8.count
      // Pango's strings are NUL-terminated.
      for byte in run.text.utf8 { utf8.append(byte == 0 ? UInt8(ascii: " ") : byte) }
      if utf8.count > Self.longest { utf8.removeSubrange(characterStart(at: Self.longest)...) }
      parts.append(Part(run: run, range: min(start, utf8.count)..<utf8.count))
      if utf8.count >= Self.longest { break }
    }
    direction = TextRequest.Direction(ofAll: utf8)
  }

  /// The nearest position at or before `index` that doesn't split a character.
  private func characterStart(at index: Int) -> Int {
    var index = min(index, utf8.count)
    while index > 0, index < utf8.count, utf8[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  var count: Int { utf8.count }

  func slice(_ range: Range<Int>) -> TextSource {
    let range = range.clamped(to: 0..<utf8.count)
    var result = self
    result.utf8 = Array(utf8[range])
    result.parts = parts.compactMap { part in
      let overlap = part.range.clamped(to: range)
      guard !overlap.isEmpty else { return nil }
      return Part(
        run: part.run,
        range: overlap.lowerBound - range.lowerBound..<overlap.upperBound - range.lowerBound)
    }
    if let font = result.parts.first?.run.font { result.firstFont = font }
    return result
  }

  func prefix(_ count: Int) -> TextSource {
    count >= utf8.count ? self : slice(0..<characterStart(at: count))
  }

  /// The text before `end`, without trailing spaces, which had no width where the line was wrapped.
  func head(to end: Int) -> TextSource {
    var end = min(end, utf8.count)
    while end > 0, utf8[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return slice(0..<end)
  }

  /// The text up to the first line break.
  var firstParagraph: TextSource {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      // U+2028 and U+2029, line and paragraph separator, are E2 80 A8 and E2 80 A9.
      let isSeparator =
        byte == 0xE2 && index + 2 < utf8.count && utf8[index + 1] == 0x80
        && (utf8[index + 2] == 0xA8 || utf8[index + 2] == 0xA9)
      if byte == lineFeed || byte == carriageReturn || isSeparator { return slice(0..<index) }
      index += 1
    }
    return self
  }

  func appendingEllipsis() -> TextSource {
    var result = self
    let start = utf8.count
    result.utf8 += Array("…".utf8)
    if result.parts.isEmpty { return result }
    let last = result.parts.count - 1
    result.parts[last].range = result.parts[last].range.lowerBound..<start + 3
    return result
  }

  /// Owned by the caller.
  @MainActor func makeAttributes() -> OpaquePointer? {
    let list = pango_attr_list_new()
    // Pango knows no language's hyphenation: it would put a hyphen wherever a word has no room.
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    for part in parts where !part.range.isEmpty {
      for attribute in attributes(of: part.run) {
        attribute.pointee.start_index = UInt32(clamping: part.range.lowerBound)
        attribute.pointee.end_index = UInt32(clamping: part.range.upperBound)
        pango_attr_list_insert(list, attribute)
      }
    }
    for range in closedWords {
      guard let attribute = pango_attr_allow_breaks_new(0) else { continue }
      attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    return list
  }

  /// Closing quotation marks, each with the character before it: a word that has no room is broken
  /// anywhere, but not so that its mark stands alone on a line.
  private var closedWords: [Range<Int>] {
    guard utf8.count <= Self.longestSentence, utf8.contains(where: { $0 > 0x7F }) else { return [] }
    return Self.quotationMarks.flatMap { mark in
      utf8.indices.dropFirst().compactMap { index in
        guard utf8[index] == mark[0], utf8[index...].starts(with: mark),
          utf8[index - 1] > UInt8(ascii: " ")
        else { return nil }
        let start = characterStart(at: index - 1)
        // Pango breaks no word where the direction changes, as after the end of an isolate.
        guard !utf8[start..<index].elementsEqual(Self.endOfIsolate) else { return nil }
        return start..<index + mark.count
      }
    }
  }

  /// In bytes; what is longer is no sentence of a label.
  private static let longestSentence = 500
  private static let quotationMarks = ["“", "”", "»"].map { Array($0.utf8) }
  private static let endOfIsolate = Array("\u{2069}".utf8)

  @MainActor private func attributes(
    of run: TextRequest.Run
  ) -> [UnsafeMutablePointer<PangoAttribute>] {
    let description = PangoFonts.description(of: run.font)
    defer { pango_font_description_free(description) }
    var result = [pango_attr_font_desc_new(description)]
    let features =
      (run.font.hasMonospacedDigits ? ["tnum=1"] : []) + (run.hasLigatures ? [] : ["liga=0"])
    if !features.isEmpty {
      result.append(pango_attr_font_features_new(features.joined(separator: ",")))
    }
    if run.kern != 0 {
      result.append(pango_attr_letter_spacing_new(PangoUnits.ceiling(run.kern)))
    }
    if let attachment = run.attachment {
      // Pango measures downwards from the baseline. It leaves the place empty.
      let size = attachment.size
      var room = PangoRectangle(
        x: 0, y: PangoUnits.ceiling(-attachment.origin.y - size.height),
        width: PangoUnits.ceiling(size.width), height: PangoUnits.ceiling(size.height))
      result.append(pango_attr_shape_new(&room, &room))
    }
    if let height = run.lineHeight, height > 0 {
      result.append(pango_attr_line_height_new_absolute(lineHeight(height, description)))
    }
    if run.rise != 0 { result.append(pango_attr_rise_new(PangoUnits.ceiling(run.rise))) }
    return (result + lines(of: run) + colors(of: run)).compactMap { $0 }
  }

  /// What Pango has to be asked for to make a line as high. It takes half of what is too much from
  /// below the baseline, but no line of Pango's ends above its baseline; the rest is asked for twice.
  @MainActor private func lineHeight(_ height: CGFloat, _ font: OpaquePointer?) -> Int32 {
    let metrics = pango_context_get_metrics(PangoFonts.context, font, nil)
    defer { pango_font_metrics_unref(metrics) }
    let (ascent, descent) = (
      PangoUnits.points(pango_font_metrics_get_ascent(metrics)),
      PangoUnits.points(pango_font_metrics_get_descent(metrics))
    )
    let rest = max(0, ascent - descent - height)
    return max(1, PangoUnits.ceiling(height - rest))
  }

  @MainActor private func lines(
    of run: TextRequest.Run
  ) -> [UnsafeMutablePointer<PangoAttribute>?] {
    var result: [UnsafeMutablePointer<PangoAttribute>?] = []
    if run.underline != .none {
      result.append(
        pango_attr_underline_new(
          run.underline == .double ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE))
      if let color = run.underlineColor {
        let c = Channels(color)
        result.append(pango_attr_underline_color_new(c.red, c.green, c.blue))
      }
    }
    if run.isStruckThrough {
      result.append(pango_attr_strikethrough_new(1))
      if let color = run.strikethroughColor {
        let c = Channels(color)
        result.append(pango_attr_strikethrough_color_new(c.red, c.green, c.blue))
      }
    }
    return result
  }

  @MainActor private func colors(
    of run: TextRequest.Run
  ) -> [UnsafeMutablePointer<PangoAttribute>?] {
    var result: [UnsafeMutablePointer<PangoAttribute>?] = []
    if let color = run.color {
      let c = Channels(color)
      result.append(pango_attr_foreground_new(c.red, c.green, c.blue))
      result.append(pango_attr_foreground_alpha_new(c.alpha))
    }
    if let color = run.background, color.alpha > 0 {
      let c = Channels(color)
      result.append(pango_attr_background_new(c.red, c.green, c.blue))
      result.append(pango_attr_background_alpha_new(c.alpha))
    }
    return result
  }

  /// A color for Pango, with 16 bits per channel; an alpha of 0 means none was specified.
  private struct Channels {
    let red: UInt16
    let green: UInt16
    let blue: UInt16
    let alpha: UInt16

    init(_ color: CGColor) {
      let rgba = GdkRGBA(color)
      func wide(_ value: Float) -> UInt16 { UInt16((value * 65535).rounded()) }
      (red, green, blue) = (wide(rgba.red), wide(rgba.green), wide(rgba.blue))
      alpha = max(1, wide(rgba.alpha))
    }
  }
}
