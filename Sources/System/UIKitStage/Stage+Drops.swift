import Foundation
import HostInterface
import UIKit

/// Data that another program drags over the stage.
@MainActor final class StageDrop: HostDrop {
  let contents: [(type: String, data: Data)]
  let allowsMove: Bool
  private(set) var isFinished = false
  private(set) var operation: HostDragOperation?
  /// The requests that wait for `answer`.
  private var waiting: [() -> Void] = []
  let answersLater: Bool
  /// The app's own drag, if it is one.
  var localDrag: (any HostDrag)?
  var onFinish: ((HostDragOperation?) -> Void)?

  init(_ contents: [(type: String, data: Data)], allowsMove: Bool, answersLater: Bool) {
    self.contents = contents
    self.allowsMove = allowsMove
    self.answersLater = answersLater
  }

  var types: [String] { contents.map(\.type) }

  func read(_ type: String, completion: @escaping @MainActor (Data?) -> Void) {
    let data = contents.first { $0.type == type }?.data
    if answersLater { waiting.append { completion(data) } } else { completion(data) }
  }

  func answer() {
    let calls = waiting
    waiting = []
    for call in calls { call() }
  }

  func finish(_ operation: HostDragOperation?) {
    isFinished = true
    self.operation = operation
    onFinish?(operation)
  }
}

extension Stage {
  /// Data that another program drags over the window, in MIME types.
  @MainActor public final class ForeignDrag {
    private let stage: Stage
    let drop: StageDrop
    private var location: CGPoint = .zero

    init(_ stage: Stage, _ drop: StageDrop) {
      self.stage = stage
      self.drop = drop
    }

    /// Moves the drag to a point; returns whether a drop there would do something.
    @discardableResult public func move(to point: CGPoint) -> Bool {
      guard let window = stage.host.windows.last else { return false }
      location = point
      let operation = window.handler?.hostWindow(window, drop: drop, movedTo: point)
      stage.advance(frames: 1)
      return operation != nil
    }

    /// Moves the drag out of the window.
    public func leave() {
      guard let window = stage.host.windows.last else { return }
      window.handler?.hostWindow(window, dropLeft: drop)
      stage.advance(frames: 1)
    }

    /// Drops where the drag is.
    public func release() {
      guard let window = stage.host.windows.last else { return }
      window.handler?.hostWindow(window, received: drop, at: location)
      stage.advance(frames: 1)
    }

    /// Gives the data that the app asked for, where the other program answers later.
    public func answer() { drop.answer() }

    /// Whether the app is done with the drop.
    public var isFinished: Bool { drop.isFinished }
    /// Whether the app took the data, and whether it was moved.
    public var result: (isTaken: Bool, isMoved: Bool) {
      (drop.operation != nil, drop.operation == .move)
    }
  }

  /// Begins a drag in another program.
  public func dragElsewhere(
    _ contents: KeyValuePairs<String, Data>, allowsMove: Bool = false, answersLater: Bool = false
  ) -> ForeignDrag {
    let drop = StageDrop(
      contents.map { ($0.key, $0.value) }, allowsMove: allowsMove, answersLater: answersLater)
    return ForeignDrag(self, drop)
  }
}
