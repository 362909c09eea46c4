import Motion
import UIKit

/// The arguments of an expression, which are read in their order.
struct HeroArguments {
  let expression: HeroExpression
  private var next = 0

  init(_ expression: HeroExpression) { self.expression = expression }

  var count: Int { expression.arguments.count }

  private func error(_ what: String) -> HeroSyntaxError {
    let offsets = expression.offsets
    let offset = next < offsets.count ? offsets[next] : expression.offset
    return HeroSyntaxError(offset: offset, problem: .expected(what))
  }

  private var current: HeroExpression.Argument? {
    next < count ? expression.arguments[next] : nil
  }

  mutating func number(default value: CGFloat? = nil) throws(HeroSyntaxError) -> CGFloat {
    guard let current else {
      guard let value else { throw error("a number") }
      return value
    }
    guard case .number(let found) = current else { throw error("a number") }
    next += 1
    return CGFloat(found)
  }

  mutating func number(
    in range: ClosedRange<CGFloat>, _ what: String
  ) throws(HeroSyntaxError) -> CGFloat {
    guard case .number(let found) = current, range.contains(CGFloat(found)) else {
      throw error(what)
    }
    next += 1
    return CGFloat(found)
  }

  mutating func size() throws(HeroSyntaxError) -> CGSize {
    CGSize(width: try number(), height: try number())
  }

  mutating func point() throws(HeroSyntaxError) -> CGPoint {
    CGPoint(x: try number(), y: try number())
  }

  mutating func color() throws(HeroSyntaxError) -> UIColor {
    UIColor(red: try number(), green: try number(), blue: try number(), alpha: 1)
  }

  mutating func flag(default value: Bool? = nil) throws(HeroSyntaxError) -> Bool {
    if current == nil, let value { return value }
    switch try name("true or false") {
    case "true": return true
    case "false": return false
    default:
      next -= 1
      throw error("true or false")
    }
  }

  /// A name without arguments.
  mutating func name(_ what: String) throws(HeroSyntaxError) -> String {
    guard case .expression(let found) = current, found.arguments.isEmpty else { throw error(what) }
    next += 1
    return found.name
  }

  /// An identifier, in quotation marks or as a name.
  mutating func identifier() throws(HeroSyntaxError) -> String {
    guard case .text(let text) = current else { return try name("an identifier") }
    next += 1
    return text
  }

  mutating func inner(_ what: String) throws(HeroSyntaxError) -> HeroExpression {
    guard case .expression(let found) = current else { throw error(what) }
    next += 1
    return found
  }

  /// A name from a table.
  mutating func choice<Value>(
    _ table: [(name: String, value: Value)], _ what: String
  ) throws(HeroSyntaxError) -> Value {
    let name = try name(what)
    guard let found = table.first(where: { $0.name == name }) else {
      next -= 1
      throw error(what)
    }
    return found.value
  }

  var hasMore: Bool { next < count }
  var nextIsNumber: Bool { if case .number = current { true } else { false } }

  /// Throws if there are more arguments than were read.
  func end() throws(HeroSyntaxError) {
    guard hasMore else { return }
    throw HeroSyntaxError(
      offset: expression.offsets[next], problem: .tooManyArguments(name: expression.name))
  }
}
