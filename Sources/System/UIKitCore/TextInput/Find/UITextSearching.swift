import Foundation

/// An object whose text can be searched with a find navigator, such as a text view.
///
/// It is called on the main thread. A conformance of a class of the main actor is isolated to it:
/// `@MainActor UITextSearching`.
public protocol UITextSearching: NSObjectProtocol {
  /// Identifies one of several documents that are searched together; with one document, the
  /// default.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// Whether what is found can be replaced; false by default.
  var supportsTextReplacement: Bool { get }
  /// The text that is selected, from which on the first result is highlighted.
  var selectedTextRange: UITextRange? { get }
  /// The document in which text is selected; nil by default.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Returns how two ranges that were found in a document follow each other.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  /// Returns how two documents follow each other; the same place by default.
  func compare(
    document: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult
  /// Called to search. Tells the aggregator of each result, and when there are no more, now or
  /// later.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Called to show that a range was found, is highlighted, or neither any longer.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    usingStyle: UITextSearchFoundTextStyle)
  /// Called to show nothing as found any longer.
  func clearAllDecoratedFoundText()
  /// Returns whether a result may be replaced; true by default.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool
  /// Called to replace a result. The default does nothing.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Called to replace all results of a search. The default does nothing.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
  /// Called before another result is highlighted. The default does nothing.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Called to scroll until a result is seen. The default does nothing.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
}

extension UITextSearching {
  public var supportsTextReplacement: Bool { false }
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public func compare(
    document: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult { .orderedSame }
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool { true }
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
}
