import PhotoIndexing

/// The photos that were chosen. They stay chosen when the library changes, or is shown otherwise.
@MainActor final class PhotoSelection {
  private(set) var ids: Set<Photo.ID> = []
  /// Called when the chosen photos have changed.
  private var observers: [() -> Void] = []

  var isEmpty: Bool { ids.isEmpty }

  func contains(_ id: Photo.ID) -> Bool { ids.contains(id) }

  /// Adds a closure that is called after changes.
  func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

  func set(_ fresh: Set<Photo.ID>) {
    guard fresh != ids else { return }
    ids = fresh
    for observer in observers { observer() }
  }

  func toggle(_ id: Photo.ID) { set(ids.symmetricDifference([id])) }

  func clear() { set([]) }

  /// Leaves out photos that are no longer there.
  func keep(_ isThere: (Photo.ID) -> Bool) { if !isEmpty { set(ids.filter(isThere)) } }

  /// Shows again what is chosen, after photos have changed.
  func showAgain() {
    guard !isEmpty else { return }
    for observer in observers { observer() }
  }

  /// Follows photos to other names and folders.
  func move(_ places: [FileID: FileID]) { if !isEmpty { set(Set(ids.map { places[$0] ?? $0 })) } }
}
