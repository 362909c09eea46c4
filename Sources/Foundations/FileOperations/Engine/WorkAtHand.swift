import Foundation
import PhotoIndexing
import Synchronization

/// The operation with files that goes on, as seen by threads that can't wait for its end.
final class WorkAtHand: Sendable {
  private struct State {
    /// Where files are that were moved, by where they were.
    var places: [FileID: FileID] = [:]
    /// Whether an operation goes on that may be stopped.
    var isGoingOn = false
    /// Whether it waits for an answer.
    var isAsking = false
    var isStopped = false
    /// Whether nothing is begun any more.
    var isClosed = false
    var onRest: [DispatchSemaphore] = []

    mutating func rest() {
      for waiter in onRest { waiter.signal() }
      onRest = []
    }
  }

  private let state = Mutex(State())

  /// Returns false if nothing is begun any more.
  ///
  /// - Parameter mayStop: Whether it is stopped where nobody can wait for it, and begun no more.
  func begin(mayStop: Bool) -> Bool {
    state.withLock { state in
      if state.isClosed, mayStop { return false }
      state.isGoingOn = mayStop
      state.isStopped = false
      return true
    }
  }

  func end() {
    state.withLock { state in
      state.isGoingOn = false
      state.rest()
    }
  }

  /// Whether nothing is begun any more.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Whether what goes on should stop before the next photo.
  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Waits for a person's answer.
  func ask<Answer>(_ question: () async -> Answer) async -> Answer {
    setAsking(true)
    defer { setAsking(false) }
    return await question()
  }

  private func setAsking(_ isAsking: Bool) {
    state.withLock { state in
      state.isAsking = isAsking
      if isAsking { state.rest() }
    }
  }

  /// Adds where files are after effects on them.
  func add(_ effects: [FileEffect]) {
    state.withLock { state in
      for effect in effects where effect.kind == .moved || effect.kind == .restored {
        guard let from = effect.from, let to = effect.to else { continue }
        state.places[from] = to
      }
    }
  }

  /// The places since this was called last.
  func takePlaces() -> [FileID: FileID] {
    state.withLock { state in
      defer { state.places = [:] }
      return state.places
    }
  }

  /// Stops what goes on before the next photo, and lets nothing else begin. Blocks until it has
  /// stopped, or waits for an answer.
  ///
  /// - Parameter limit: The longest time in seconds.
  func stop(within limit: Double) {
    let stopped = DispatchSemaphore(value: 0)
    let mustWait = state.withLock { state in
      state.isClosed = true
      guard state.isGoingOn else { return false }
      state.isStopped = true
      if state.isAsking { return false }
      state.onRest.append(stopped)
      return true
    }
    if mustWait { _ = stopped.wait(timeout: .now() + limit) }
  }
}
