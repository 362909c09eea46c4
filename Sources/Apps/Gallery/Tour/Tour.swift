import Foundation
import PhotoBrowsing
import UIKit
import UIKitRecording

/// A scripted visit of the app off screen, recorded as images.
@MainActor struct Tour {
  private let app = OffscreenApp(size: Tour.size)
  private let delegate: AppDelegate
  private let recording: Recording
  private static let size = CGSize(width: 1280, height: 800)

  init(paths: [URL], folder: URL) throws {
    delegate = AppDelegate(paths: paths)
    recording = try Recording(of: app, in: folder)
  }

  func run() async throws {
    app.launch(delegate)
    guard let gallery = delegate.gallery else { return }
    try await visitGrid(gallery)
    guard gallery.library.photoLibrary.photos.count >= 2 else { return try recording.finish() }
    try await openPhoto(gallery)
    try await turnPage(gallery)
    try await zoom()
    try await dragAndLetGo()
    try dismiss()
    if gallery.library.home.hasAlbums { try await visitAlbums(gallery) }
    try recording.finish()
  }

  private func visitGrid(_ gallery: Gallery) async throws {
    _ = await app.wait {
      if case .scanning = gallery.library.photoLibrary.state { return false }
      return gallery.library.grid.visibleCellsAreLoaded
    }
    app.settle()
    try recording.still("The grid")
    recording.record(0.8)
  }

  private func openPhoto(_ gallery: Gallery) async throws {
    let index = min(2, gallery.library.photoLibrary.photos.count - 1)
    guard let cell = gallery.library.grid.cell(at: index) else { return }
    let center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: gallery.window)
    app.click(at: center)
    for percent in [15, 35, 60] {
      recording.record(0.05)
      try recording.still("Opening \(percent) per cent")
    }
    recording.record(0.5)
    await app.finishLoading()
    try recording.still("A photo fills the window")
    recording.record(0.6)
  }

  private func turnPage(_ gallery: Gallery) async throws {
    app.press(.keyboardRightArrow)
    recording.record(0.1)
    try recording.still("Turning the page")
    recording.record(0.5)
    await app.finishLoading()
    try recording.still("The next photo")
    recording.record(0.5)
  }

  private func zoom() async throws {
    let point = CGPoint(x: 820, y: 330)
    app.hover(at: point)
    for _ in 0..<4 {
      app.wheel(at: point, detents: -1)
      recording.record(0.1)
    }
    recording.record(0.3)
    await app.finishLoading()
    try recording.still("Zoomed at the pointer")
    recording.record(0.4)
    app.press(.keyboard0, modifiers: .control)
    recording.record(0.5)
    try recording.still("Fitted again")
  }

  private func dragAndLetGo() async throws {
    app.touchDown(at: CGPoint(x: 640, y: 350))
    for step in 1...8 {
      app.touchMove(to: CGPoint(x: 640 + step * 8, y: 350 + step * 30))
      recording.record(0.05)
    }
    try recording.still("Dragged half way")
    for step in 1...6 {
      app.touchMove(to: CGPoint(x: 704 - step * 8, y: 590 - step * 38))
      recording.record(0.05)
    }
    app.touchUp()
    recording.record(0.15)
    try recording.still("Released upwards")
    recording.record(0.5)
  }

  private func dismiss() throws {
    app.touchDown(at: CGPoint(x: 640, y: 300))
    for step in 1...6 {
      app.touchMove(to: CGPoint(x: 640, y: 300 + step * 40))
      recording.record(0.05)
    }
    try recording.still("Dragged down")
    app.touchUp()
    recording.record(0.1)
    try recording.still("On the way home")
    recording.record(0.7)
    try recording.still("Back in its place")
    recording.record(0.5)
  }

  private func visitAlbums(_ gallery: Gallery) async throws {
    for mode in [LibraryMode.months, .years, .folders] {
      gallery.library.home.show(mode: mode)
      recording.record(0.3)
      await app.finishLoading()
      try recording.still(mode.title)
    }
    let grid = gallery.library.home.folders
    guard let first = grid.albums.first,
      let cell = grid.cell(for: IndexPath(item: first.photos.count - 1, section: 0))
    else { return }
    app.click(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
    recording.record(0.15)
    try recording.still("Out of its folder")
    recording.record(0.5)
    await app.finishLoading()
    app.hover(at: CGPoint(x: 640, y: 420))
    app.hover(at: CGPoint(x: 640, y: 400))
    recording.record(0.4)
    try recording.still("Its folder's heading")
    app.press(.keyboardRightArrow)
    recording.record(0.14)
    try recording.still("On to the next folder")
    recording.record(0.5)
    await app.finishLoading()
    try recording.still("The next folder")
    app.press(.keyboardEscape)
    recording.record(0.12)
    try recording.still("Home among the folders")
    recording.record(0.6)
    try recording.still("Back in its folder")
  }
}

extension OffscreenApp {
  /// Decoding takes real time, independent of the app's clock.
  func finishLoading() async {
    for _ in 0..<40 { _ = await wait(limit: 0.02) { false } }
    settle()
  }
}
