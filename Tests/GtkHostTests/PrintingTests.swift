import Foundation
import HostInterface
import Quartz2D
import Testing

@testable import GtkHost

/// Print jobs that become PDF files.
@MainActor @Suite(.serialized) struct PrintingTests {
  @Test func imagesBecomePagesThatLieAsTheyDo() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("print-\(UUID()).pdf")
      .path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let pages = [CGSize(width: 60, height: 40), CGSize(width: 30, height: 50)].map { size in
      PrintJob.Page(size: size) { pixels in
        #expect(pixels.width > 1000 && pixels.height > 1000)
        return CGImage(width: Int(size.width), height: Int(size.height), isOpaque: true) {
          $0.update(repeating: 200)
        }
      }
    }
    var answer: PrintAnswer?
    let print = GtkPrint(PrintJob(name: "Test", pages: pages), over: nil, path: path) {
      answer = $0
    }
    withExtendedLifetime(print) {}
    #expect(answer == .printed)
    let sizes = try pageSizes(of: path)
    #expect(sizes.count == 2)
    if sizes.count == 2 { #expect(sizes[0].0 > sizes[0].1 && sizes[1].0 < sizes[1].1) }
  }

  /// As a reader of PDF sees them: since version 1.5 pages may be compressed.
  private func pageSizes(of path: String) throws -> [(Double, Double)] {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    program.arguments = ["pdfinfo", "-f", "1", "-l", "9", path]
    let output = Pipe()
    program.standardOutput = output
    try program.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    program.waitUntilExit()
    return text.matches(of: /Page +[0-9]+ size: +([0-9.]+) x ([0-9.]+)/).map {
      (Double($0.1) ?? 0, Double($0.2) ?? 0)
    }
  }
}
