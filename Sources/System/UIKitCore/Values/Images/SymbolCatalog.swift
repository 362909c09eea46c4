import QuartzCore

/// The drawings of symbols by name, in lines such as `name⇥-⇥s M 4 12 L 20 12`: fields separated by
/// tabs, of which the second is `r` for symbols that are mirrored in right-to-left layouts, and
/// each further one is a part. Damaged lines are skipped. A line is parsed when its symbol is
/// requested, because an app needs few of them.
struct SymbolCatalog: Sendable {
  private static let maximumLength = 1 << 20
  private static let maximumLineLength = 1 << 14

  private let data: Data
  private let lines: [String: Range<Data.Index>]

  /// The symbols that come with Vitrine, loaded on first use.
  static let shared: SymbolCatalog = {
    guard let file = Bundle.uikit.url(forResource: "Symbols", withExtension: "txt"),
      let data = try? Data(contentsOf: file, options: .mappedIfSafe)
    else { return SymbolCatalog(Data()) }
    return SymbolCatalog(data)
  }()

  init(_ text: String) { self.init(Data(text.utf8)) }

  init(_ data: Data) {
    self.data = data
    let newline = UInt8(ascii: "\n")
    let tab = UInt8(ascii: "\t")
    let end = data.startIndex + min(data.count, Self.maximumLength)
    var lines: [String: Range<Data.Index>] = [:]
    var start = data.startIndex
    while start < end {
      let stop = data[start..<end].firstIndex(of: newline) ?? end
      if stop - start <= Self.maximumLineLength, let name = data[start..<stop].firstIndex(of: tab),
        name > start
      {
        lines[String(decoding: data[start..<name], as: UTF8.self)] = start..<stop
      }
      start = stop + 1
    }
    self.lines = lines
  }

  subscript(name: String) -> SymbolDrawing? {
    guard let line = lines[name] else { return nil }
    let fields = String(decoding: data[line], as: UTF8.self)
      .split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count > 2, fields[1] == "r" || fields[1] == "-" else { return nil }
    let parts = fields.dropFirst(2).compactMap(Self.part)
    guard parts.count == fields.count - 2 else { return nil }
    return SymbolDrawing(name: name, parts: parts, isDirectional: fields[1] == "r")
  }

  /// The names of symbols that can be drawn, in alphabetical order.
  var names: [String] { lines.keys.filter { self[$0] != nil }.sorted() }

  private static func part(_ field: Substring) -> SymbolDrawing.Part? {
    guard let letter = field.first, let kind = SymbolDrawing.Kind(rawValue: letter) else {
      return nil
    }
    guard let contours = contours(field.dropFirst()), let first = contours.first else { return nil }
    let path = CGMutablePath()
    for contour in contours { path.addPath(contour) }
    return SymbolDrawing.Part(kind: kind, path: path, contour: kind == .cut ? first : nil)
  }

  /// Parses the commands M, L, C and Z with absolute coordinates in the square; `nil` if any is
  /// invalid.
  private static func contours(_ text: Substring) -> [CGPath]? {
    var words = text.split(separator: " ")[...]
    var contours: [CGMutablePath] = []
    func point() -> CGPoint? {
      guard let x = words.popFirst().flatMap({ Double($0) }), 0...24 ~= x,
        let y = words.popFirst().flatMap({ Double($0) }), 0...24 ~= y
      else { return nil }
      return CGPoint(x: x, y: y)
    }
    while let command = words.popFirst() {
      if command == "M" {
        guard let start = point() else { return nil }
        let path = CGMutablePath()
        path.move(to: start)
        contours.append(path)
        continue
      }
      guard let path = contours.last else { return nil }
      switch command {
      case "L":
        guard let end = point() else { return nil }
        path.addLine(to: end)
      case "C":
        guard let first = point(), let second = point(), let end = point() else { return nil }
        path.addCurve(to: end, control1: first, control2: second)
      case "Z": path.closeSubpath()
      default: return nil
      }
    }
    return contours
  }
}
