import Foundation

/// A namespace for the scheduling of threads that work in the background while the app draws.
public enum BackgroundThread {
  /// Lowers the priority of the calling thread below that of the main thread, so that work that
  /// occupies all processors doesn't cost frames.
  public static func lowerPriority() {
    #if os(Linux)
      // On Linux, niceness belongs to a thread; 0 refers to the calling one.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    #else
      Thread.current.qualityOfService = .utility
    #endif
  }
}
