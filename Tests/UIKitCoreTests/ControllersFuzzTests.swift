import Foundation
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Controllers are presented and dismissed at any time; at rest they match a model.
///
/// `CONTROLLER_FUZZ_SEEDS` is the number of sequences, `CONTROLLER_FUZZ_SEED` a single one.
@Suite(.serialized) @MainActor struct ControllersFuzzTests {
  private static var seeds: ClosedRange<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    if let only = environment["CONTROLLER_FUZZ_SEED"].flatMap(UInt64.init) { return only...only }
    return 1...(environment["CONTROLLER_FUZZ_SEEDS"].flatMap(UInt64.init) ?? 40)
  }

  @Test func controllersMatchTheModel() {
    let sink = Warning.sink
    Warning.sink = { _ in }
    defer { Warning.sink = sink }
    var failures = 0
    for seed in Self.seeds where failures < 5 {
      let run = ControllersFuzzRun(seed: seed)
      for step in 0..<30 where run.wrong.isEmpty {
        run.step()
        if step % 5 == 4 || run.roll(3) == 0 { run.settleAndCheck() }
      }
      guard !run.wrong.isEmpty else { continue }
      failures += 1
      Issue.record("seed \(seed): \(run.wrong) after \(run.steps.joined(separator: ", "))")
    }
  }
}
