import Foundation

/// A program that opens files.
public struct DesktopApp: Hashable, Sendable, Identifiable {
  /// The name of its desktop entry, such as "org.gimp.GIMP.desktop".
  public let id: String
  /// Its name in the person's language.
  public let name: String

  /// Creates a program.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// Actions of the desktop on files. None of them blocks the main thread.
@MainActor public protocol DesktopFileActions: AnyObject {
  /// The programs that open all of the files, the default one first.
  func apps(for files: [URL]) async -> [DesktopApp]
  /// Opens files with a program. Returns false if it can't be started.
  func open(_ files: [URL], with app: DesktopApp) async -> Bool
  /// Shows files selected in the file manager. Returns false if there is none.
  func reveal(_ files: [URL]) async -> Bool
  /// Whether the desktop has a background that can be set.
  func canSetWallpaper() async -> Bool
  /// Makes an image the desktop's background. Returns false if that fails.
  func setWallpaper(_ file: URL) async -> Bool
  /// Whether the desktop has a program that mails files.
  func canMail() async -> Bool
  /// Begins a mail with files. Returns false if that fails.
  func mail(_ files: [URL]) async -> Bool
}
