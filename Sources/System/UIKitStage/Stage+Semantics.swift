import HostInterface
import UIKit

extension Stage {
  /// Whether a screen reader reads the app; false at first.
  public var isScreenReaderRunning: Bool {
    get { host.windows.last?.wantsSemantics ?? false }
    set { host.windows.last?.wantsSemantics = newValue }
  }

  /// What a screen reader was given to read by itself, oldest first.
  public var readAnnouncements: [String] {
    host.windows.flatMap(\.announcements).map(\.text)
  }

  /// What a screen reader sees of the frontmost window; nil while none runs.
  package var semantics: SemanticsTree? { host.windows.last?.semantics }

  /// Whether building the semantics of a screen at rest leaves it so; true for one that never rests. If
  /// reading it changed it, each frame would be read and lead to the next one.
  package var restsWhileRead: Bool {
    for _ in 0..<20 {
      // Longer than from one tree to the next.
      advance(by: 0.2)
      guard isAtRest, let window = host.windows.last else { continue }
      window.handler?.hostWindowDidChangeSemanticsWish(window)
      return isAtRest
    }
    return true
  }

  /// How many trees the frontmost window has handed over.
  package var presentedTrees: Int { host.windows.last?.presentedTrees ?? 0 }

  /// Does what a screen reader's command does; returns whether it was done.
  @discardableResult package func perform(
    _ action: SemanticsAction, on node: SemanticsNode
  ) -> Bool {
    guard let window = host.windows.last, let handler = window.handler else { return false }
    let isDone = handler.hostWindow(window, perform: action, on: node.id)
    advance(frames: 1)
    return isDone
  }
}
