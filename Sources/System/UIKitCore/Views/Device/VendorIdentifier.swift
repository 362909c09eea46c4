import Foundation

/// A random identifier of this computer and user, stored in a file of the app.
struct VendorIdentifier {
  /// The app's folder that contains the file.
  let folder: URL

  /// The name of the app on the desktop, such as `org.example.Viewer`, which names the folder.
  @MainActor static var appIdentifier =
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName

  /// Returns the identifier in the folder for the state of apps, which outlives caches and isn't
  /// part of settings that people copy to other computers.
  @MainActor static func ofApp(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> VendorIdentifier {
    func folder(_ variable: String) -> URL? {
      environment[variable].flatMap {
        $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil
      }
    }
    let home = folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    let states = folder("XDG_STATE_HOME") ?? home.appendingPathComponent(".local/state")
    return VendorIdentifier(
      folder: states.appendingPathComponent(appIdentifier, isDirectory: true))
  }

  private var file: URL { folder.appendingPathComponent("vendor-identifier") }

  /// Returns the identifier, created when it is first read; `nil` if it can't be stored.
  func read() -> UUID? {
    if let found = stored { return found }
    let manager = FileManager.default
    let isPrivate = [FileAttributeKey.posixPermissions: 0o700]
    try? manager.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: isPrivate)
    // A file without a valid identifier is replaced; one that another process writes meanwhile
    // isn't.
    if (try? Data(contentsOf: file)) != nil { try? manager.removeItem(at: file) }
    let made = UUID()
    try? Data((made.uuidString + "\n").utf8).write(to: file, options: .withoutOverwriting)
    return stored
  }

  private var stored: UUID? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return UUID(uuidString: text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}

extension UIDevice {
  /// Sets the app's identifier on the desktop, before it is launched.
  package static func setAppIdentifier(_ identifier: String) {
    VendorIdentifier.appIdentifier = identifier
  }
}
