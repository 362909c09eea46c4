import Foundation

/// A type that the text of a parameter must have, written `:id<int>`. A route whose parameter
/// doesn't fit is skipped, and the next best one is tried.
public struct ParameterType: Sendable {
  /// The name by which patterns refer to the type.
  public let name: String
  /// Narrow types have low ranks and are tried first.
  let rank: Int
  /// Texts that fit, by which a table checks that its routes can be reached.
  let examples: [String]
  /// Nil accepts anything.
  private let condition: (@Sendable (String) -> Bool)?

  private init(
    _ name: String, rank: Int, examples: [String], condition: (@Sendable (String) -> Bool)?
  ) {
    self.name = name
    self.rank = rank
    self.examples = examples
    self.condition = condition
  }

  /// Any text, also an empty one. The default.
  public static let text = ParameterType(
    "text", rank: 6, examples: ["\u{1}any", ""], condition: nil)

  /// A whole number that fits into `Int`.
  public static let int = ParameterType(
    "int", rank: 4, examples: ["4611686018427387847", "-4611686018427387846", "0"]
  ) { Int($0) != nil }

  /// A decimal number in the form that `Double` reads.
  public static let double = ParameterType(
    "double", rank: 5, examples: ["0.3000000001", "-7.5e300"]
  ) { Double($0) != nil }

  /// `true` or `false`.
  public static let bool = ParameterType("bool", rank: 2, examples: ["true", "false"]) {
    $0 == "true" || $0 == "false"
  }

  /// A UUID in the form that `UUID` reads.
  public static let uuid = ParameterType(
    "uuid", rank: 3, examples: ["5F0C6B52-93F6-4E1C-A4A9-21D7E1B7C9B1"]
  ) { UUID(uuidString: $0) != nil }

  /// One of several words, written `:tab<photos|albums>`.
  public static func oneOf(_ words: [String]) -> ParameterType {
    oneOf(words, written: words.joined(separator: "|"))
  }

  static func oneOf(_ words: [String], written: String) -> ParameterType {
    ParameterType(written, rank: 0, examples: words) { words.contains($0) }
  }

  /// A type of the app's own.
  ///
  /// - Parameters:
  ///   - name: The name by which patterns refer to it.
  ///   - example: A text that fits; `RouteTable.validate()` tries routes with it.
  ///   - accepts: Whether a text fits.
  public static func custom(
    _ name: String, example: String, accepts: @escaping @Sendable (String) -> Bool
  ) -> ParameterType {
    ParameterType(name, rank: 1, examples: [example], condition: accepts)
  }

  static let builtIn: [ParameterType] = [.text, .int, .double, .bool, .uuid]

  func accepts(_ text: String) -> Bool { condition?(text) ?? true }

  func accepts(_ bytes: ArraySlice<UInt8>) -> Bool {
    condition?(String(decoding: bytes, as: UTF8.self)) ?? true
  }
}
