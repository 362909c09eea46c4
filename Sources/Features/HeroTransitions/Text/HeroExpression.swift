import Foundation

/// A name with arguments: the text form of a modifier or animation, as in `translate(0, 100)`.
struct HeroExpression: Equatable, Sendable, CustomStringConvertible {
  enum Argument: Equatable, Sendable {
    case number(Double)
    /// A text in quotation marks.
    case text(String)
    /// A name alone, such as `left`, or one with arguments.
    case expression(HeroExpression)
  }

  let name: String
  var arguments: [Argument] = []
  /// The characters before it, and before each of its arguments.
  var offset = 0
  var offsets: [Int] = []

  static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.arguments == b.arguments }

  var description: String {
    guard !arguments.isEmpty else { return name }
    return "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
  }
}

extension HeroExpression.Argument: CustomStringConvertible {
  static func name(_ name: String) -> Self { .expression(HeroExpression(name: name)) }
  static func flag(_ value: Bool) -> Self { .name(value ? "true" : "false") }

  var description: String {
    switch self {
    case .number(let value):
      let text = String(value)
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .text(let text):
      let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"")
      return "\"\(escaped)\""
    case .expression(let expression): return expression.description
    }
  }
}
