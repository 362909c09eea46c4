/// The kinds of devices for which an interface is designed.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No idiom is specified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet with windows. It is also the idiom of a desktop, where windows can have any size.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac with its own interface.
  case mac = 5
  /// A headset.
  case vision = 6
}
