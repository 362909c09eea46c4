import Foundation

/// Takes the results of a search, on any thread.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
  let collector: FoundTextCollector<DocumentIdentifier>

  /// Adds a result.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
    collector.add(.found(range, document))
  }

  /// Takes back a result, for instance because its text has changed.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    collector.add(.invalid(range, document))
  }

  /// Takes back all results.
  public func invalidate() { collector.add(.allInvalid) }

  /// Tells that there are no more results.
  public func finishedSearching() { collector.add(.finished) }

  /// The results so far, in the order in which they were found.
  public var allFoundRanges: [UITextRange] { collector.ranges }
}

/// An event of a search, for its session.
enum FoundTextEvent<Document: Hashable> {
  case found(UITextRange, Document)
  case invalid(UITextRange, Document)
  case allInvalid
  case finished
}

/// Takes the events that a collector holds.
@MainActor protocol FoundTextTaking: AnyObject, Sendable {
  func takeFoundText()
}

/// Holds what a search has told until the main thread takes it, in batches.
/// Unchecked, because a lock guards all of it.
final class FoundTextCollector<Document: Hashable>: @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [FoundTextEvent<Document>] = []
  private var found: [UITextRange] = []
  private var isAnnounced = false
  private weak var taker: (any FoundTextTaking)?

  init(_ taker: any FoundTextTaking) { self.taker = taker }

  var ranges: [UITextRange] { lock.withLock { found } }

  func add(_ event: FoundTextEvent<Document>) {
    let isFirst = lock.withLock {
      waiting.append(event)
      switch event {
      case .found(let range, _): found.append(range)
      case .invalid(let range, _): found.removeAll { $0 === range }
      case .allInvalid: found = []
      case .finished: break
      }
      defer { isAnnounced = true }
      return !isAnnounced
    }
    guard isFirst, let taker else { return }
    Task { @MainActor in taker.takeFoundText() }
  }

  /// Returns the events since the last time.
  func take() -> [FoundTextEvent<Document>] {
    lock.withLock {
      defer { waiting = [] }
      isAnnounced = false
      return waiting
    }
  }
}
