import Foundation

/// The events of a carousel, for use as an asynchronous sequence.
public enum CarouselEvent: Hashable, Sendable {
  /// A movement to the item has begun.
  case willMove(to: Int)
  /// Another page has come to rest in the middle.
  case didMove(to: Int)
  /// The progress between two neighbors, 0…1; 1 is reported once for each that was reached.
  case progress(from: Int, to: Int, fraction: Double)
  /// A page was tapped.
  case tap(Int)
}

/// The consumers of the events, each with its own stream.
@MainActor final class EventListeners {
  private var continuations: [UUID: AsyncStream<CarouselEvent>.Continuation] = [:]

  func makeStream() -> AsyncStream<CarouselEvent> {
    let id = UUID()
    return AsyncStream { continuation in
      continuations[id] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.continuations[id] = nil }
      }
    }
  }

  func send(_ event: CarouselEvent) {
    for continuation in continuations.values { continuation.yield(event) }
  }

  func finish() {
    for continuation in continuations.values { continuation.finish() }
    continuations = [:]
  }

  var count: Int { continuations.count }
}
