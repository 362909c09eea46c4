import CSandbox
import CSystemShim
import CVips
import CVipsShim
import Confinement
import Foundation
import HostInterface
import ImageReading

/// Decodes, or works on images of the program, in a process of its own, which is locked before it reads the first byte: a file may
/// crash it, or take it over, and has nothing but the files that are handed in.
package struct ImageServer {
  private let endpoint = ReaderEndpoint()
  private let role: ReaderProgram.Role

  /// Answers calls until nobody asks any more.
  package static func serve(_ role: ReaderProgram.Role) { ImageServer(role)?.answerAll() }

  // MARK: The lock

  /// The bytes of addresses beside the process's own at most; each call has a limit of its own.
  private static let maximumBytes = 2 << 30

  /// Loads what decoding needs, and locks this process; nil if that fails, so that nothing may be
  /// read.
  ///
  /// What a decoder loads later, it loads within the lock, from files of the system.
  private init?(_ role: ReaderProgram.Role) {
    self.role = role
    host_memory_share()
    let readsDrawings = role == .drawings
    VipsImageCodec.prepare()
    if readsDrawings { vitrine_vips_allow_confined() }
    // Without Landlock no file is opened any more.
    if sandbox_landlock_version() == 0 { _ = VipsImageCodec().mimeTypes }
    // Only drawings have text.
    let folders = readsDrawings ? vitrine_font_folders() : nil
    defer { g_strfreev(folders) }
    var limits = sandbox_limits()
    // Images of this program's may be as large as it has made them.
    if role != .pixels { limits.address_bytes = Self.maximumBytes }
    limits.file_bytes = role == .pixels ? .max / 2 : DecodingLimits.maximumDecodedPixels * 4
    // The photo that somebody looks at is decoded as fast as it would be in the window's process.
    limits.niceness = readsDrawings ? 5 : 0
    limits.folders = folders.map {
      UnsafeRawPointer($0).assumingMemoryBound(to: UnsafePointer<CChar>?.self)
    }
    var report = sandbox_report()
    guard sandbox_lock(&limits, &report) == 0 else { return nil }
    let greeting = ReaderGreeting(
      landlock: Int(report.landlock), filtersCalls: report.filters_calls != 0,
      addresses: Int(clamping: report.address_bytes))
    guard endpoint.answer(greeting.message) else { return nil }
  }

  // MARK: Calls

  /// The longest time for one call in seconds, should the program not be there to end its wait.
  private var patience: UInt32 { role == .pixels ? 1800 : 120 }

  private func answerAll() {
    var next = nextCall()
    while let received = next {
      vitrine_limit_work(patience, patience)
      guard let following = answer(received) else { return }
      vitrine_limit_work(0, 0)
      next = following
    }
  }

  /// Waits for a call. What decoding took isn't kept meanwhile: a photo takes twenty megabytes.
  private func nextCall() -> ReaderEndpoint.Call? { endpoint.next { host_memory_give_back() } }

  /// Answers a call; returns the next one, or nil if there is nobody to answer.
  private func answer(_ received: ReaderEndpoint.Call) -> ReaderEndpoint.Call? {
    if role == .pixels {
      return PixelExchange(received).answer(endpoint) ? nextCall() : nil
    }
    let exchange = ImageExchange(endpoint, received, readsDrawings: role == .drawings)
    return exchange.answer() ? exchange.next ?? nextCall() : nil
  }
}
