import CGtk
import Foundation

/// Handles the loss of the X server, on which GTK would end the app without a message.
///
/// The app can't recover, as its windows are gone. It may save its data without using the display,
/// and ends with a message.
@MainActor enum DisplayLoss {
  /// Set by the app's host; saves and returns.
  static var onLoss: (() -> Void)?
  /// Whether the display must no longer be used.
  private(set) static var hasHappened = false

  private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> Handler?

  /// Replaces GTK's handler, so it must be called after GTK has opened the display. Xlib is present
  /// if GTK was built for it; on Wayland, GTK itself reports the loss.
  static func watch() {
    guard let symbol = dlsym(nil, "XSetIOErrorHandler") else { return }
    let set = unsafeBitCast(symbol, to: SetHandler.self)
    _ = set { _ in
      if Thread.isMainThread { MainActor.assumeIsolated { DisplayLoss.end() } }
      _exit(1)
    }
  }

  /// Xlib calls its handler again for any use of the display in the meantime, which ends the app.
  private static func end() {
    guard !hasHappened else { return }
    hasHappened = true
    let sentence =
      "The display went away, so the program ended. Start it again in a desktop session.\n"
    FileHandle.standardError.write(Data(sentence.utf8))
    onLoss?()
  }
}
