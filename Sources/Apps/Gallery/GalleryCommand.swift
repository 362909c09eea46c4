import ArgumentParser
import Foundation
import Imaging
import PhotoIndexing
import UIKit
import UIKitStage

@main struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Shows photos and videos.",
    discussion: """
      Keys in the grid: arrows, Home and End choose a photo, Enter opens it, F11 fills the screen.
      Keys with a photo: arrows turn the page, + - 0 1 zoom, Esc goes back. Space plays a video.
      Delete moves a photo to the trash; Control-Z brings it back while its message is seen.
      """)

  @Argument(
    help: """
      Folders, images and videos, or a link such as vitrine://photo/path/of/a.jpg, which opens in \
      the open window. Without one, your pictures folder or else the sample album is shown.
      """)
  var paths: [String] = []

  @Option(help: "Write images of a scripted visit into this folder; needs no display.")
  var tour: String?

  @Option(
    help: "Write one JSON line per frame into this file: what each step cost, in milliseconds.")
  var frameLog: String?

  @Flag(
    help: """
      Print a .desktop file, by which desktops open images, videos and vitrine:// links with this \
      program; scripts/install-desktop.sh puts it in its place.
      """)
  var desktopEntry = false

  @Flag(help: "Read what is new in the folders into the index, and end; needs no display.")
  var index = false

  private static var namesDisplay: Bool {
    let environment = ProcessInfo.processInfo.environment
    return ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
  }

  /// The folder of the sample album, set by the start script.
  private static var samples: URL? {
    ProcessInfo.processInfo.environment["VITRINE_SAMPLES"].map { URL(fileURLWithPath: $0) }
  }

  static func main() {
    MainActor.assumeIsolated { ImageFile.prepare() }
    main(nil)
  }

  func run() throws {
    try MainActor.assumeIsolated {
      if desktopEntry { return print(try GalleryRoute.desktopEntry(program: "gallery")) }
      if let tour { return try writeTour(to: tour) }
      if index { return try Indexing(paths: libraryPaths()).run() }
      // The display is opened at launch, which decodes a named photo at the same time.
      guard Self.namesDisplay || Stage.isDisplayAvailable else {
        print(
          String(
            localized: "There is no display to open a window on, so here is a tour in images instead.",
            bundle: .gallery))
        return try writeTour(to: "tour")
      }
      // The result of NSStringFromClass, which would first build a table of all classes of
      // Foundation.
      let status = UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, String(reflecting: AppDelegate.self))
      if status != 0 { throw ExitCode(status) }
    }
  }

  @MainActor private func writeTour(to folder: String) throws {
    let url = URL(fileURLWithPath: folder)
    let paths = libraryPaths()
    try Stage.run {
      let tour = try Tour(paths: paths, folder: url)
      try await tour.run()
    }
    print(
      String(
        localized: "The tour is in \(url.path): see storyboard.png and tour.webp.", bundle: .gallery))
  }

  /// The paths to show: the given ones, otherwise the pictures folder if it has photos, otherwise
  /// the samples.
  func libraryPaths() -> [URL] {
    // The app opens links itself once it is running.
    let paths = paths.compactMap { path -> URL? in
      if path.hasPrefix("file://") { return URL(string: path).flatMap { FileID($0)?.url } }
      return path.contains("://") ? nil : FileID(argument: path).url
    }
    if !paths.isEmpty { return paths }
    let pictures = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
    if let pictures, !FolderScan([pictures], limit: 1).files.isEmpty {
      return [pictures]
    }
    return [Self.samples ?? pictures].compactMap { $0 }
  }
}
