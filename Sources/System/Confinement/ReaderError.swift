/// A reason that a process that reads files gave no answer.
package enum ReaderError: Error, Hashable, Sendable {
  /// The program isn't where it belongs, at this path.
  case missing(path: String)
  /// The program at this path doesn't start, or is another version's.
  case unusable(path: String)
  /// The kernel lacks what holds a process, and whoever started this program wants no other.
  case unlocked
  /// There can't be another process.
  case noProcess
  /// The process ended by itself, or its answer made no sense.
  case ended
  /// Somebody ended the process.
  case killed
  /// The process worked for longer than it may.
  case overworked
  /// The process neither worked nor answered for longer than it may.
  case late
  /// The answer is no longer needed.
  case cancelled
}
