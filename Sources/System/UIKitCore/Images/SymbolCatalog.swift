import QuartzCore

/// The drawings of symbols by name, read from lines such as `name⇥-⇥s M 4 12 L 20 12`: fields
/// separated by tabulators, of which the second is `r` for symbols that are mirrored from right to
/// left, and each further one is a part. Damaged lines are skipped.
struct SymbolCatalog: Sendable {
  private static let maximumLength = 1 << 20
  private static let maximumLineLength = 1 << 14

  private let drawings: [String: SymbolDrawing]

  /// The symbols that come with Vitrine, read when the first is asked for.
  static let shared: SymbolCatalog = {
    guard let file = Bundle.uikit.url(forResource: "Symbols", withExtension: "txt"),
      let data = try? Data(contentsOf: file)
    else { return SymbolCatalog("") }
    return SymbolCatalog(String(decoding: data.prefix(maximumLength), as: UTF8.self))
  }()

  init(_ text: String) {
    var drawings: [String: SymbolDrawing] = [:]
    for line in text.split(separator: "\n") where line.utf8.count <= Self.maximumLineLength {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 2, !fields[0].isEmpty, fields[1] == "r" || fields[1] == "-" else { continue }
      let parts = fields.dropFirst(2).compactMap(Self.part)
      guard parts.count == fields.count - 2 else { continue }
      drawings[String(fields[0])] = SymbolDrawing(parts: parts, isDirectional: fields[1] == "r")
    }
    self.drawings = drawings
  }

  subscript(name: String) -> SymbolDrawing? { drawings[name] }

  /// The names in alphabetical order.
  var names: [String] { drawings.keys.sorted() }

  private static func part(_ field: Substring) -> SymbolDrawing.Part? {
    guard let letter = field.first, let kind = SymbolDrawing.Kind(rawValue: letter) else { return nil }
    guard let contours = contours(field.dropFirst()), let first = contours.first else { return nil }
    let path = CGMutablePath()
    for contour in contours { path.addPath(contour) }
    return SymbolDrawing.Part(kind: kind, path: path, contour: kind == .cut ? first : nil)
  }

  /// Reads the commands M, L, C and Z with absolute coordinates in the square; nil if any is wrong.
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
