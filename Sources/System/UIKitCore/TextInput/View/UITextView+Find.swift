import QuartzCore
import TextEditing

/// Searches with a find navigator, if `isFindInteractionEnabled`.
extension UITextView: @MainActor UITextSearching {
  public typealias DocumentIdentifier = AnyHashable?

  /// Texts with more code units than these are searched in the background.
  private static let largestSearchedAtOnce = 30_000
  /// The number of results that are taken at once.
  private static let batchLength = 2000

  public var selectedTextSearchDocument: AnyHashable?? { nil }

  /// Compares where two ranges begin.
  public func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult { core.compare(foundRange.start, to: toRange.start) }

  public func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    searching?.cancel()
    searching = nil
    guard !isSecureTextEntry else { return resultAggregator.finishedSearching() }
    var search = TextSearch(
      queryString, in: core.editor.storage.units, options: options.stringCompareOptions,
      method: options.wordMatchMethod)
    let tell = { (ranges: ArraySlice<Range<Int>>) in
      for range in ranges {
        resultAggregator.foundRange(
          TextOffsetRange(range), searchString: queryString, document: nil)
      }
    }
    if core.editor.count <= Self.largestSearchedAtOnce {
      tell(search.all()[...])
      return resultAggregator.finishedSearching()
    }
    let pieces = BackgroundTextSearch(search)
    searching = Task {
      while let found = await pieces.next() {
        for first in stride(from: 0, to: found.count, by: Self.batchLength) {
          if first > 0 { await Task.yield() }
          guard !Task.isCancelled else { return }
          tell(found[first..<min(found.count, first + Self.batchLength)])
        }
        guard !Task.isCancelled else { return }
      }
      resultAggregator.finishedSearching()
    }
  }

  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
  ) { core.canvas.found.mark(core.range(of: foundTextRange), usingStyle) }

  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText text: String
  ) -> Bool { isEditable && shouldChangeText(in: foundTextRange, replacementText: text) }

  public func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText text: String
  ) {
    core.replaceFound([core.range(of: foundTextRange)], with: text)
  }

  /// Replaces all results in one step, as far as the delegate allows it.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText text: String) {
    guard isEditable else { return }
    var search = TextSearch(
      queryString, in: core.editor.storage.units, options: options.stringCompareOptions,
      method: options.wordMatchMethod)
    let ranges = search.all().filter {
      shouldChangeText(in: TextOffsetRange($0), replacementText: text)
    }
    core.replaceFound(ranges, with: text)
  }

  public func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {}

  public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    reveal(core.range(of: range))
  }
}

extension UITextView: UIFindInteractionDelegate {
  /// Selects what was found last.
  func findDidEnd() {
    searching?.cancel()
    searching = nil
    if let range = core.canvas.found.highlighted { core.select(TextSelection(range)) }
  }
}

/// Searches a text on another thread.
private actor BackgroundTextSearch {
  private var search: TextSearch

  init(_ search: TextSearch) { self.search = search }

  func next() -> [Range<Int>]? { search.next() }
}

extension TextInputCore {
  /// Replaces ranges that are in order by one string, in one step of undoing.
  func replaceFound(_ ranges: [Range<Int>], with text: String) {
    guard allowsEditing, let first = ranges.first, let last = ranges.last,
      last.upperBound <= editor.count
    else { return }
    endComposition()
    editor.endTyping()
    var result = TextFragment()
    var place = first.lowerBound
    for range in ranges {
      result.append(editor.storage.fragment(in: place..<range.lowerBound))
      let attributes = editor.storage.attributes(at: range.lowerBound) ?? editor.emptyAttributes
      result.append(TextFragment(text, attributes))
      place = range.upperBound
    }
    perform { editor.replace(first.lowerBound..<last.upperBound, with: result) }
    editor.endTyping()
  }
}

extension TextFragment {
  fileprivate mutating func append(_ other: TextFragment) {
    units += other.units
    runs += other.runs
  }
}
