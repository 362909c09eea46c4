import Foundation
import Testing

/// The real program in a real window, with pointer and key events.
@Suite(.serialized) struct RealWindowTests {
  /// Without a window manager the window is at the top left, in its requested size.
  private static let window = CGRect(x: 0, y: 0, width: 1100, height: 760)
  private static let tolerance = 4.0

  /// The frame of a photo that fits the window, in screen pixels.
  private func fitted(_ size: CGSize) -> CGRect {
    let window = Self.window
    let scale = min(window.width / size.width, window.height / size.height, 1)
    let fit = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: window.midX - fit.width / 2, y: window.midY - fit.height / 2, width: fit.width,
      height: fit.height)
  }

  /// Four thumbnails of 200 points per line, eight points apart, below a bar of 44 points and
  /// beside the sidebar of 260 points.
  private func square(_ index: Int) -> CGRect {
    CGRect(
      x: 268 + CGFloat(index % 4) * 208, y: 52 + CGFloat(index / 4) * 208, width: 200, height: 200)
  }

  /// The center of a photo that a square thumbnail shows.
  private func middle(_ size: CGSize) -> CGRect {
    let side = min(size.width, size.height)
    let part = CGSize(width: side / size.width, height: side / size.height)
    return CGRect(
      x: (1 - part.width) / 2, y: (1 - part.height) / 2, width: part.width, height: part.height)
  }

  private func waitForPhoto(_ index: Int, of photos: TestPhotos, in session: XSession) throws {
    let expected = try photos.means(index)
    let rect = fitted(photos.size(index))
    var error = Double.infinity
    let seen = try session.wait {
      error = Grid.error($0.means(of: rect), expected)
      return error <= Self.tolerance
    }
    try #require(seen != nil, "photo \(index) differs by \(error) of 255 a channel")
  }

  private func waitForThumbnail(_ index: Int, of photos: TestPhotos, in session: XSession) throws {
    let expected = try photos.means(index, of: middle(photos.size(index)))
    var error = Double.infinity
    let seen = try session.wait {
      error = Grid.error($0.means(of: square(index).insetBy(dx: 6, dy: 6)), expected)
      return error <= 10
    }
    try #require(seen != nil, "thumbnail \(index) differs by \(error) of 255 a channel")
  }

  @Test(.timeLimit(.minutes(10))) func theAppIsUsedWithPointerAndKeys() throws {
    let photos = try TestPhotos(count: 40, isNewestFirst: true)
    defer { photos.remove() }
    let session = try XSession()
    let program = try session.startGallery([photos.folder.path])
    try waitForThumbnail(2, of: photos, in: session)

    let third = square(2)
    try session.xdotool("mousemove", "\(Int(third.midX))", "\(Int(third.midY))", "click", "1")
    try waitForPhoto(2, of: photos, in: session)
    #expect(try session.windowTitle().contains("photo-02.jpg"))

    try session.xdotool("key", "Right")
    try waitForPhoto(3, of: photos, in: session)

    try zoomAboutThePointer(photos, session)
    try session.xdotool("key", "ctrl+0")
    try waitForPhoto(3, of: photos, in: session)

    try dragDown(session)
    try waitForThumbnail(3, of: photos, in: session)
    try waitForThumbnail(0, of: photos, in: session)

    try session.xdotool("key", "Escape")
    #expect(program.isRunning)
    try session.xdotool("key", "ctrl+q")
    try program.waitForExit()
    #expect(program.terminationStatus == 0)
    #expect(session.standardError.isEmpty, "\(session.standardError)")
  }

  /// Four detents of 1.3: distances from the pointer are 2.86 times as large.
  private func zoomAboutThePointer(_ photos: TestPhotos, _ session: XSession) throws {
    let pointer = CGPoint(x: 640, y: 320)
    let factor: CGFloat = 1.3 * 1.3 * 1.3 * 1.3
    let before = fitted(photos.size(3))
    try session.xdotool("mousemove", "640", "320")
    for _ in 0..<4 {
      try session.xdotool("click", "4")
      Thread.sleep(forTimeInterval: 0.15)
    }
    let around = CGRect(x: pointer.x - 200, y: pointer.y - 150, width: 400, height: 300)
    let part = CGRect(
      x: (pointer.x - 200 / factor - before.minX) / before.width,
      y: (pointer.y - 150 / factor - before.minY) / before.height,
      width: 400 / factor / before.width, height: 300 / factor / before.height)
    let expected = try photos.means(3, of: part)
    var error = Double.infinity
    let seen = try session.wait {
      error = Grid.error($0.means(of: around), expected)
      return error <= Self.tolerance
    }
    try #require(seen != nil, "around the pointer it differs by \(error) of 255 a channel")
  }

  private func dragDown(_ session: XSession) throws {
    try session.xdotool("mousemove", "560", "250", "mousedown", "1")
    for step in 1...12 { try session.xdotool("mousemove", "560", "\(250 + step * 25)") }
    try session.xdotool("mouseup", "1")
  }
}
