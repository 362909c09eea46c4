import Foundation

/// A message bus of a test's own, which ends with it.
public final class PrivateBus: @unchecked Sendable {  // because nothing changes after the start
  /// The bus didn't start.
  public enum Failure: Error { case noBus }

  public let address: String
  private let daemon = Process()

  private static let program = "/usr/bin/dbus-daemon"
  /// Whether Debian's `dbus-daemon` is there to be started.
  public static let isPossible = FileManager.default.isExecutableFile(atPath: program)

  public init() throws {
    let pipe = Pipe()
    daemon.executableURL = URL(fileURLWithPath: Self.program)
    daemon.arguments = ["--session", "--nofork", "--nopidfile", "--print-address=1"]
    daemon.standardOutput = pipe
    daemon.standardError = FileHandle.nullDevice
    try daemon.runUnblocked()
    var output = ""
    while !output.hasSuffix("\n") {
      let data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure.noBus }
      output += String(decoding: data, as: UTF8.self)
    }
    address = output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { daemon.kill() }
}

extension Process {
  /// Runs it with no signal blocked, which it would inherit from a test's thread: a bus of
  /// accessibility that it starts would outlive it.
  public func runUnblocked() throws {
    var (none, old) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try run()
  }

  /// Ends it at once, and waits for that. SIGTERM is blocked in processes that test threads start.
  public func kill() {
    guard isRunning else { return }
    Foundation.kill(processIdentifier, SIGKILL)
    while isRunning { usleep(1000) }
  }
}
