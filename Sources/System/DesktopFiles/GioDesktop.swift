import CGtk
import Foundation

/// The desktop by way of GIO and the file manager's D-Bus interface.
@MainActor public final class GioDesktop: DesktopFileActions {

  /// Creates a connection to the desktop. Nothing is asked before it is needed.
  public init() {}

  public func apps(for files: [URL]) async -> [DesktopApp] {
    let names = files.map(\.lastPathComponent)
    return await Task.detached(priority: .userInitiated) { GioApps.apps(forNames: names) }.value
  }

  public func open(_ files: [URL], with app: DesktopApp) async -> Bool {
    let uris = files.map(\.absoluteString)
    return await Task.detached(priority: .userInitiated) { GioApps.open(uris, with: app.id) }.value
  }

  public func reveal(_ files: [URL]) async -> Bool {
    let uris = files.map(\.absoluteString)
    let folder = files.first?.deletingLastPathComponent().absoluteString
    return await Task.detached(priority: .userInitiated) {
      if FileManagerBus.show(uris) { return true }
      // Without a file manager on the bus, the program for folders shows at least theirs.
      return folder.map(GioApps.openFolder) ?? false
    }.value
  }

  public func canSetWallpaper() async -> Bool {
    await Task.detached(priority: .userInitiated) { Wallpaper.isAvailable }.value
  }

  public func setWallpaper(_ file: URL) async -> Bool {
    let uri = file.absoluteString
    return await Task.detached(priority: .userInitiated) { Wallpaper.set(uri) }.value
  }

  public func canMail() async -> Bool {
    await Task.detached(priority: .userInitiated) { MailProgram.isAvailable }.value
  }

  public func mail(_ files: [URL]) async -> Bool {
    let paths = files.map {
      $0.withUnsafeFileSystemRepresentation { path in
        path.map { Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1)) } ?? [0]
      }
    }
    return await Task.detached(priority: .userInitiated) { MailProgram.attach(paths) }.value
  }

}
