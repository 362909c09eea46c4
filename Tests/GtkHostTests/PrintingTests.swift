import Foundation
import HostInterface
import Quartz2D
import Testing

@testable import GtkHost

/// Print jobs that become PDF files.
@MainActor @Suite(.serialized) struct PrintingTests {
  @Test func imagesBecomePagesThatLieAsTheyDo() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("print-\(UUID()).pdf").path
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
    let print = GtkPrint(PrintJob(name: "Test", pages: pages), over: nil, path: path) { answer = $0 }
    withExtendedLifetime(print) {}
    #expect(answer == .printed)
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    #expect(text.hasPrefix("%PDF"))
    let boxes = text.matches(of: /MediaBox \[ 0 0 ([0-9.]+) ([0-9.]+) \]/).map {
      (Double($0.1) ?? 0, Double($0.2) ?? 0)
    }
    #expect(boxes.count == 2)
    if boxes.count == 2 { #expect(boxes[0].0 > boxes[0].1 && boxes[1].0 < boxes[1].1) }
  }
}
