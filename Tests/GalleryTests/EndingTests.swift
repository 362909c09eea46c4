import Foundation
import Testing

/// How the program ends when nobody closes its window.
@Suite(.serialized) struct EndingTests {
  private func open(
    _ session: XSession, _ photos: TestPhotos, fontless: Bool = false
  ) throws -> Process {
    let fonts = session.folder.appendingPathComponent("fonts.conf")
    try Data("<fontconfig><dir>/nonexistent</dir></fontconfig>".utf8).write(to: fonts)
    let program = try session.start("gallery", [photos.url(1).path]) {
      if fontless { $0["FONTCONFIG_FILE"] = fonts.path }
    }
    try #require(try XSession.wait { try session.windowTitle().contains("photo-01.jpg") })
    return program
  }

  @Test("a display that goes away is told in a sentence", .timeLimit(.minutes(10)))
  func lostDisplay() throws {
    let photos = try TestPhotos(count: 3)
    defer { photos.remove() }
    let session = try XSession()
    let program = try open(session, photos)
    session.killServer()
    program.waitUntilExit()
    #expect(program.terminationStatus == 1)
    #expect(session.standardError.hasPrefix("The display went away"))
    #expect(session.standardError.split(separator: "\n").count == 1)
  }

  @Test("a signal ends it as its close button does", .timeLimit(.minutes(10)))
  func signal() throws {
    let photos = try TestPhotos(count: 3)
    defer { photos.remove() }
    let session = try XSession()
    let program = try open(session, photos)
    program.terminate()
    program.waitUntilExit()
    #expect(program.terminationStatus == 0 && program.terminationReason == .exit)
    #expect(session.standardError.isEmpty, "\(session.standardError)")
  }

  @Test("without a font it runs, and says once why there are no words", .timeLimit(.minutes(10)))
  func noFonts() throws {
    let photos = try TestPhotos(count: 3)
    defer { photos.remove() }
    let session = try XSession()
    let program = try open(session, photos, fontless: true)
    try session.xdotool("key", "Escape")
    try session.xdotool("key", "ctrl+q")
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
    #expect(session.standardError.hasPrefix("No font is installed"))
    #expect(session.standardError.split(separator: "\n").count == 1, "\(session.standardError)")
  }
}
