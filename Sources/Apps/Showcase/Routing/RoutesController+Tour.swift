import UIKit
import UIKitRecording

extension RoutesController: TourStop {
  /// Each row's screen while it appears and at rest.
  func show(to guide: TourGuide) async throws {
    for rowView in rowViews {
      guide.tap(rowView)
      try guide.stills(rowView.row.title, over: 0.35)
      try await leave(guide)
    }
    try guide.recording.still("Afterwards")
  }

  private func leave(_ guide: TourGuide) async throws {
    var front: UIViewController = navigationController ?? self
    while let next = front.presentedViewController
      ?? (front as? UINavigationController)?.topViewController
    { front = next }
    if let screen = front as? ReceiptScreen {
      guide.tap(screen.button)
      guide.recording.record(0.6)
    }
    _ = await guide.app.wait(limit: 0.2) { false }
    if presentedViewController != nil || navigationController?.presentedViewController != nil {
      dismiss(animated: false)
    }
    navigationController?.popToViewController(self, animated: false)
    guide.app.settle()
    _ = await guide.app.wait(limit: 0.1) { false }
    guide.app.settle()
  }
}
