import QuartzCore

/// The results of searches in an object, in their order.
///
/// Those of the search before stay until the first of a new one are there.
@MainActor final class FoundTextResults<Source: UITextSearching>: FoundResults, FoundTextTaking {
  typealias Document = Source.DocumentIdentifier

  private struct Match {
    let range: UITextRange
    let document: Document
  }

  private weak var source: Source?
  private var matches: [Match] = []
  private(set) var highlightedIndex: Int?
  var onChange: () -> Void = {}
  private var collector: FoundTextCollector<Document>?
  /// Whether the results are still those of the search before.
  private var isStale = false
  /// Whether the result that is highlighted first is scrolled to.
  private var reveals = true
  /// From where on the first result is highlighted.
  private var anchor: (range: UITextRange, document: Document?)?

  init(_ source: Source) { self.source = source }

  var count: Int { matches.count }

  // MARK: Searching

  func search(_ query: String, _ options: UITextSearchOptions, reveals: Bool) {
    guard let source, !query.isEmpty else { return clear() }
    if let highlightedIndex {
      anchor = (matches[highlightedIndex].range, matches[highlightedIndex].document)
    } else if anchor == nil {
      takeAnchorFromSelection()
    }
    self.reveals = reveals
    isStale = true
    let collector = FoundTextCollector<Document>(self)
    self.collector = collector
    source.performTextSearch(
      queryString: query, options: options,
      resultAggregator: UITextSearchAggregator(collector: collector))
    // Short texts are searched by now.
    takeFoundText()
  }

  private func takeAnchorFromSelection() {
    guard let source else { return }
    anchor = source.selectedTextRange.map { ($0, source.selectedTextSearchDocument) }
  }

  func takeFoundText() {
    guard let events = collector?.take(), !events.isEmpty else { return }
    for event in events {
      switch event {
      case .found(let range, let document): add(Match(range: range, document: document))
      case .invalid(let range, let document): remove(range, document)
      case .allInvalid: drop()
      case .finished:
        removeStale()
        // Nothing follows the place where the search began: it goes on at the beginning.
        if highlightedIndex == nil, !matches.isEmpty { highlight(0, scrolls: reveals) }
      }
    }
    onChange()
  }

  private func removeStale() {
    guard isStale else { return }
    isStale = false
    drop()
  }

  private func drop() {
    matches = []
    highlightedIndex = nil
    source?.clearAllDecoratedFoundText()
  }

  func clear() {
    collector = nil
    isStale = false
    anchor = nil
    drop()
    onChange()
  }

  private func add(_ match: Match) {
    removeStale()
    var index = matches.count
    if let last = matches.last, isBefore(match, last) {
      var low = 0
      while low < index {
        let middle = (low + index) / 2
        if isBefore(match, matches[middle]) { index = middle } else { low = middle + 1 }
      }
    }
    matches.insert(match, at: index)
    source?.decorate(foundTextRange: match.range, document: match.document, usingStyle: .found)
    if let highlighted = highlightedIndex {
      if index <= highlighted { highlightedIndex = highlighted + 1 }
    } else if isAtAnchorOrAfter(match) {
      highlight(index, scrolls: reveals)
    }
  }

  private func remove(_ range: UITextRange, _ document: Document) {
    guard
      let index = matches.firstIndex(where: { $0.range.isEqual(range) && $0.document == document })
    else { return }
    source?.decorate(foundTextRange: range, document: document, usingStyle: .normal)
    matches.remove(at: index)
    guard let highlighted = highlightedIndex else { return }
    if highlighted == index { highlightedIndex = nil }
    if highlighted > index { highlightedIndex = highlighted - 1 }
  }

  private func isBefore(_ first: Match, _ second: Match) -> Bool {
    guard let source else { return false }
    if first.document != second.document {
      return source.compare(document: first.document, toDocument: second.document)
        == .orderedAscending
    }
    return source.compare(first.range, toRange: second.range, document: first.document)
      == .orderedAscending
  }

  private func isAtAnchorOrAfter(_ match: Match) -> Bool {
    guard let source, let anchor else { return true }
    if let document = anchor.document, document != match.document {
      return source.compare(document: match.document, toDocument: document) == .orderedDescending
    }
    return source.compare(match.range, toRange: anchor.range, document: match.document)
      != .orderedAscending
  }

  // MARK: Highlighting

  private func highlight(_ index: Int, scrolls: Bool) {
    guard let source else { return }
    if let old = highlightedIndex, matches.indices.contains(old) {
      source.decorate(
        foundTextRange: matches[old].range, document: matches[old].document, usingStyle: .found)
    }
    highlightedIndex = index
    let match = matches[index]
    source.willHighlight(foundTextRange: match.range, document: match.document)
    source.decorate(
      foundTextRange: match.range, document: match.document, usingStyle: .highlighted)
    if scrolls { source.scrollRangeToVisible(match.range, inDocument: match.document) }
  }

  func highlightNext(isForward: Bool) {
    guard !matches.isEmpty else { return }
    let step = isForward ? 1 : -1
    let next = highlightedIndex.map { ($0 + step + matches.count) % matches.count }
    highlight(next ?? (isForward ? 0 : matches.count - 1), scrolls: true)
    onChange()
  }

  // MARK: Replacing

  func replaceHighlighted(with text: String) -> Bool {
    guard let source, source.supportsTextReplacement, let index = highlightedIndex else {
      return false
    }
    let match = matches[index]
    guard
      source.shouldReplace(foundTextRange: match.range, document: match.document, withText: text)
    else { return false }
    source.replace(foundTextRange: match.range, document: match.document, withText: text)
    // The next result follows the text that was put in.
    highlightedIndex = nil
    takeAnchorFromSelection()
    return true
  }
}
