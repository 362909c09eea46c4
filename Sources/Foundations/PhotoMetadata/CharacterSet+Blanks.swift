import Foundation

extension CharacterSet {
  /// What isn't part of a title, a caption or a keyword at its ends: spaces, control characters, and
  /// marks that only say in which direction the text is read.
  // Making it takes as long as reading a dozen tags.
  package static let blanks = whitespacesAndNewlines.union(.controlCharacters)
}
