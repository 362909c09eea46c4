import Foundation
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Controllers are presented and dismissed at any time; at rest they match a model.
@Suite(.serialized) @MainActor struct ControllersFuzzTests {
  @Test func controllersMatchTheModel() {
    let sink = Warning.sink
    Warning.sink = { _ in }
    defer { Warning.sink = sink }
    var failures = 0
    for seed in Effort.seeds(16, long: 1_000, from: 1) where failures < 5 {
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
