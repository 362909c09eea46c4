/// How far a part of the interface is above the main content, by which backgrounds are lighter in
/// dark appearance.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No level is specified.
  case unspecified = -1
  /// The main content of a window.
  case base = 0
  /// Content above the main content, such as what is presented over it.
  case elevated = 1
}
