/// What became of a unit: a photo with the files that go along.
struct UnitResult {
  /// What was done and not rolled back.
  var effects: [FileEffect] = []
  /// Why it wasn't done; nil if all of it was.
  var error: FileOperationError?
}
