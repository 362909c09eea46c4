/// Reads expressions: names with arguments in parentheses, separated by spaces.
struct HeroParser {
  private let characters: [Character]
  private var position = 0
  /// The number of parentheses within each other that are read.
  private static let deepest = 32

  init(_ text: String) { characters = Array(text) }

  static func list(_ text: String) throws(HeroSyntaxError) -> [HeroExpression] {
    var parser = HeroParser(text)
    var found: [HeroExpression] = []
    parser.skipSpace()
    while parser.current != nil {
      found.append(try parser.expression(depth: 0))
      parser.skipSpace()
    }
    return found
  }

  private var current: Character? {
    position < characters.count ? characters[position] : nil
  }

  private mutating func skipSpace() {
    while current?.isWhitespace == true { position += 1 }
  }

  private func error(
    _ problem: HeroSyntaxError.Problem, at offset: Int? = nil
  ) -> HeroSyntaxError {
    HeroSyntaxError(offset: offset ?? position, problem: problem)
  }

  private func unexpected() -> HeroSyntaxError {
    error(current.map { .unexpectedCharacter($0) } ?? .unexpectedEnd)
  }

  private mutating func expression(depth: Int) throws(HeroSyntaxError) -> HeroExpression {
    guard depth < Self.deepest else { throw error(.tooDeep) }
    guard current?.isNameStart == true else { throw unexpected() }
    let start = position
    while current?.isNamePart == true { position += 1 }
    var found = HeroExpression(name: String(characters[start..<position]), offset: start)
    guard current == "(" else { return found }
    position += 1
    skipSpace()
    if current == ")" {
      position += 1
      return found
    }
    while true {
      skipSpace()
      found.offsets.append(position)
      found.arguments.append(try argument(depth: depth + 1))
      skipSpace()
      guard let separator = current, separator == "," || separator == ")" else {
        throw unexpected()
      }
      position += 1
      if separator == ")" { return found }
    }
  }

  private mutating func argument(
    depth: Int
  ) throws(HeroSyntaxError) -> HeroExpression.Argument {
    guard let current else { throw unexpected() }
    if current == "\"" { return .text(try quotation()) }
    if current.isNumberPart { return .number(try number()) }
    return .expression(try expression(depth: depth))
  }

  private mutating func number() throws(HeroSyntaxError) -> Double {
    let start = position
    while let next = current,
      next.isNumberPart || (position > start && (next == "e" || next == "E"))
    {
      position += 1
    }
    let text = String(characters[start..<position])
    guard let value = Double(text), value.isFinite else {
      throw error(.invalidNumber(text), at: start)
    }
    return value
  }

  private mutating func quotation() throws(HeroSyntaxError) -> String {
    position += 1
    var text = ""
    while let next = current {
      position += 1
      if next == "\"" { return text }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      guard let escaped = current else { break }
      guard escaped == "\"" || escaped == "\\" else { throw unexpected() }
      text.append(escaped)
      position += 1
    }
    throw unexpected()
  }
}

extension Character {
  fileprivate var isNameStart: Bool { isASCII && isLetter || self == "_" }
  fileprivate var isNamePart: Bool { isNameStart || isDigit }
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isNumberPart: Bool { isDigit || self == "." || self == "-" || self == "+" }
}
