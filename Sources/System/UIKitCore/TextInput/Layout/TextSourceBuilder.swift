import HostInterface
import QuartzCore
import TextEditing

/// Creates the layout request for a paragraph.
@MainActor struct TextSourceBuilder {
  let editor: TextEditor
  let style: TextStyle

  private static let dot = "•"

  /// - Parameter paragraph: The paragraph that contains the range, or is equal to it.
  func request(
    for range: Range<Int>, of paragraph: Range<Int>, width: CGFloat?
  ) -> (request: TextRequest, dots: [Int]?) {
    var dots: [Int]?
    let first = editor.storage.attributes(at: paragraph.lowerBound)?.values
    let paragraphStyle = range.isEmpty ? nil : first?[.paragraphStyle] as? NSParagraphStyle
    var runs = style.isSecure ? [] : self.runs(in: range)
    if style.isSecure {
      let stops = secureStops(in: range)
      dots = stops
      runs = [run(String(repeating: Self.dot, count: stops.count - 1), first ?? [:])]
    }
    if runs.isEmpty {
      runs = [run("", editor.attributes(forTypingAt: range.lowerBound).values)]
    }
    var request = TextRequest(
      runs: runs, width: width,
      alignment: width == nil
        ? .natural : style.alignment(of: paragraphStyle, isEmpty: range.isEmpty),
      truncation: .none, wrapping: paragraphStyle?.lineBreakMode.wrapping ?? .word)
    request.take(paragraphStyle)
    if style.scale != 1 {
      for index in request.runs.indices {
        request.runs[index].font.size *= style.scale
        request.runs[index].lineHeight = request.runs[index].lineHeight.map { $0 * style.scale }
      }
    }
    return (request, dots)
  }

  private func secureStops(in range: Range<Int>) -> [Int] {
    let boundaries = editor.boundaries(
      inParagraph: editor.storage.paragraphs.index(at: range.lowerBound))
    let stops = boundaries.indices.filter { boundaries[$0].contains(.character) }
    return stops.isEmpty ? [0] : stops
  }

  private func runs(in range: Range<Int>) -> [TextRequest.Run] {
    var result: [TextRequest.Run] = []
    var start = range.lowerBound
    let links = DataDetector(style.detectedTypes).links(in: range, of: editor)
    for stored in editor.storage.runs(in: range) {
      let end = start + stored.length
      for piece in pieces(of: start..<end).flatMap({ parts(of: $0, links) }) {
        var values = stored.attributes.values
        if piece.link != nil || values[.link] != nil { values.merge(style.linkAttributes) { $1 } }
        let marked = piece.emphasis == nil ? nil : editor.markedAttributes
        var made = run(
          shown(editor.storage.string(in: piece.range)),
          marked.map { values.merging($0) { $1 } } ?? values)
        mark(&made, piece.emphasis)
        result.append(made)
      }
      start = end
    }
    return result
  }

  /// Cuts a piece where something that was recognized begins or ends.
  private func parts(
    of piece: (range: Range<Int>, emphasis: MarkedText.Emphasis?), _ links: [DataDetector.Link]
  ) -> [(range: Range<Int>, emphasis: MarkedText.Emphasis?, link: URL?)] {
    var result: [(range: Range<Int>, emphasis: MarkedText.Emphasis?, link: URL?)] = []
    var start = piece.range.lowerBound
    for link in links where link.range.overlaps(piece.range) {
      let part = link.range.clamped(to: piece.range)
      if start < part.lowerBound { result.append((start..<part.lowerBound, piece.emphasis, nil)) }
      result.append((part, piece.emphasis, link.url))
      start = part.upperBound
    }
    if start < piece.range.upperBound {
      result.append((start..<piece.range.upperBound, piece.emphasis, nil))
    }
    return result
  }

  /// Returns text as it is displayed: a text field shows line breaks as spaces.
  private func shown(_ text: String) -> String {
    guard editor.storage.paragraphs.isSingle else { return text }
    let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"]
    guard text.unicodeScalars.contains(where: breaks.contains) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(breaks.contains(scalar) ? " " : scalar) }
    return String(scalars)
  }

  private func run(_ text: String, _ values: [NSAttributedString.Key: Any]) -> TextRequest.Run {
    TextAttributes(attributes: values, traits: style.traits).run(text, font: style.font)
  }

  /// Splits a range where the emphasis of marked text begins or ends.
  private func pieces(
    of range: Range<Int>
  ) -> [(range: Range<Int>, emphasis: MarkedText.Emphasis?)] {
    guard let marked = editor.marked, marked.overlaps(range) else { return [(range, nil)] }
    var spans: [(range: Range<Int>, emphasis: MarkedText.Emphasis?)] = []
    for span in editor.markedSpans {
      let start = marked.lowerBound + span.range.lowerBound
      spans.append((start..<start + span.range.count, span.emphasis))
    }
    if spans.isEmpty { spans = [(marked, .underlined)] }
    spans.insert((0..<marked.lowerBound, nil), at: 0)
    spans.append((marked.upperBound..<max(marked.upperBound, editor.count), nil))
    return spans.compactMap {
      let part = $0.range.clamped(to: range)
      return part.isEmpty ? nil : (part, $0.emphasis)
    }
  }

  private func mark(_ run: inout TextRequest.Run, _ emphasis: MarkedText.Emphasis?) {
    switch emphasis {
    case nil, .some(.none): break
    case .underlined: run.underline = .single
    case .selected:
      run.underline = .single
      run.background = UIColor.systemFill.concrete(for: style.traits)
    }
  }
}

extension NSWritingDirection {
  var request: TextRequest.Direction {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
