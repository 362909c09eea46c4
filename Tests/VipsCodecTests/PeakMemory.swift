import Foundation

/// The most that this process has held.
enum PeakMemory {
  /// Since `forget()`.
  static var bytes: Int {
    get throws {
      let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
      return (line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0) << 10
    }
  }

  /// What was held by other tests before is none of the next one's matter.
  static func forget() throws {
    try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
  }
}

/// Decoders of damaged files say so on the process's own output; hundreds of such lines would hide
/// what the tests say.
func withoutStandardError<Value>(_ body: () throws -> Value) throws -> Value {
  let kept = dup(STDERR_FILENO)
  let nothing = open("/dev/null", O_WRONLY)
  guard kept >= 0, nothing >= 0, dup2(nothing, STDERR_FILENO) >= 0 else { return try body() }
  close(nothing)
  defer {
    fflush(nil)
    dup2(kept, STDERR_FILENO)
    close(kept)
  }
  return try body()
}
