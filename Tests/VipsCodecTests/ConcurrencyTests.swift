import Foundation
import HostInterface
import Synchronization
import TestEffort
import Testing
import VipsCodec

@Suite struct ConcurrencyTests {
  /// libvips 8.14 frees machine code with each image, which Orc does without a lock: most runs of
  /// this crashed.
  @Test func manyImagesMayBeResizedConcurrently() throws {
    let image = CGImage.quarters(120, 90)
    let good = Atomic(0)
    let (threads, rounds) = (8, Effort.rounds(200, long: 600))
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for round in 0..<rounds {
        let side = 20 + (round * 7 + thread * 13) % 60
        if codec.resized(image, width: side, height: side) != nil {
          good.add(1, ordering: .relaxed)
        }
      }
    }
    #expect(good.load(ordering: .relaxed) == threads * rounds)
  }
}
