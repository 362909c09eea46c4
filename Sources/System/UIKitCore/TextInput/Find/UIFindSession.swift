import QuartzCore

/// The state of a search that a find navigator shows. Subclasses search;
/// `UITextSearchingFindSession` does for objects that conform to `UITextSearching`.
@MainActor open class UIFindSession: NSObject {
  /// A way to show the number of results.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The number of the highlighted one, and how many there are.
    case currentAndTotal = 0
    /// How many there are.
    case total = 1
    /// Nothing.
    case none = 2
  }

  /// The number of results; 0 by default.
  open var resultCount: Int { 0 }
  /// The index of the result that is highlighted; `NSNotFound`, the default, for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// How the number of results is shown. The default is the current one and the total.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether results can be replaced; false by default.
  open var supportsReplacement: Bool { false }
  /// Whether the result that is highlighted can be replaced; false by default.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  public override init() { super.init() }

  /// Called to search for a string. The default does nothing.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Called to replace the result that is highlighted. The default does nothing.
  open func performSingleReplacement(
    query: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Called to replace all results. The default does nothing.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Called to highlight the next result, or the one before. The default does nothing.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Called when the results are no longer wanted. The default does nothing.
  open func invalidateFoundResults() {}
}
