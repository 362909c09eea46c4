/// Work that nobody wants any more once its owner lets go of it: it is cancelled then.
final class OwnedTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  deinit { task.cancel() }
}
