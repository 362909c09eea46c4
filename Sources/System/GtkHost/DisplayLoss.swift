import CGtk
import Foundation

/// What happens when the X server goes away under the program: GTK would end it without a word.
///
/// There is no way back, as the windows are gone. The program may save what it has, without a call to
/// the display, and ends with a sentence.
@MainActor enum DisplayLoss {
  /// Set by the program's host: it saves and returns.
  static var onLoss: (() -> Void)?
  /// Nothing may be asked of the display any more.
  private(set) static var hasHappened = false

  private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> Handler?

  /// In place of GTK's own handler, so after GTK opened the display. Xlib is there if GTK was built for
  /// it; Wayland's loss is told by GTK itself.
  static func watch() {
    guard let symbol = dlsym(nil, "XSetIOErrorHandler") else { return }
    let set = unsafeBitCast(symbol, to: SetHandler.self)
    _ = set { _ in
      if Thread.isMainThread { MainActor.assumeIsolated { DisplayLoss.end() } }
      _exit(1)
    }
  }

  /// Xlib calls its handler once more for whatever is asked of the display meanwhile: that ends it.
  private static func end() {
    guard !hasHappened else { return }
    hasHappened = true
    let sentence = "The display went away, so the program ended. Start it again in a desktop session.\n"
    FileHandle.standardError.write(Data(sentence.utf8))
    onLoss?()
  }
}
