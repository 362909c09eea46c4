import Foundation
import Testing

/// How the program ends other than by closing its window.
@Suite(.serialized) struct TerminationTests {
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

  @Test("Losing the display exits with a message", .timeLimit(.minutes(10)))
  func losingTheDisplayExitsWithAMessage() throws {
    let photos = try TestPhotos(count: 3)
    defer { photos.remove() }
    let session = try XSession()
    let program = try open(session, photos)
    session.killServer()
    try program.waitForExit()
    #expect(program.terminationStatus == 1)
    #expect(session.standardError.hasPrefix("The display went away"))
    #expect(session.standardError.split(separator: "\n").count == 1)
  }

  @Test("A signal quits like the close button", .timeLimit(.minutes(10)))
  func aSignalQuits() throws {
    let photos = try TestPhotos(count: 3)
    defer { photos.remove() }
    let session = try XSession()
    let program = try open(session, photos)
    program.terminate()
    try program.waitForExit()
    #expect(program.terminationStatus == 0 && program.terminationReason == .exit)
    #expect(session.standardError.isEmpty, "\(session.standardError)")
  }

  @Test("Without fonts the app runs and reports it once", .timeLimit(.minutes(10)))
  func missingFontsAreReported() throws {
    let photos = try TestPhotos(count: 3)
    defer { photos.remove() }
    let session = try XSession()
    let program = try open(session, photos, fontless: true)
    try session.xdotool("key", "Escape")
    try session.xdotool("key", "ctrl+q")
    try program.waitForExit()
    #expect(program.terminationStatus == 0)
    #expect(session.standardError.hasPrefix("No font is installed"))
    #expect(session.standardError.split(separator: "\n").count == 1, "\(session.standardError)")
  }
}
