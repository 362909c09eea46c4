import Foundation

/// The desktop's message bus, which may be missing with a bare display or on a phone's console.
enum SessionBus {
  /// Whether the bus can be used without GLib starting one.
  static var mayExist: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
    guard let directory = environment["XDG_RUNTIME_DIR"] else { return false }
    return access(directory + "/bus", F_OK) == 0
  }
}
