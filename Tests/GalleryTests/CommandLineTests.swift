import Foundation
import PhotoIndexing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// What the command line asks for.
@MainActor @Suite(.serialized) struct CommandLineTests {
  @Test func severalFilesAndFoldersAreShownTogether() async throws {
    let (one, other) = (try TestPhotos(count: 3), try TestPhotos(count: 2))
    defer {
      one.remove()
      other.remove()
    }
    let address = one.url(1).absoluteString
    let command = try GalleryCommand.parse([address, one.url(2).path, other.folder.path])
    let paths = command.libraryPaths()
    #expect(paths == [one.url(1), one.url(2), other.folder].map { FileID($0)?.url })
    let stage = Stage(size: CGSize(width: 800, height: 600))
    let delegate = AppDelegate(paths: paths)
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(await stage.wait { gallery.photos.count == 4 })
    #expect(gallery.openBrowser == nil)
  }

  @Test func optionsSayHowTheWindowBegins() throws {
    let command = try GalleryCommand.parse(["--slideshow", "--fullscreen", "--new-window", "a"])
    #expect(command.launchOptions == LaunchOptions(isFullScreen: true, startsSlideshow: true))
    #expect(try GalleryCommand.parse([]).launchOptions.introducesGestures)
    #expect(try !GalleryCommand.parse(["a"]).launchOptions.introducesGestures)
    #expect(try GalleryCommand.parse(["-"]).paths == ["-"])
  }

  /// They are loaded by the processes that decode, and by no other.
  @Test func theProgramLoadsNoDecoders() throws {
    let gallery = XSession.productsFolder.appendingPathComponent("gallery").path
    let (loader, about) = (Process(), Process())
    let (libraries, report) = (Pipe(), Pipe())
    loader.executableURL = URL(fileURLWithPath: "/usr/bin/ldd")
    (loader.arguments, loader.standardOutput) = ([gallery], libraries)
    about.executableURL = URL(fileURLWithPath: gallery)
    (about.arguments, about.standardOutput) = (["--about"], report)
    try loader.run()
    try about.run()
    let linked = String(
      decoding: libraries.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let said = String(decoding: report.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(linked.contains("libgtk-4"))
    for decoder in ["libvips", "libgexiv2", "libexiv2", "libgst"] {
      #expect(!linked.contains(decoder))
    }
    #expect(
      said.contains("libvips.so.42") && said.contains("libjpeg") && said.contains("GStreamer"))
    #expect(said.hasPrefix("Gallery ") && said.contains("/vitrine-reader"))
  }

  @Test func theHelpHasExamples() {
    let help = GalleryCommand.helpMessage()
    let examples =
      help.components(separatedBy: "Examples:").last?.components(separatedBy: "F1")[0] ?? ""
    #expect(examples.components(separatedBy: "gallery ").count >= 4)
  }

  @Test func aSlideshowBeginsByItself() async throws {
    let photos = try TestPhotos(count: 3)
    defer { photos.remove() }
    let stage = Stage(size: CGSize(width: 800, height: 600))
    let delegate = AppDelegate(
      paths: [photos.folder], options: LaunchOptions(isFullScreen: true, startsSlideshow: true))
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(await stage.wait { gallery.shownPhoto.page?.isSlideshowShown == true })
    #expect(stage.isFullScreen)
    let browser = try #require(gallery.openBrowser)
    #expect(await stage.wait { browser.currentIndex == 1 })
  }

  @Test func aSlideshowBeginsWithTheChosenPhotoOfTheGrid() async throws {
    let photos = try TestPhotos(count: 3)
    defer { photos.remove() }
    let stage = Stage(size: CGSize(width: 800, height: 600))
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(await stage.wait { gallery.photos.count == 3 && gallery.thumbnailsAreShown })
    stage.chooseThumbnail(1)
    let chosen = gallery.photosForKeys.first?.id
    stage.press(.keyboardF5)
    #expect(await stage.wait { gallery.shownPhoto.page?.isSlideshowShown == true })
    #expect(chosen != nil && gallery.currentPhoto?.id == chosen)
  }

  @Test func withoutAPathTheDesktopsPicturesAreShown() throws {
    let photos = try TestPhotos(count: 2)
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID())")
    defer {
      photos.remove()
      try? FileManager.default.removeItem(at: home)
    }
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: photos.folder, to: home.appendingPathComponent("Meine Bilder"))
    try Data(#"XDG_PICTURES_DIR="$HOME/Meine Bilder""#.utf8)
      .write(to: home.appendingPathComponent("user-dirs.dirs"))
    let process = Process()
    process.executableURL = XSession.productsFolder.appendingPathComponent("gallery")
    process.arguments = ["--index"]
    var environment = ProcessInfo.processInfo.environment
    for name in ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"] { environment[name] = home.path }
    environment["VITRINE_SAMPLES"] = nil
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.hasPrefix("found 2 files"), "\(text)")
  }

  // MARK: The standard input

  private func read(_ data: Data, limit: Int = 1 << 20) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("input-\(UUID())")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try StandardInput.read(from: FileHandle(forReadingFrom: file), limit: limit)
  }

  @Test func aPictureFromTheStandardInputIsShownAlone() async throws {
    let photos = try TestPhotos(count: 2)
    defer { photos.remove() }
    let file = try read(Data(contentsOf: photos.url(0)))
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    #expect(file.lastPathComponent == "Standard Input.jpg")
    // Another file beside it is not shown.
    try FileManager.default.copyItem(
      at: photos.url(1), to: file.deletingLastPathComponent().appendingPathComponent("other.jpg"))
    let stage = Stage(size: CGSize(width: 800, height: 600))
    let delegate = AppDelegate(paths: [file], isAlone: true)
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(await stage.wait { gallery.shownLibrary.photoLibrary.isOnDisk })
    #expect(gallery.photos.map(\.url) == [file])
    #expect(await stage.wait { gallery.openBrowser?.visibleContent != nil })
  }

  @Test func whatCannotBeReadIsSaid() throws {
    #expect(throws: StandardInputError.empty) { try read(Data()) }
    #expect(throws: StandardInputError.tooLarge(limit: 100)) {
      try read(Data(count: 101), limit: 100)
    }
    #expect(StandardInputError.tooLarge(limit: 1 << 20).description.contains("1 MB"))
    #expect(try read(Data([0x89, 0x50, 0x4E, 0x47, 1])).pathExtension == "png")
    #expect(try read(Data("xxxxftypavif".utf8)).pathExtension == "avif")
  }
}
