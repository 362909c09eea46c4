import Foundation

/// The scheduling of threads that work in the background while the app draws.
public enum BackgroundThread {
  /// Lowers the priority of the calling thread below the main thread's, so that work that keeps all
  /// processors busy doesn't cost frames.
  public static func lowerPriority() {
    #if os(Linux)
      // Niceness is a thread's own on Linux; 0 names the calling one.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    #else
      Thread.current.qualityOfService = .utility
    #endif
  }
}
