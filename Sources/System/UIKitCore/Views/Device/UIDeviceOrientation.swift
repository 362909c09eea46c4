/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known: a computer can't be turned.
  case unknown = 0
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned, with the bottom of the device at the right.
  case landscapeLeft
  /// Turned, with the bottom of the device at the left.
  case landscapeRight
  /// Lying, with the screen up.
  case faceUp
  /// Lying, with the screen down.
  case faceDown

  /// Whether the device stands upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is turned to one side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
