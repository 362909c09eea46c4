/// The kind of device for which the interface is laid out.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind is specified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet with windows. The idiom of a desktop, too, where windows have any size.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac's own interface.
  case mac = 5
  /// A headset.
  case vision = 6
}
