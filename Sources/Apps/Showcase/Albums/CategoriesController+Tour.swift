import Albums
import UIKit

extension CategoriesController: TourStop {
  func show(to guide: TourGuide) async throws {
    // The last of a category, so that the next page is in another.
    let start = IndexPath(item: max(0, adapter.album.categories[0].loadedCount - 1), section: 0)
    guard let thumbnail = thumbnailView(at: start) else { return }
    guide.tap(thumbnail)
    try guide.stills("Opening", over: 0.4)
    await guide.finishLoading()
    wake(guide)
    try guide.recording.still("Open, with its headings")
    try await turnSlowly(guide)
    try await jump(guide)
    try await useExtension(guide)
    guide.app.press(.keyboardEscape)
    try guide.stills("Home", over: 0.4)
    await guide.finishLoading()
    try guide.recording.still("Back")
  }

  /// The chrome disappears when the pointer rests.
  private func wake(_ guide: TourGuide) {
    let size = view.window?.bounds.size ?? .zero
    guide.app.hover(at: CGPoint(x: size.width / 2 + 40, y: size.height / 2))
    guide.app.hover(at: CGPoint(x: size.width / 2, y: size.height / 2))
    guide.app.advance(by: 0.5)
  }

  private func turnSlowly(_ guide: TourGuide) async throws {
    let size = view.window?.bounds.size ?? .zero
    let y = size.height * 0.45
    guide.app.touchDown(at: CGPoint(x: size.width * 0.85, y: y))
    for step in 1...10 {
      guide.app.touchMove(to: CGPoint(x: size.width * (0.85 - 0.05 * CGFloat(step)), y: y))
      guide.recording.record(0.03)
    }
    try guide.recording.still("Half-way to the next category")
    for step in 1...4 {
      guide.app.touchMove(to: CGPoint(x: size.width * (0.35 - 0.06 * CGFloat(step)), y: y))
      guide.recording.record(0.02)
    }
    guide.app.touchUp()
    guide.recording.record(0.6)
    await guide.finishLoading()
    wake(guide)
    try guide.recording.still("The next category")
  }

  private func jump(_ guide: TourGuide) async throws {
    guard let browser else { return }
    let last = browser.adapter.album.categories.count - 1
    browser.titleStrip.onSelect?(last)
    guide.recording.record(0.12)
    try guide.recording.still("On the way to the last heading")
    guide.recording.record(0.7)
    await guide.finishLoading()
    wake(guide)
    try guide.recording.still("Its first page")
  }

  private func useExtension(_ guide: TourGuide) async throws {
    guard let own = browser?.adapter.makeExtensionView?() else { return }
    let frame = own.convert(own.bounds, to: nil)
    guide.app.tap(at: CGPoint(x: frame.maxX - 44, y: frame.midY))
    guide.recording.record(0.8)
    await guide.finishLoading()
    wake(guide)
    try guide.recording.still("After a tap on the app's own view")
  }
}
