import Foundation
import PhotoBrowsing

/// A photo or video that a screen shows.
struct DemoItem: Hashable, Identifiable {
  enum Kind: Hashable {
    case photo
    case animation
    case video
    /// A photo with a short video of the same moment.
    case live(motion: URL)
  }

  let id: String
  /// The address that the browser loads: of a file, or on the Showcase's own server.
  var url: URL
  /// The file that the thumbnail is made of.
  var file: URL
  var kind = Kind.photo

  init(_ file: URL, kind: Kind = .photo) {
    id = file.lastPathComponent
    url = file
    self.file = file
    self.kind = kind
  }

  /// The caption: "A cup of coffee" for "07-a-cup-of-coffee.jpg".
  var caption: String {
    let nameParts = file.deletingPathExtension().lastPathComponent
      .split(separator: "-").drop { $0.allSatisfy(\.isNumber) }
    return nameParts.joined(separator: " ").capitalized
  }
}

/// A browser of these items.
typealias DemoBrowser = PhotoBrowser<DemoItem.ID>

/// The sample album of the program.
enum Samples {
  /// The folder that the environment names, otherwise the one near the program.
  static let folder = located(
    named: ProcessInfo.processInfo.environment["VITRINE_SAMPLES"],
    near: [
      URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
      Bundle.main.bundleURL,
    ])

  /// The folder that the start script names, otherwise the one of the source folder that a place is
  /// in, such as the program's.
  static func located(named path: String?, near places: [URL]) -> URL {
    if let path { return URL(fileURLWithPath: path) }
    for place in places {
      var above = place.standardizedFileURL
      while true {
        let folder = above.appendingPathComponent("samples")
        let sources = folder.appendingPathComponent("SOURCES.md")
        if FileManager.default.fileExists(atPath: sources.path) { return folder }
        guard above.path.count > 1 else { break }
        above.deleteLastPathComponent()
      }
    }
    return URL(fileURLWithPath: "samples")
  }

  /// A sentence for people if there are none.
  static var problem: String? {
    guard photos.isEmpty else { return nil }
    return String(
      showcase:
        "There are none in “\(folder.path)”, so most screens are empty. Start ./showcase in the source folder, or name their folder by VITRINE_SAMPLES."
    )
  }

  private static func files(_ extensions: Set<String>) -> [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (all ?? []).filter { extensions.contains($0.pathExtension.lowercased()) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The photos, without very tall ones.
  static var photos: [DemoItem] {
    files(["jpg", "png"]).filter { !isTall($0) }.map { DemoItem($0) }
  }

  static var tall: [DemoItem] { files(["jpg", "png"]).filter(isTall).map { DemoItem($0) } }

  private static func isTall(_ file: URL) -> Bool {
    file.lastPathComponent.contains("arctic-to-antarctica")
  }

  static var animations: [DemoItem] {
    files(["gif", "webp"]).map { DemoItem($0, kind: .animation) }
  }

  static var videos: [DemoItem] { files(["mp4", "webm"]).map { DemoItem($0, kind: .video) } }

  /// A photo with a video of the same scene.
  static var live: [DemoItem] {
    let videos = files(["mp4", "webm"])
    return photos.compactMap { photo in
      let scene = photo.file.scene
      return videos.first { $0.scene == scene }.map {
        DemoItem(photo.file, kind: .live(motion: $0))
      }
    }
  }
}

extension URL {
  /// The name without its number and extension.
  fileprivate var scene: Substring {
    deletingPathExtension().lastPathComponent.drop { $0.isNumber || $0 == "-" }
  }
}
