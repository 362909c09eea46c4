import Foundation
import PhotoBrowsing
import UIKit
import UIKitRecording

/// A scripted visit of one demo off screen, recorded as images: the screen, a photo while it opens,
/// open, the next one, and while it closes.
@MainActor struct ShowcaseTour {
  private let app: OffscreenApp
  private let delegate: AppDelegate
  private let recording: Recording

  init(of demo: Demo, size: CGSize, isDark: Bool, folder: URL) throws {
    app = OffscreenApp(size: size)
    delegate = AppDelegate(first: demo)
    recording = try Recording(of: app, in: folder)
    app.prefersDarkAppearance = isDark
  }

  func run() async throws {
    app.launch(delegate)
    await finishLoading()
    try recording.still("The screen")
    let screen = delegate.navigation.topViewController
    if let stop = screen as? TourStop {
      try await stop.show(to: TourGuide(app: app, recording: recording))
    } else if let album = (screen as? AlbumController) ?? screen?.children.first as? AlbumController
    {
      try await visit(album)
    }
    try recording.finish()
  }

  private func visit(_ album: AlbumController) async throws {
    let index = min(1, album.items.count - 1)
    guard
      let thumbnail = album.items.indices.contains(index)
        ? album.thumbnailView(for: album.items[index].id) : nil
    else { return }
    let middle = CGPoint(x: thumbnail.bounds.midX, y: thumbnail.bounds.midY)
    app.tap(at: thumbnail.convert(middle, to: nil))
    for percent in [25, 50, 75] {
      recording.record(0.09)
      try recording.still("Opening \(percent)")
    }
    recording.record(0.6)
    await finishLoading()
    showChrome()
    try recording.still("Open")
    guard let browser = album.browser else { return try await dismissPlain() }
    try await turn(browser)
    try await leave(browser)
  }

  private func turn(_ browser: PhotoBrowserController) async throws {
    let isVertical = browser.scrollDirection == .vertical
    app.press(isVertical ? .keyboardDownArrow : .keyboardRightArrow)
    recording.record(0.1)
    try recording.still("Turning")
    recording.record(0.5)
    await finishLoading()
    showChrome()
    try recording.still("The next page")
  }

  /// It disappears when the pointer rests.
  private func showChrome() {
    guard let bounds = app.window?.bounds else { return }
    app.hover(at: CGPoint(x: bounds.midX + 40, y: bounds.midY))
    app.hover(at: CGPoint(x: bounds.midX, y: bounds.midY))
    app.advance(by: 0.5)
  }

  private func leave(_ browser: PhotoBrowserController) async throws {
    let size = browser.view.bounds.size
    let isVertical = browser.scrollDirection == .vertical
    let start = CGPoint(x: size.width / 2, y: size.height * 0.42)
    app.touchDown(at: start)
    for step in 1...6 {
      let way = CGFloat(step) * 0.05
      app.touchMove(
        to: CGPoint(
          x: start.x + (isVertical ? way * size.width : 0),
          y: start.y + (isVertical ? 0 : way * size.height)))
      recording.record(0.05)
    }
    try recording.still("Dragged")
    app.touchUp()
    for percent in [25, 50, 75] {
      recording.record(0.06)
      try recording.still("Home \(percent)")
    }
    recording.record(0.7)
    try recording.still("Back")
  }

  private func dismissPlain() async throws {
    app.press(.keyboardEscape)
    for percent in [25, 50, 75] {
      recording.record(0.09)
      try recording.still("Home \(percent)")
    }
    recording.record(0.6)
    try recording.still("Back")
  }

  private func finishLoading() async {
    await TourGuide(app: app, recording: recording).finishLoading()
  }
}
