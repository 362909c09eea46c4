/// The kind of interface that suits a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind is specified.
  case unspecified = -1
  /// An interface for a phone.
  case phone = 0
  /// An interface for windows of any size, as on an iPad; that of this system.
  case pad = 1
  /// An interface for a TV.
  case tv = 2
  /// An interface for the screen of a car.
  case carPlay = 3
  /// An interface for a Mac.
  case mac = 5
  /// An interface for spatial computing.
  case vision = 6
}
