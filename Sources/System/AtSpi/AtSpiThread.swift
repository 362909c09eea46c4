import CGtk
import Foundation

/// The thread on which assistive technologies are answered, with a main loop of its own: what the
/// app does meanwhile doesn't keep them waiting.
final class AtSpiThread: @unchecked Sendable {  // because GLib's contexts may be used by any thread
  private let context = g_main_context_new()

  deinit { g_main_context_unref(context) }

  /// Starts the thread, which never ends, and runs the body on it first.
  func start(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread { [self] in
      g_main_context_push_thread_default(context)
      body()
      while true { g_main_context_iteration(context, 1) }
    }
    thread.name = "at-spi"
    thread.qualityOfService = .utility
    thread.start()
  }

  /// Runs the body on the thread, after those that came before.
  func run(_ body: @escaping @Sendable () -> Void) {
    g_main_context_invoke_full(
      context, G_PRIORITY_DEFAULT,
      { data in
        data.map { Unmanaged<Task>.fromOpaque($0).takeUnretainedValue().body() }
        return 0
      }, Unmanaged.passRetained(Task(body)).toOpaque(),
      { data in data.map { Unmanaged<Task>.fromOpaque($0).release() } })
  }

  /// Runs the body on the thread after a time in milliseconds.
  func run(after milliseconds: UInt32, _ body: @escaping @Sendable () -> Void) {
    let source = g_timeout_source_new(milliseconds)
    g_source_set_callback(
      source,
      { data in
        data.map { Unmanaged<Task>.fromOpaque($0).takeUnretainedValue().body() }
        return 0
      }, Unmanaged.passRetained(Task(body)).toOpaque(),
      { data in data.map { Unmanaged<Task>.fromOpaque($0).release() } })
    g_source_attach(source, context)
    g_source_unref(source)
  }

  private final class Task {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
