import ArgumentParser
import DesktopFiles
import Foundation
import Imaging
import PhotoIndexing
import UIKit
import UIKitRecording

@main struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: HelpText.isWanted ? String(gallery: "Shows photos and videos.") : "",
    discussion: HelpText.discussion, version: "0.9.0")

  @Argument(
    help: ArgumentHelp(
      localized: String(
        gallery:
          "Folders, images and videos, or a link such as vitrine://photo/path/of/a.jpg, which opens in the open window. - is an image from the standard input. Without a path, your pictures folder or else the sample album is shown."
      )), completion: .file()) var paths: [String] = []

  @Flag(
    help: ArgumentHelp(
      localized: String(gallery: "Open another window, even if one is open already.")))
  var newWindow = false

  @Flag(help: ArgumentHelp(localized: String(gallery: "Fill the screen."))) var fullscreen = false

  @Flag(
    help: ArgumentHelp(
      localized: String(gallery: "Open the first photo, and go on from one to the next.")))
  var slideshow = false

  @Option(
    help: ArgumentHelp(
      localized: String(
        gallery: "Write images of a scripted visit into this folder; needs no display.")),
    completion: .directory) var tour: String?

  @Option(
    help: ArgumentHelp(
      localized: String(
        gallery:
          "Write one JSON line per frame into this file: what each step cost, in milliseconds.")),
    completion: .file()) var frameLog: String?

  @Flag(
    help: ArgumentHelp(
      localized: String(
        gallery:
          "Print a .desktop file, by which desktops open images, videos and vitrine:// links with this program; ./install and scripts/install-desktop.sh put it in its place."
      ))) var desktopEntry = false

  @Flag(
    help: ArgumentHelp(
      localized: String(
        gallery:
          "Print the version of this program, of all decoders of images and videos, and what they are locked up by, and end."
      ))) var about = false

  @Flag(
    help: ArgumentHelp(
      localized: String(
        gallery: "Read what is new in the folders into the index, and end; needs no display.")))
  var index = false

  @Option(
    help: ArgumentHelp(
      localized: String(
        gallery:
          "Write a thumbnail of the image at PATH into this PNG file, and end; needs no display.")),
    completion: .file(extensions: ["png"])) var thumbnail: String?

  @Option(
    help: ArgumentHelp(
      localized: String(gallery: "The width and height in pixels that the thumbnail fits.")))
  var thumbnailSize = 256

  /// Waits to be told what to open, when the session bus starts the program.
  @Flag(name: .customLong("gapplication-service"), help: .hidden) var isService = false

  private static var namesDisplay: Bool {
    let environment = ProcessInfo.processInfo.environment
    return ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
  }

  /// The folder of the sample album, set by the start script.
  private static var samples: URL? {
    ProcessInfo.processInfo.environment["VITRINE_SAMPLES"].map { URL(fileURLWithPath: $0) }
  }

  static func main() {
    ProcFileSystem.require()
    MainActor.assumeIsolated { ImageFile.prepare() }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch  where exitCode(for: error) == .success {
      print(HelpText.translated(fullMessage(for: error)))
    } catch { exit(withError: error) }
  }

  func validate() throws {
    guard thumbnail != nil else { return }
    let isLink = paths.first.map { $0.contains("://") && !$0.hasPrefix("file://") }
    guard paths.count == 1, isLink == false else {
      throw ValidationError(String(gallery: "--thumbnail needs one image."))
    }
    guard 1...4096 ~= thumbnailSize else {
      throw ValidationError(
        String(gallery: "--thumbnail-size has to be between 1 and 4096."))
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      if about {
        print("Gallery \(Self.configuration.version)")
        return ImageFile.report.forEach { print($0) }
      }
      if desktopEntry { return print(try GalleryRoute.desktopEntry(program: "gallery")) }
      defer { StandardInput.remove() }
      if paths.contains(StandardInput.argument) { try StandardInput.read() }
      if let tour { return try writeTour(to: tour) }
      if let thumbnail, let image = libraryPaths().first {
        let file = FileID(argument: thumbnail).url
        return try ThumbnailWriter(pixels: thumbnailSize).write(image, to: file)
      }
      if index { return try Indexing(paths: libraryPaths()).run() }
      // The display is opened at launch, which decodes a named photo at the same time.
      guard isService || Self.namesDisplay || OffscreenApp.isDisplayAvailable else {
        print(
          String(
            gallery: "There is no display to open a window on, so here is a tour in images instead."
          ))
        return try writeTour(to: "tour")
      }
      // The result of NSStringFromClass, which would first build a table of all classes of
      // Foundation.
      let status = UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, String(reflecting: AppDelegate.self))
      if status != 0 { throw ExitCode(status) }
    }
  }

  var launchOptions: LaunchOptions {
    LaunchOptions(
      isFullScreen: fullscreen, startsSlideshow: slideshow,
      introducesGestures: paths.isEmpty && !fullscreen && !slideshow)
  }

  @MainActor private func writeTour(to folder: String) throws {
    let url = URL(fileURLWithPath: folder)
    let paths = libraryPaths()
    try OffscreenApp.run {
      let tour = try Tour(paths: paths, folder: url)
      try await tour.run()
      try await FirstVisit(paths: paths, target: url.appendingPathComponent("first-visit")).run()
    }
    print(String(gallery: "The tour is in \(url.path): see storyboard.png and tour.webp."))
  }

  /// The paths to show: the given ones, otherwise the pictures folder if it has photos, otherwise
  /// the samples.
  @MainActor func libraryPaths() -> [URL] {
    // The app opens links itself once it is running.
    let paths = paths.compactMap { path -> URL? in
      if path == StandardInput.argument { return StandardInput.file }
      if path.hasPrefix("file://") { return URL(string: path).flatMap { FileID($0)?.url } }
      return path.contains("://") ? nil : FileID(argument: path).url
    }
    if !paths.isEmpty { return paths }
    let pictures = PicturesFolder.url ?? FileID.home.url.appendingPathComponent("Pictures")
    if !FolderScan([pictures], limit: 1).files.isEmpty { return [pictures] }
    return [Self.samples ?? pictures]
  }
}
