import Foundation

/// `/proc`, without which Foundation ends the program without a word, as it doesn't find the
/// program's own files.
enum ProcFileSystem {
  /// Ends the program with a sentence where `/proc` isn't mounted, before anything is loaded that
  /// could translate it.
  static func require() {
    guard access("/proc/self/exe", F_OK) != 0 else { return }
    let text = "gallery: This needs /proc, which isn’t mounted here.\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(EX_OSFILE)
  }
}
