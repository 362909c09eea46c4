import Foundation
import HostInterface
import ImageLoading
import Testing
import UIKit
import UIKitStage
import VipsCodec

@testable import gallery

/// What a page shows while a photo is decoded that takes its time.
@MainActor @Suite struct SlowFormatTests {
  @Test func aPageBeginsWithTheThumbnailThatProgramsShare() async throws {
    let photos = try TestPhotos(count: 2)
    defer { photos.remove() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = ThumbnailStore(folder: folder, program: "test-1")
    let stage = Stage(size: CGSize(width: 900, height: 700))
    let delegate = AppDelegate(
      paths: [photos.folder], places: Gallery.Places(thumbnails: store))
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(await stage.wait { gallery.thumbnailsAreShown && stage.isAtRest })
    let white = CGImage(width: 256, height: 192, isOpaque: true) { target in
      for offset in target.indices { target[offset] = 255 }
    }
    let photo = gallery.photos[1]
    store.store(try VipsImageCodec().pngData(white), of: photo.url, .doubleExtraLarge)
    let preview = await gallery.shownPhoto.images.preview(of: photo)
    #expect(preview?.size == CGSize(width: 256, height: 192))
  }
}
