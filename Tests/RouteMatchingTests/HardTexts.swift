import TestEffort

extension Dice {
  /// Texts that are difficult for URLs: separators, escapes, nothing, emoji, right to left.
  mutating func hardText(maxCount: Int = 6) -> String {
    let pieces = [
      "/", "%", "+", "&", "=", "#", "?", " ", ".", "..", ":", "@", ";", "%2F", "%zz", "a", "B9",
      "~",
      "中文", "é", "e\u{301}", "😀", "👩‍👩‍👧", "שלום", "مرحبا", "\u{202E}", "\0", "\n", "\"", "<>", "|",
      "\\", "*", "**",
    ]
    return (0..<below(maxCount + 1)).map { _ in pick(pieces) }.joined()
  }
}
