import PhotoBrowsing
import UIKit

/// Demos of loading, and of what is shown meanwhile.
extension Catalog {
  static let loadingDemos: [Demo] = [
    Demo(
      "network", "From a server",
      "A small server on this machine sends the photos. The thumbnail is shown first, in the photo's position and proportions, and the photo only makes it sharper."
    ) { AlbumController($0, [Samples.photos.map { PhotoServer.remote($0, speed: 200_000) }]) },
    Demo(
      "progress", "Progress",
      "The server is slow. After half a second a ring shows the progress; a fast one would show none."
    ) {
      AlbumController($0, [Samples.photos.map { PhotoServer.remote($0, speed: 9_000) }])
    },
    Demo(
      "original", "View original",
      "A small version first. The button shows the original's size and downloads it; one that was downloaded before is shown at once."
    ) { AlbumController($0, [Samples.photos], configure: OriginalDemo.configure) },
    Demo(
      "gif", "GIF and WebP",
      "Animations play while they are visible, each frame for its own duration."
    ) { AlbumController($0, [Samples.animations]) },
    Demo(
      "live-photo", "Live photo",
      "A photo with a short video. Hold the photo, or its badge, to play it."
    ) { AlbumController($0, [Samples.live]) },
    Demo(
      "errors", "When it fails",
      "A missing photo, an incomplete one, a server error: each page says what is wrong in place of the photo, with a button to try again."
    ) { AlbumController($0, [brokenItems], configure: withoutPlaceholders) },
  ]

  @MainActor private static var brokenItems: [DemoItem] {
    let photos = Samples.photos
    guard photos.count > 3 else { return photos }
    var missing = photos[0]
    missing.url = photos[0].file.appendingPathExtension("gone")
    return [
      missing, PhotoServer.remote(photos[1], cut: 4000),
      PhotoServer.remote(photos[2], status: 503), photos[3],
    ]
  }

  @MainActor private static func withoutPlaceholders(
    _ browser: DemoBrowser, _ album: AlbumController
  ) {
    browser.removeSource()
    browser.placeholder = { _ in nil }
  }
}

/// A demo of small versions, with originals on demand.
@MainActor private enum OriginalDemo {
  /// The originals that were downloaded since the start.
  private static var originals: [DemoItem.ID: UIImage] = [:]

  static func configure(_ browser: DemoBrowser, _ album: AlbumController) {
    let button = OriginalButton<DemoItem.ID>()
    button.original = { [weak album] id in
      guard originals[id] == nil else { return .cached }
      guard let file = album?.item(for: id)?.file else { return .none }
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      return .remote(bytes: (attributes?[.size] as? NSNumber)?.int64Value)
    }
    button.load = { [weak album] id, progress in
      if let image = originals[id] { return image }
      guard let item = album?.item(for: id) else { throw CancellationError() }
      let remote = PhotoServer.remote(item, speed: 150_000)
      let image = try await PhotoLoader.shared.load(remote, pixels: nil, onProgress: progress)
      originals[id] = image
      return image
    }
    browser.photoSize = { _ in nil }
    browser.loadImage = { [weak album] id, _ in
      guard let item = album?.item(for: id) else { throw CancellationError() }
      let small = CGSize(width: 240, height: 240)
      return try await PhotoLoader.shared.load(item, pixels: small)
    }
    browser.makeCell = { browser, index in
      let cell = browser.dequeueCell(ImageCell.self) { ImageCell() }
      cell.upscales = true
      browser.configure(cell, at: index)
      return cell
    }
    browser.overlays = [button]
  }
}
