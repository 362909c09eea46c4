import Foundation

/// How much the tests try that make up their own steps: little after every change, and much with
/// `./test --long`. What the latter finds becomes a test with its seed.
public enum Effort {
  /// Set by `./test --long`.
  public static let isLong = number("VITRINE_LONG") == 1

  /// How often something is tried.
  public static func rounds(_ usual: Int, long: Int) -> Int { isLong ? long : usual }

  /// The seeds to try; `VITRINE_FUZZ` says how many, and `VITRINE_FUZZ_FIRST` the first of them.
  public static func seeds(_ usual: Int, long: Int, from first: UInt64 = 0) -> Range<UInt64> {
    let start = number("VITRINE_FUZZ_FIRST").flatMap { UInt64(exactly: $0) } ?? first
    return start..<start + UInt64(max(1, number("VITRINE_FUZZ") ?? rounds(usual, long: long)))
  }

  /// What an environment variable says.
  public static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }
}
