import FileOperations
import Foundation
import PhotoIndexing
import Testing

@testable import gallery

/// Names of any bytes, on a disk that is reached through a link: in a real window with real keys.
@Suite(.serialized) final class FileNamesWindowTests {
  private let base = FileManager.default.temporaryDirectory.appendingPathComponent(
    "window-\(UUID())")
  private let isMounted: Bool
  private let photos: TestPhotos
  private var disk: FileID { base.file.appending("disk") }
  private var folder: FileID { disk.appending("photos") }
  private var link: URL { base.appendingPathComponent("Pictures") }

  init() throws {
    photos = try TestPhotos(count: FileNamesTests.names.count)
    let disk = base.file.appending("disk")
    #expect(disk.makeFolder())
    // Without permission to mount, the link leads to another folder of the same disk.
    isMounted = disk.withPath { mount("tmpfs", $0, "tmpfs", 0, nil) } == 0
    #expect(folder.makeFolder())
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    for (number, name) in FileNamesTests.names.enumerated() {
      let file = folder.appending(name)
      try file.write(try Data(contentsOf: photos.url(number)))
      let time = timespec(tv_sec: 1_600_000_000 - number, tv_nsec: 0)
      #expect(file.withPath { utimensat(AT_FDCWD, $0, [time, time], 0) } == 0)
    }
  }

  deinit {
    photos.remove()
    if isMounted { _ = disk.withPath { umount2($0, Int32(MNT_DETACH)) } }
    try? FileManager.default.removeItem(at: base)
  }

  private var there: Int { FileNamesTests.names.count { folder.appending($0).status() != nil } }

  /// The photo in the window: its center distinguishes it from the others.
  private func shows(_ number: Int, in session: XSession) throws -> Bool {
    let size = photos.size(number)
    let scale = min(1100 / size.width, 760 / size.height, 1)
    let fit = CGSize(width: size.width * scale, height: size.height * scale)
    let rect = CGRect(
      x: 550 - fit.width / 2, y: 380 - fit.height / 2, width: fit.width, height: fit.height)
    let expected = try photos.means(number)
    return try session.wait { Grid.error($0.means(of: rect), expected) <= 4 } != nil
  }

  @Test(.timeLimit(.minutes(10))) func allFilesAreShownTrashedAndRestored() throws {
    let session = try XSession()
    let program = try session.start("gallery", [link.path]) {
      $0["XDG_DATA_HOME"] = self.base.appendingPathComponent("data").path
    }
    #expect(
      try session.wait { $0.variety(CGRect(x: 20, y: 64, width: 140, height: 140)) > 2 } != nil)
    try session.xdotool("key", "Home")
    try session.xdotool("key", "Return")
    for (number, name) in FileNamesTests.names.enumerated() {
      if number > 0 { try session.xdotool("key", "Right") }
      #expect(try shows(number, in: session), "photo \(number) is not to be seen")
      let title = folder.appending(name).displayName
      #expect(XSession.wait { (try? session.windowTitle()) == title }, "\(number): \(title)")
    }
    try session.xdotool("key", "Escape")
    #expect(try session.waitUntilStill(in: ShowcaseWindowTests.middle) != nil)
    for _ in FileNamesTests.names { try session.xdotool("key", "Delete") }
    let isEmpty = XSession.wait { there == 0 }
    #expect(isEmpty, "\(there) are left")
    if isMounted {
      let bin = disk.appending(".Trash-\(getuid())").appending("files")
      let trashed = FolderScan([bin.url])
      #expect(trashed.files.count == FileNamesTests.names.count, "all are where file managers look")
      #expect(folder.appending(".Trash-\(getuid())").status() == nil)
    }
    try session.xdotool("key", "ctrl+z")
    #expect(XSession.wait { there == FileNamesTests.names.count })
    for (number, name) in FileNamesTests.names.enumerated() {
      let same = try Data(contentsOf: photos.url(number)).count
      var status = stat()
      #expect(folder.appending(name).withPath { stat($0, &status) } == 0)
      #expect(Int(status.st_size) == same, "\(number)")
    }
    try session.xdotool("key", "ctrl+q")
    try program.waitForExit()
    #expect(session.standardError.isEmpty, "\(session.standardError)")
  }
}
