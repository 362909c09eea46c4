import Foundation

/// How a text is searched.
@MainActor open class UITextSearchOptions: NSObject {
  /// The parts of words that are found.
  public enum WordMatchMethod: Int, Sendable {
    /// All.
    case contains = 0
    /// The beginnings of words.
    case startsWith = 1
    /// Whole words.
    case fullWord = 2
  }

  /// The parts of words that are found; all by default.
  open internal(set) var wordMatchMethod = WordMatchMethod.contains
  /// How characters are compared; none, the default, finds only characters that are the same.
  open internal(set) var stringCompareOptions: NSString.CompareOptions = []

  public override init() { super.init() }
}

/// How text is decorated that a search has found.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// As all text: it is no longer found.
  case normal = 0
  /// As one of the results.
  case found = 1
  /// As the result that a person looks at.
  case highlighted = 2
}
