import CGtk
import Foundation

/// The desktop's program for mail, by way of xdg-email.
enum MailProgram {
  private static let command = "xdg-email"

  /// Whether there is a way to write a mail with files.
  static var isAvailable: Bool {
    guard let path = g_find_program_in_path(command) else { return false }
    g_free(path)
    return true
  }

  /// Begins a mail with files, whose paths are the system's. Returns false if that fails.
  static func attach(_ paths: [[CChar]]) -> Bool {
    var words: [UnsafeMutablePointer<CChar>?] = [g_strdup(command)]
    for path in paths { words += [g_strdup("--attach"), g_strdup(path)] }
    words.append(nil)
    defer { for word in words { g_free(word) } }
    return g_spawn_async(nil, &words, nil, G_SPAWN_SEARCH_PATH, nil, nil, nil, nil) != 0
  }
}
