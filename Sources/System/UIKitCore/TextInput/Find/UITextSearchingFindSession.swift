import QuartzCore

/// A search in an object that conforms to `UITextSearching`. It doesn't keep the object.
@MainActor open class UITextSearchingFindSession: UIFindSession {
  /// The object that is searched.
  open private(set) weak var searchableObject: (any UITextSearching)?
  private let results: any FoundResults

  /// Creates a session that searches an object.
  public init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    self.searchableObject = searchableObject
    results = FoundTextResults(searchableObject)
    super.init()
  }

  /// Called when the results have changed.
  var onChange: () -> Void {
    get { results.onChange }
    set { results.onChange = newValue }
  }

  open override var resultCount: Int { results.count }
  open override var highlightedResultIndex: Int { results.highlightedIndex ?? NSNotFound }
  open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && results.highlightedIndex != nil
  }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    results.search(query, options ?? UITextSearchOptions(), reveals: true)
  }

  /// Searches again in a text that has changed, without scrolling.
  func refresh(query: String, options: UITextSearchOptions) {
    results.search(query, options, reveals: false)
  }

  open override func performSingleReplacement(
    query: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard results.replaceHighlighted(with: replacementString) else { return }
    results.search(query, options ?? UITextSearchOptions(), reveals: true)
  }

  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    let options = options ?? UITextSearchOptions()
    searchableObject?.replaceAll(
      queryString: searchQuery, options: options, withText: replacementString)
    results.search(searchQuery, options, reveals: false)
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    results.highlightNext(isForward: direction == .forward)
  }

  open override func invalidateFoundResults() { results.clear() }
}

/// The results of a search, whatever is searched.
@MainActor protocol FoundResults: AnyObject {
  var count: Int { get }
  var highlightedIndex: Int? { get }
  var onChange: () -> Void { get set }
  func search(_ query: String, _ options: UITextSearchOptions, reveals: Bool)
  /// Replaces the highlighted result; returns whether there is one that may be replaced.
  func replaceHighlighted(with text: String) -> Bool
  func highlightNext(isForward: Bool)
  func clear()
}
