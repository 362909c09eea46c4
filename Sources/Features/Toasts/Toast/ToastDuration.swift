import Foundation

/// The time for which a toast is shown after it has appeared.
public enum ToastDuration: Hashable, Sendable {
  /// A number of seconds, counted once the toast has appeared.
  case seconds(TimeInterval)
  /// The time that reading its text takes.
  case reading
  /// Until it is dismissed.
  case forever

  /// Returns the duration in seconds; nil is forever.
  ///
  /// - Parameter factor: A factor for `reading`, for people who asked for more time.
  func seconds(for text: String?, hasAction: Bool, factor: Double) -> TimeInterval? {
    switch self {
    case .seconds(let seconds): max(0, seconds)
    case .forever: nil
    case .reading:
      max(
        hasAction ? Self.minimumWithAction : Self.minimum,
        Double(text?.count ?? 0) * Self.secondsPerCharacter) * factor
    }
  }

  private static let minimum: TimeInterval = 2
  /// A button has to be seen, understood and reached.
  private static let minimumWithAction: TimeInterval = 5
  /// About 200 words a minute.
  private static let secondsPerCharacter: TimeInterval = 0.06
}
