/// The outcome of a unit, that is a photo with the files that go along.
struct UnitResult {
  /// The effects that weren't rolled back.
  var effects: [FileEffect] = []
  /// The reason that it wasn't done; nil if all of it was.
  var error: FileOperationError?
}
