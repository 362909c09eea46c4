import HostInterface
import UIKit
import UIKitCore

/// Writes one JSON line a frame: when it was due and what its steps cost, in milliseconds.
@MainActor public final class FrameLog {
  private let file: FileHandle
  private var buffer = Data()
  private var pendingMarks: [String] = []
  /// Written in pieces, so that logging is not what takes the time.
  private static let pieceSize = 16384

  /// Empties the file, and logs the app's frames into it until `stop()`.
  public init(writingTo url: URL) throws {
    guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: url.path])
    }
    file = try FileHandle(forWritingTo: url)
    FrameScheduler.shared.onFrame = { [weak self] in self?.append($0) }
  }

  private func append(_ record: FrameRecord) {
    buffer.append(contentsOf: Self.line(record).utf8)
    if record.isPresented { writeMarks() }
    if buffer.count >= Self.pieceSize { flush() }
  }

  static func line(_ record: FrameRecord) -> String {
    let passes = FramePass.allCases.map { "\"\($0)\":\(decimal(record[$0], places: 3))" }
    return """
      {"frame":\(record.number),"time":\(decimal(record.timestamp, places: 6)),\
      \(passes.joined(separator: ",")),\
      "total":\(decimal(record.total, places: 3)),"presented":\(record.isPresented)}

      """
  }

  /// By whole numbers: `String(format:)` takes longer than a small frame does.
  private static func decimal(_ value: Double, places: Int) -> String {
    let unit = places == 6 ? 1_000_000 : 1000
    guard let scaled = Int(exactly: (value * Double(unit)).rounded()) else { return "null" }
    let fraction = String(abs(scaled) % unit)
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(scaled < 0 ? "-" : "")\(abs(scaled) / unit).\(zeros)\(fraction)"
  }

  /// Notes that something was reached: the line says how many milliseconds after the program's
  /// start the next frame was on its way to the screen.
  public func mark(_ name: String) { pendingMarks.append(name) }

  private func writeMarks() {
    guard !pendingMarks.isEmpty else { return }
    let time = String(format: "%.1f", Self.millisecondsSinceStart)
    for name in pendingMarks {
      buffer.append(Data("{\"mark\":\"\(name)\",\"sinceStart\":\(time)}\n".utf8))
    }
    pendingMarks = []
    flush()
  }

  /// By the system's own record of the start, which counts hundredths of a second.
  private static var millisecondsSinceStart: Double {
    guard let text = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
      let fields = text.split(separator: ")").last?.split(separator: " "), fields.count > 19,
      let ticks = Double(fields[19])
    else { return .nan }
    var now = timespec()
    clock_gettime(CLOCK_BOOTTIME, &now)
    let start = ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    return (Double(now.tv_sec) + Double(now.tv_nsec) / 1e9 - start) * 1000
  }

  /// A disk that is full loses the log, not the program.
  private func flush() {
    try? file.write(contentsOf: buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes what is left and lets the app run on unlogged.
  public func stop() {
    FrameScheduler.shared.onFrame = nil
    flush()
    try? file.close()
  }
}
