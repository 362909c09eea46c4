import Foundation

/// What a thread that works while the person looks on should be.
public enum BackgroundThread {
  /// Makes the calling thread yield to the one that draws: work that fills all processors must not
  /// cost frames.
  public static func stepBack() {
    #if os(Linux)
      // Niceness is a thread's own on Linux; 0 names the calling one.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    #else
      Thread.current.qualityOfService = .utility
    #endif
  }
}
