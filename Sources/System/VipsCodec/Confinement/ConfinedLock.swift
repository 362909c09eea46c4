import CSandbox
import CVips
import CVipsShim
import Foundation
import HostInterface
import Synchronization

/// The restrictions that the kernel enforces on a decoder's process.
struct ConfinedLock: Codable, Equatable {
  /// The version of Landlock; 0 without it.
  var landlock = 0
  /// Whether system calls are filtered.
  var filtersCalls = false

  /// The length of a reply.
  private static let resultLength =
    ConfinedReply.pixelStart + DecodingLimits.maximumDecodedPixels * 4

  /// Nothing is known of a process.
  init() {}

  /// Loads what decoding a file of the call's format needs, and locks this process; nil if that
  /// fails, so that nothing may be read.
  ///
  /// The process reads one file, so whatever else a decoder sets up, it sets up within the lock,
  /// from files of the system.
  init?(for call: ConfinedCall) {
    VipsImageCodec.prepare()
    // Those of raw files as well.
    _ = Input.hasLoader(for: call.format)
    // Only drawings have text.
    let folders = call.format == "SVG" ? vitrine_font_folders() : nil
    defer { g_strfreev(folders) }
    var limits = sandbox_limits(
      address_bytes: call.limits.bytes, data_bytes: 0,
      seconds: UInt32(clamping: call.limits.seconds), file_bytes: Self.resultLength,
      // Photos that are decoded meanwhile go first.
      niceness: 5, ends_with_parent: 1,
      folders: folders.map {
        UnsafeRawPointer($0).assumingMemoryBound(to: UnsafePointer<CChar>?.self)
      })
    var report = sandbox_report()
    guard sandbox_lock(&limits, &report) == 0 else { return nil }
    landlock = Int(report.landlock)
    filtersCalls = report.filters_calls != 0
  }

  /// A sentence on what the kernel lacks; nil if that is nothing.
  var lack: String? {
    switch (landlock > 0, filtersCalls) {
    case (true, true): nil
    case (false, true):
      "This kernel has no Landlock: a drawing that takes over its decoder could read your files, "
        + "but neither change nor send them."
    case (true, false):
      "This kernel filters no system calls (seccomp): a file that takes over its decoder could "
        + "reach services of your session, though not your files."
    case (false, false):
      "This kernel has neither Landlock nor filters of system calls (seccomp): a file that takes "
        + "over its decoder could do what this program can."
    }
  }

  /// Writes a lack to standard error, once.
  func reportLack() {
    guard let lack else { return }
    let isFirst = Self.isReported.withLock { isReported in
      defer { isReported = true }
      return !isReported
    }
    guard isFirst else { return }
    FileHandle.standardError.write(Data("Vitrine: \(lack)\n".utf8))
  }

  private static let isReported = Mutex(false)
}
