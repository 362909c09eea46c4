import UIKit
import UIKitStage

/// A screen that knows what a tour should see of it beyond the way it first looks. Albums need not:
/// the tour opens a photo of each.
@MainActor protocol TourStop: UIViewController {
  func show(to guide: TourGuide) async throws
}

/// What a tour stop has in hand: the stage to tap, drag and press on, and the pictures.
@MainActor struct TourGuide {
  let stage: Stage
  let recording: Recording

  /// Taps the view's middle.
  func tap(_ view: UIView) {
    stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  /// Stills at a quarter, half and three quarters of `duration` seconds from now, and one at rest.
  func stills(_ title: String, over duration: TimeInterval) throws {
    for percent in [25, 50, 75] {
      recording.record(duration / 4)
      try recording.still("\(title) \(percent)")
    }
    recording.record(duration / 4 + 0.3)
    try recording.still(title)
  }

  /// Decoding, serving and playing take real time, which the stage's clock does not see.
  func finishLoading() async {
    for _ in 0..<60 {
      _ = await stage.wait(limit: 0.02) { false }
      stage.advance(frames: 1)
    }
    stage.settle(limit: 2)
  }
}
