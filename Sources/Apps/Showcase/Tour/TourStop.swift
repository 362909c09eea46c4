import UIKit
import UIKitRecording

/// A screen that shows a tour more than its first appearance. Albums need not: the tour opens a
/// photo of each.
@MainActor protocol TourStop: UIViewController {
  func show(to guide: TourGuide) async throws
}

/// The tools of a tour stop: the app to tap, drag and press on, and the recording.
@MainActor struct TourGuide {
  let app: OffscreenApp
  let recording: Recording

  /// Taps the center of a view.
  func tap(_ view: UIView) {
    app.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  /// Records stills at a quarter, half and three quarters of `duration` seconds from now, and one
  /// at rest.
  func stills(_ title: String, over duration: TimeInterval) throws {
    for percent in [25, 50, 75] {
      recording.record(duration / 4)
      try recording.still("\(title) \(percent)")
    }
    recording.record(duration / 4 + 0.3)
    try recording.still(title)
  }

  /// Decoding, loading and playing take real time, independent of the app's clock: gives them
  /// some, until nothing new has been seen for a while.
  func finishLoading() async {
    var (still, seen) = (0, app.presentedFrames)
    for _ in 0..<60 where still < 20 {
      _ = await app.wait(limit: 0.02) { false }
      app.advance(frames: 1)
      still = app.presentedFrames == seen ? still + 1 : 0
      seen = app.presentedFrames
    }
    app.settle(limit: 2)
  }
}
