import Foundation
import Synchronization

extension String {
  /// The key of a localized string, with the values that are inserted into it: "%lld of %lld" for
  /// `"\(index) of \(count)"`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [LocalizationArgument]

    /// Creates a value without arguments.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Collects the key and the arguments of an interpolated string.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [LocalizationArgument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity)
      }

      /// Adds text, in which a percent sign stands for itself.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Adds a text, which is `%@` in the key.
      public mutating func appendInterpolation(_ string: String) {
        add("%@", .text(string))
      }

      /// Adds an integer, which is `%lld` in the key.
      public mutating func appendInterpolation(_ value: Int) {
        add("%lld", .integer(value))
      }

      /// Adds a number, which is `%lf` in the key.
      public mutating func appendInterpolation(_ value: Double) {
        add("%lf", .number(value))
      }

      private mutating func add(_ specifier: String, _ argument: LocalizationArgument) {
        key += specifier
        arguments.append(argument)
      }
    }
  }
}

/// A value that is inserted into a localized string.
enum LocalizationArgument: Sendable {
  case text(String)
  case integer(Int)
  case number(Double)

  func text(in locale: Locale) -> String {
    switch self {
    case .text(let text): text
    case .integer(let value):
      value.magnitude < 1000 && locale.writesLatinDigits
        ? String(value) : value.formatted(.number.locale(locale))
    case .number(let value): value.formatted(.number.locale(locale))
    }
  }
}

extension Locale {
  private static let latinDigits = Mutex<[String: Bool]>([:])

  /// Whether numbers are written with the digits 0 to 9.
  fileprivate var writesLatinDigits: Bool {
    if let known = Self.latinDigits.withLock({ $0[identifier] }) { return known }
    let isLatin = 1.formatted(.number.locale(self)) == "1"
    Self.latinDigits.withLock { $0[identifier] = isLatin }
    return isLatin
  }
}
