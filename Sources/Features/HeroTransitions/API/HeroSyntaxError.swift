/// An error in the text form of modifiers or of an animation.
public struct HeroSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Problem: Hashable, Sendable {
    /// A character that no text contains there.
    case unexpectedCharacter(Character)
    /// The text ends within parentheses or quotation marks.
    case unexpectedEnd
    /// A number that can't be read, or that is too large.
    case invalidNumber(String)
    /// A name that isn't known.
    case unknownName(String)
    /// An argument is missing, or of another kind than the one expected.
    case expected(String)
    /// A modifier or animation has more arguments than it takes.
    case tooManyArguments(name: String)
    /// Parentheses within each other that are too many to read.
    case tooDeep
  }

  /// The number of characters before the error.
  public let offset: Int
  /// The kind of the error.
  public let problem: Problem

  /// The error in a sentence, with its place.
  public var description: String {
    let what =
      switch problem {
      case .unexpectedCharacter(let character): "“\(character)” can't stand here"
      case .unexpectedEnd: "The text ends too early"
      case .invalidNumber(let text): "“\(text)” isn't a number"
      case .unknownName(let name): "“\(name)” isn't known"
      case .expected(let what): "Expected \(what)"
      case .tooManyArguments(let name): "“\(name)” takes fewer arguments"
      case .tooDeep: "Too many parentheses are open"
      }
    return "\(what), at character \(offset + 1)."
  }
}
