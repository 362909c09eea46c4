import Foundation

/// The peak memory of this process.
enum PeakMemory {
  /// Since `forget()`.
  static var bytes: Int {
    get throws {
      let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
      return (line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0) << 10
    }
  }

  /// Discards the peak of earlier tests.
  static func forget() throws {
    try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
  }
}

/// Decoders report damaged files on standard error; hundreds of such lines would hide the tests'
/// output.
func withoutStandardError<Value>(_ body: () throws -> Value) throws -> Value {
  let savedError = dup(STDERR_FILENO)
  let nothing = open("/dev/null", O_WRONLY)
  guard savedError >= 0, nothing >= 0, dup2(nothing, STDERR_FILENO) >= 0 else { return try body() }
  close(nothing)
  defer {
    fflush(nil)
    dup2(savedError, STDERR_FILENO)
    close(savedError)
  }
  return try body()
}
