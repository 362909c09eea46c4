@testable import gallery

extension Gallery {
  /// Opens the photo at an index of the library among all.
  func open(_ index: Int) { photo.open(library.photoLibrary.photos[index], among: nil) }
}
