import ArgumentParser
import Foundation
import Imaging
import PhotoIndexing
import UIKit
import UIKitStage

@main struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Shows photographs and films.",
    discussion: """
      Keys in the grid: arrows, Home and End choose a photo, Enter opens it, F11 fills the screen.
      Keys with a photo: arrows turn the page, + - 0 1 zoom, Esc goes back. Space plays a film.
      Delete moves a photo to the trash; Control-Z brings it back while its message is seen.
      """)

  @Argument(
    help: """
      Folders and pictures, or a link such as vitrine://photo/path/of/a.jpg, which opens in the \
      window that is there. Nothing shows your pictures folder, else the sample album.
      """)
  var paths: [String] = []

  @Option(help: "Write pictures of a scripted visit into this folder; needs no display.")
  var tour: String?

  @Option(
    help: "Write one JSON line per frame into this file: what each step cost, in milliseconds.")
  var frameLog: String?

  @Flag(
    help: """
      Print a .desktop file, by which desktops open pictures, videos and vitrine:// links with this \
      program; scripts/install-desktop.sh puts it in its place.
      """)
  var desktopEntry = false

  @Flag(help: "Read what is new in the folders into the index, and end; needs no display.")
  var index = false

  private static var namesDisplay: Bool {
    let environment = ProcessInfo.processInfo.environment
    return ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
  }

  /// Where the sample album lies; the start script sets it.
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
      // To open the display is left to the launch, which decodes a named photo beside it.
      guard Self.namesDisplay || Stage.isDisplayAvailable else {
        print("There is no display to open a window on, so here is a tour in pictures instead.")
        return try writeTour(to: "tour")
      }
      // As NSStringFromClass gives it, which would first make a table of all of Foundation's classes.
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
    print("The tour is in \(url.path): see storyboard.png and tour.webp.")
  }

  /// What to show: the given paths, else the pictures folder if it holds photos, else the samples.
  func libraryPaths() -> [URL] {
    // The app opens links itself once it runs.
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
