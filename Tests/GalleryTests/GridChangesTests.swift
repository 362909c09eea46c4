import Foundation
import HostInterface
import PhotoIndexing
import Testing
import UIKit
import UIKitStage
import VipsCodec

@testable import gallery

/// A change of the library changes only what is affected on screen.
@MainActor @Suite(.serialized) struct GridChangesTests {
  private let stage = Stage(size: CGSize(width: 900, height: 700))
  private let photos: DatedPhotos
  private let gallery: Gallery
  private var grid: GridController { gallery.library.grid }
  private var library: PhotoLibrary { gallery.shownLibrary.photoLibrary }

  init() async throws {
    photos = try DatedPhotos(count: 120)
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    gallery = try #require(delegate.gallery)
    let gallery = gallery
    let isLoaded = await stage.wait {
      gallery.photos.count == 120
        && gallery.photos.allSatisfy { $0.pixelSize != nil }
        && gallery.thumbnailsAreShown
    }
    #expect(isLoaded)
    stage.settle()
  }

  /// The number of times that cells were configured with a photo.
  private func count(_ body: () async throws -> Void) async rethrows -> Int {
    let counting = CountingDelegate(before: grid.delegate)
    grid.delegate = counting
    try await body()
    grid.delegate = counting.before
    return counting.count
  }

  /// Counts the cells that are configured.
  private final class CountingDelegate: GridControllerDelegate {
    weak var before: (any GridControllerDelegate)?
    private(set) var count = 0

    init(before: (any GridControllerDelegate)?) { self.before = before }

    func cellIsShown(_ cell: PhotoGridCell) {
      count += 1
      before?.cellIsShown(cell)
    }
    func open(_ photo: Photo) {}
    func openFeatured(_ photo: Photo) {}
    func keepBetter(of photo: Photo) {}
    func firstPhotosAreVisible() {}
    func searchAllPhotos() {}
    func askForFolder() {}
    func handle(_ key: UIKey) -> Bool { false }
  }

  private func top(_ name: String) throws -> CGFloat {
    let index = try #require(library.index(of: photos.url("f0/\(name)").file))
    return try #require(grid.cell(at: index)).frame.minY - grid.collectionView.contentOffset.y
  }

  @Test func aNewPhotoMakesOneNewCell() async throws {
    grid.select(100)
    grid.reveal(100, animated: false)
    stage.settle()
    let before = try top("p00100.jpg")
    let shown = try await count {
      try photos.add("f0/new.jpg", hour: 103)
      #expect(await stage.wait { library.photos.count == 121 })
      stage.settle()
    }
    // One cell is inserted, and the shift may reveal the last of a line.
    #expect(shown <= 2, "\(shown) cells were filled")
    #expect(try top("p00100.jpg") == before && grid.selectedIndex == 100)
    #expect(grid.cell(at: 100)?.isSelected == true)
    #expect(library.changes?.steps?.count == 1)
  }

  @Test func insertingAboveKeepsTheScrollPosition() async throws {
    grid.select(100)
    grid.reveal(100, animated: false)
    stage.settle()
    let (line, before) = (grid.cell(at: 100)?.frame.height ?? 0, try top("p00100.jpg"))
    let shown = try await count {
      for number in 0..<15 { try photos.add("f0/new\(number).jpg", hour: -1 - number) }
      #expect(await stage.wait { library.photos.count == 135 })
      stage.settle()
    }
    #expect(shown <= 40, "\(shown) cells were filled")
    #expect(abs(try top("p00100.jpg") - before) <= line, "it moves to the next line at most")
    #expect(grid.selectedIndex == 115 && grid.cell(at: 115)?.isSelected == true)
  }

  @Test func onlyARewrittenPhotoIsLoadedAgain() async throws {
    let cells = grid.collectionView.visibleCells.count
    // It has no capture date: its modification date keeps its position.
    let name = "f0/p00003.jpg"
    let gray = CGImage(width: 60, height: 60, isOpaque: true) { target in
      for offset in target.indices { target[offset] = offset % 4 == 3 ? 255 : 200 }
    }
    let data = try VipsImageCodec().jpegData(gray, quality: 0.9)
    let shown = try await count {
      try data.write(to: photos.url(name))
      try photos.setChanged(name, Date(timeIntervalSince1970: 1_583_031_600))
      let file = photos.url(name).file
      #expect(
        await stage.wait {
          library.photo(file)?.file.stamp.changeDate.timeIntervalSince1970 == 1_583_031_600
        })
      #expect(
        await stage.wait {
          guard let index = library.index(of: file), let cell = grid.cell(at: index),
            let pixels = cell.imageView.image?.cgImage
          else { return false }
          return pixels.withPixels { abs(Int($0[0]) - 200) < 5 }
        }, "the old picture is shown")
      stage.settle()
    }
    // Once when it is written, once when its date is set.
    #expect(shown <= 2 && cells > 6, "\(shown) of \(cells) cells were filled")
  }

  @Test func deletingAPhotoSelectsTheNext() async throws {
    grid.select(4)
    stage.settle()
    let id = library.photos[5].id
    let gone = library.photos[4].id
    let shown = await count {
      _ = gone.withPath { unlink($0) }
      await library.hide([gone])
      stage.settle()
    }
    #expect(shown <= 1, "\(shown) cells were filled")
    #expect(library.photos.count == 119 && library.photos[4].id == id)
    #expect(grid.selectedIndex == 4 && grid.cell(at: 4)?.photo?.id == id)
    #expect(grid.cell(at: 4)?.isSelected == true)
    #expect(library.changes?.steps == PhotoChanges.Steps(removed: [4]))
  }

  /// Each call accesses a disk, which may be asleep.
  @Test func foldersAreObservedOffTheMainThread() async throws {
    let threads = Threads()
    let made = FolderMonitor(
      roots: [photos.folder.file],
      addWatch: { descriptor, folder, mask in
        threads.note()
        return folder.withPath { inotify_add_watch(descriptor, $0, mask) }
      },
      onChange: { _ in })
    let watch = try #require(made)
    let folders: Set = [photos.url("f0").file]
    let outcome = await withCheckedContinuation { done in
      watch.watch(folders) { done.resume(returning: $0) }
    }
    watch.stop()
    #expect(outcome.fresh == folders.union([photos.folder.file]))
    #expect(threads.areMain.count >= 3 && !threads.areMain.contains(true))
  }
}
