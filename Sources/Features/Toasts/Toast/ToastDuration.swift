import Foundation

/// The time for which a toast is shown after it has appeared.
public enum ToastDuration: Hashable, Sendable {
  /// A number of seconds, counted once the toast has appeared.
  case seconds(TimeInterval)
  /// As long as its words take to read.
  case reading
  /// Until it is dismissed.
  case forever

  /// Seconds; nil is for ever.
  ///
  /// - Parameter factor: stretches `reading` for people who asked for more time.
  func seconds(for text: String?, hasAction: Bool, factor: Double) -> TimeInterval? {
    switch self {
    case .seconds(let seconds): max(0, seconds)
    case .forever: nil
    case .reading:
      max(
        hasAction ? Self.shortestWithAction : Self.shortest,
        Double(text?.count ?? 0) * Self.secondsPerCharacter) * factor
    }
  }

  private static let shortest: TimeInterval = 2
  /// What can be pressed must be seen, understood and reached.
  private static let shortestWithAction: TimeInterval = 5
  /// About 200 words a minute.
  private static let secondsPerCharacter: TimeInterval = 0.06
}
