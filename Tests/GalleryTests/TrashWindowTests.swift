import Foundation
import Testing

/// The trash in a real window with real keys.
@Suite(.serialized) struct TrashWindowTests {
  @Test(.timeLimit(.minutes(10))) func deleteUndoAndQuitInARealWindow() throws {
    let photos = try TestPhotos(count: 3)
    let data = photos.folder.appendingPathExtension("data")
    defer {
      photos.remove()
      try? FileManager.default.removeItem(at: data)
    }
    func isThere(_ index: Int) -> Bool {
      FileManager.default.fileExists(atPath: photos.url(index).path)
    }
    let session = try XSession()
    let program = try session.start("gallery", [photos.url(1).path]) {
      $0["XDG_DATA_HOME"] = data.path
    }
    // A photo that is named as an argument opens. Keys reach its window when it is on the screen,
    // which is black before; a second one would delete another photo.
    #expect(XSession.wait { (try? session.windowTitle().contains("photo-01.jpg")) == true })
    #expect(try XSession.wait { try session.screenshot().bytes.contains { $0 > 40 } })
    try session.xdotool("key", "Delete")
    #expect(XSession.wait { !isThere(1) })
    #expect(XSession.wait { (try? session.windowTitle().contains("photo-01.jpg")) == false })
    let count = (0..<3).filter(isThere).count
    try session.xdotool("key", "ctrl+z")
    #expect(XSession.wait { (0..<3).allSatisfy(isThere) }, "\(count) were left")

    try session.xdotool("key", "Delete")
    #expect(XSession.wait { (0..<3).filter(isThere).count == 2 })
    try session.xdotool("key", "ctrl+q")
    try program.waitForExit()
    #expect(program.terminationStatus == 0)
    #expect((0..<3).filter(isThere).count == 2, "it stays in the trash after quitting")
    let trashed = try FileManager.default.contentsOfDirectory(
      atPath: data.appendingPathComponent("Trash/files").path)
    #expect(trashed.count == 1)
    #expect(session.standardError.isEmpty, "\(session.standardError)")
  }
}
