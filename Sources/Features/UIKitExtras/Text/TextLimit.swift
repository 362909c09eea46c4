import Foundation

/// The maximum length of a text, in characters as a person counts them.
///
/// For a text field's delegate: `shouldChangeCharactersIn` returns `allows(…)`, and where a paste
/// should fill what room there is, the text becomes `applied(…)`.
public struct TextLimit: Hashable, Sendable {
  /// The number of characters that fit.
  public var maximum: Int

  /// Creates a limit in characters.
  public init(_ maximum: Int) {
    precondition(maximum >= 0, "TextLimit(_:): must not be negative")
    self.maximum = maximum
  }

  /// The text, or as much of its beginning as fits.
  public func limited(_ text: String) -> String { String(text.prefix(maximum)) }

  /// Returns how many characters may still be added, never less than zero.
  public func remaining(in text: String) -> Int { max(0, maximum - text.count) }

  /// Whether the text stays within the limit, or comes nearer to it.
  public func allows(replacing range: NSRange, in text: String, with replacement: String) -> Bool {
    guard let changed = Self.replacing(range, in: text, with: replacement) else { return false }
    return changed.count <= maximum || changed.count < text.count
  }

  /// The text after the change, with as much of the replacement as there is room for; nil when the
  /// range does not lie in the text.
  public func applied(replacing range: NSRange, in text: String, with replacement: String)
    -> String?
  {
    // Characters may join with what stands around them: what counts is the whole.
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
