import Foundation

/// A direction in the order of a text's characters.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the beginning.
  case backward = 1
}

/// A direction on screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Upwards.
  case up = 4
  /// Downwards.
  case down = 5
}

/// A unit of text.
public enum UITextGranularity: Int, Sendable {
  /// A user-perceived character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line on screen.
  case line = 4
  /// The whole text.
  case document = 5
}

/// A direction in the order of a text's characters, or on screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns a direction in the order of a text's characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Returns a direction on screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}
