import Foundation

/// What a parameter's text must look like, written `:id<int>`. A route whose parameter does not fit
/// is passed over, and the next best one is asked.
public struct ParameterType: Sendable {
  enum Kind: Sendable {
    case text, int, double, bool, uuid
    case oneOf([String])
    case custom(@Sendable (String) -> Bool)
  }

  public let name: String
  let kind: Kind
  /// Texts that fit, for checking which routes can be reached.
  let examples: [String]

  private init(_ name: String, _ kind: Kind, examples: [String]) {
    self.name = name
    self.kind = kind
    self.examples = examples
  }

  /// Anything, also nothing at all.
  public static let text = ParameterType("text", .text, examples: ["\u{1}any", ""])
  /// A whole number that fits into `Int`.
  public static let int = ParameterType("int", .int, examples: ["4611686018427387847", "-4611686018427387846", "0"])
  /// A decimal number as `Double` reads it.
  public static let double = ParameterType("double", .double, examples: ["0.3000000001", "-7.5e300"])
  /// `true` or `false`.
  public static let bool = ParameterType("bool", .bool, examples: ["true", "false"])
  public static let uuid = ParameterType(
    "uuid", .uuid, examples: ["5F0C6B52-93F6-4E1C-A4A9-21D7E1B7C9B1"])

  /// One of the words, written `:tab<photos|albums>`.
  public static func oneOf(_ words: [String]) -> ParameterType {
    oneOf(words, written: words.joined(separator: "|"))
  }

  static func oneOf(_ words: [String], written: String) -> ParameterType {
    ParameterType(written, .oneOf(words), examples: words)
  }

  /// A type of the app's own.
  ///
  /// - Parameter example: A text that fits; `validate()` tries the route with it.
  public static func custom(
    _ name: String, example: String, accepts: @escaping @Sendable (String) -> Bool
  ) -> ParameterType {
    ParameterType(name, .custom(accepts), examples: [example])
  }

  static let builtIn: [ParameterType] = [.text, .int, .double, .bool, .uuid]

  /// The smaller, the fewer texts fit, the earlier it is asked.
  var rank: Int {
    switch kind {
    case .oneOf: 0
    case .custom: 1
    case .bool: 2
    case .uuid: 3
    case .int: 4
    case .double: 5
    case .text: 6
    }
  }

  var takesAnything: Bool {
    if case .text = kind { true } else { false }
  }

  func accepts(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch kind {
    case .text: return true
    case .int:
      // 18 digits always fit; longer ones need the exact test.
      guard !bytes.isEmpty, bytes.count <= 20 else { return false }
      if bytes.count <= 18, bytes.allSatisfy(ASCII.isDigit) { return true }
      return Int(String(decoding: bytes, as: UTF8.self)) != nil
    default: return accepts(String(decoding: bytes, as: UTF8.self))
    }
  }

  func accepts(_ text: String) -> Bool {
    switch kind {
    case .text: true
    case .int: Int(text) != nil
    case .double: Double(text) != nil
    case .bool: text == "true" || text == "false"
    case .uuid: UUID(uuidString: text) != nil
    case .oneOf(let words): words.contains(text)
    case .custom(let accepts): accepts(text)
    }
  }
}
