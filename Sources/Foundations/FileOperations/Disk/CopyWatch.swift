/// Stops a long copy, and hears of its progress.
struct CopyWatch {
  /// Whether to stop as soon as possible.
  var isCancelled: () -> Bool = { false }
  /// Called with the number of bytes that were done since the last call.
  var advance: (Int64) -> Void = { _ in }
}
