import Foundation

/// The maximum length of a text in characters.
///
/// In a text field's delegate, return `allows(…)` from `shouldChangeCharactersIn`; to accept the
/// part of a paste that fits, set the text to `applied(…)`.
public struct TextLimit: Hashable, Sendable {
  /// The number of characters that fit.
  public var maximum: Int

  /// Creates a limit in characters.
  public init(_ maximum: Int) {
    precondition(maximum >= 0, "TextLimit(_:): must not be negative")
    self.maximum = maximum
  }

  /// Returns the beginning of a text that is within the limit.
  public func limited(_ text: String) -> String { String(text.prefix(maximum)) }

  /// Returns how many characters may still be added, never less than zero.
  public func remaining(in text: String) -> Int { max(0, maximum - text.count) }

  /// Whether a change keeps the text within the limit or makes it shorter.
  public func allows(replacing range: NSRange, in text: String, with replacement: String) -> Bool {
    guard let changed = Self.replacing(range, in: text, with: replacement) else { return false }
    return changed.count <= maximum || changed.count < text.count
  }

  /// Returns the text after a change, with as much of the replacement as fits; nil if the range is
  /// not in the text.
  public func applied(replacing range: NSRange, in text: String, with replacement: String)
    -> String?
  {
    // Characters may combine with their neighbors, so count the whole text.
    var part = replacement.prefix(maximum)
    while let changed = Self.replacing(range, in: text, with: String(part)) {
      if changed.count <= maximum || part.isEmpty { return changed }
      part.removeLast()
    }
    return nil
  }

  private static func replacing(
    _ range: NSRange, in text: String, with replacement: String
  ) -> String? {
    guard range.location >= 0, range.length >= 0,
      range.location + range.length <= text.utf16.count
    else { return nil }
    return (text as NSString).replacingCharacters(in: range, with: replacement)
  }
}
