/// What a library tells who shows it.
@MainActor protocol PhotoLibraryDelegate: AnyObject {
  func photosDidChange(in library: PhotoLibrary)
  /// Called before a change with photos whose files were deleted or rewritten, so that caches can
  /// be cleared.
  func library(_ library: PhotoLibrary, willDrop outdated: [Photo])
  /// Called when more was read or compared, or something doesn't work.
  func progressDidChange(in library: PhotoLibrary)
  /// Called when the index may have learned something.
  func indexDidChange(in library: PhotoLibrary)
}
