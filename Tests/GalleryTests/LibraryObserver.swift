@testable import gallery

/// Calls closures for what a library tells, in place of who showed it before.
@MainActor final class LibraryObserver: PhotoLibraryDelegate {
  private let change: () -> Void
  private let progress: () -> Void

  init(
    _ library: PhotoLibrary, change: @escaping () -> Void = {}, progress: @escaping () -> Void = {}
  ) {
    (self.change, self.progress) = (change, progress)
    library.delegate = self
  }

  func photosDidChange(in library: PhotoLibrary) { change() }
  func library(_ library: PhotoLibrary, willDrop outdated: [Photo]) {}
  func progressDidChange(in library: PhotoLibrary) { progress() }
  func indexDidChange(in library: PhotoLibrary) {}
}
