import Foundation
import PhotoIndexing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// The order of photos, the size of thumbnails, and how both come back with the next launch.
@MainActor @Suite(.serialized) final class LibraryViewTests {
  private let photos: TestPhotos
  private let state: URL

  init() throws {
    photos = try TestPhotos(count: 40)
    state = FileManager.default.temporaryDirectory.appendingPathComponent("views-\(UUID())")
  }

  deinit {
    photos.remove()
    try? FileManager.default.removeItem(at: state)
  }

  private func launch(order: PhotoOrder = .oldestFirst) async throws -> (Stage, Gallery) {
    let stage = Stage(size: CGSize(width: 900, height: 700))
    var places = Gallery.Places.memory
    places.views = state.appendingPathComponent("views.json")
    places.order = order
    let delegate = AppDelegate(paths: [photos.folder], places: places)
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(
      await stage.wait {
        gallery.shownLibrary.photoLibrary.isOnDisk && gallery.thumbnailsAreShown
      })
    stage.settle()
    return (stage, gallery)
  }

  private func names(_ gallery: Gallery) -> [String] {
    gallery.photos.map(\.name)
  }

  @Test("Photos are ordered by date or name, and the selected one stays selected")
  func orders() async throws {
    let (stage, gallery) = try await launch()
    let names = names(gallery)
    #expect(names == names.sorted())
    stage.chooseThumbnail(3)
    gallery.shownLibrary.photoLibrary.order = .newestFirst
    #expect(await stage.wait { self.names(gallery) == names.reversed() })
    #expect(gallery.library.grid.selectedIndex == 36)
    gallery.shownLibrary.photoLibrary.order = .name
    #expect(await stage.wait { self.names(gallery) == names })
    #expect(gallery.library.grid.selectedIndex == 3)
  }

  @Test func headingsDependOnNothingThatWasShownBefore() async throws {
    let photos = try DatedPhotos(count: 0, folders: 2)
    for (number, day) in [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 40].enumerated() {
      try photos.add("f0/\(number).jpg", hour: day * 24 + number)
    }
    try photos.add("f1/0.jpg", hour: 0)
    func headings(_ steps: (Stage, Gallery) async -> Void) async throws -> [String?] {
      let stage = Stage(size: CGSize(width: 1280, height: 700))
      let delegate = AppDelegate(paths: [photos.folder], places: .memory)
      stage.launch(delegate)
      let gallery = try #require(delegate.gallery)
      let grid = gallery.library.grid
      #expect(await stage.wait { gallery.thumbnailsAreShown && stage.isAtRest })
      // The sidebar is beside them.
      #expect(grid.view.bounds.width < 1100)
      await steps(stage, gallery)
      #expect(
        await stage.wait { grid.view.window != nil && grid.photos.count == 12 && stage.isAtRest })
      return (0..<grid.sections.count).map { grid.sections.heading(of: $0) }
    }
    let folder = PhotoScope.folder(FileID(path: photos.folder.path).appending("f0"))
    let usual = try await headings { $1.library.home.show(folder) }
    #expect(usual.count == 2)
    let later = try await headings { stage, gallery in
      gallery.library.home.show(mode: .folders)
      stage.settle()
      gallery.library.home.show(folder)
      #expect(gallery.library.home.mode == .folders)
      #expect(await stage.wait { gallery.photos.count == 12 && stage.isAtRest })
      gallery.library.home.show(mode: .all)
    }
    #expect(later == usual)
  }

  @Test("Another order doesn't scroll past the end")
  func anotherOrder() async throws {
    let (stage, gallery) = try await launch(order: .newestFirst)
    let view = gallery.library.grid.collectionView
    view.contentOffset.y = 30
    stage.settle()
    gallery.shownLibrary.photoLibrary.order = .name
    let names = names(gallery)
    #expect(await stage.wait { self.names(gallery) == names.reversed() })
    stage.settle()
    #expect(
      view.verticalOffsets.contains(view.contentOffset.y) && view.verticalOffsets.upperBound > 30)
  }

  /// Scans that were copied together have the same time, or nearly.
  @Test func aPhotoWithoutADateStaysBetweenItsNeighboursWhenItIsTurned() async throws {
    for (index, seconds) in [0, 0, 0, 1, 1, 2].enumerated() {
      let date = Date(timeIntervalSince1970: 1_600_000_000 + Double(seconds))
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: photos.url(index).path)
    }
    for order in PhotoOrder.allCases {
      let (stage, gallery) = try await launch(order: order)
      let before = names(gallery)
      for name in ["photo-01.jpg", "photo-03.jpg"] {
        let photo = try #require(gallery.photos.first { $0.name == name })
        gallery.editing.turn([photo], quarterTurns: 1)
        var stayed = true
        let isRead = await stage.wait {
          stayed = stayed && names(gallery) == before
          return gallery.photos.first { $0.name == name }.map {
            $0.file.stamp != photo.file.stamp && $0.file.facts != nil
          } == true && stage.isAtRest
        }
        #expect(isRead && stayed && names(gallery) == before, "\(order), \(name)")
      }
      // Also with an index that is made anew.
      let (_, again) = try await launch(order: order)
      #expect(names(again) == before, "\(order)")
    }
  }

  @Test("A file that is added takes its place in the order")
  func adding() async throws {
    let (stage, gallery) = try await launch(order: .newestFirst)
    #expect(names(gallery).first == "photo-39.jpg")
    try FileManager.default.copyItem(
      at: photos.url(0), to: photos.folder.appendingPathComponent("new.jpg"))
    #expect(await stage.wait { gallery.photos.count == 41 })
    #expect(names(gallery).first == "new.jpg")
  }

  @Test("Order, size, mode and position come back with the next launch")
  func restoring() async throws {
    var (stage, gallery) = try await launch(order: .newestFirst)
    gallery.shownLibrary.photoLibrary.order = .name
    #expect(await stage.wait { self.names(gallery).first == "photo-00.jpg" })
    gallery.library.home.setSize(4, animated: false)
    gallery.library.grid.reveal(30, animated: false)
    stage.settle()
    let middle = gallery.library.home.libraryView.middle
    #expect(middle != nil)
    gallery.keepView()
    (stage, gallery) = try await launch(order: .newestFirst)
    #expect(gallery.shownLibrary.photoLibrary.order == .name && gallery.library.home.size == 4)
    #expect(gallery.library.grid.size == 4)
    #expect(gallery.library.home.libraryView.middle == middle)
  }

  @Test("F10 opens the menu of the library")
  func mainMenu() async throws {
    let (stage, _) = try await launch(order: .newestFirst)
    stage.press(.keyboardF10)
    stage.advance(by: 0.5)
    let titles = stage.elements().map(\.label)
    #expect(titles.contains("Newest First") && titles.contains("Settings…"), "\(titles)")
  }

  @Test("A position that couldn't be restored yet is still remembered")
  func pending() async throws {
    let (stage, gallery) = try await launch(order: .newestFirst)
    #expect(
      gallery.shownLibrary.photoLibrary.scanner.firstCount != nil,
      "at the top the first photos suffice")
    gallery.library.grid.reveal(30, animated: false)
    stage.settle()
    gallery.keepView()
    let middle = try #require(gallery.library.home.libraryView.middle)
    var places = Gallery.Places.memory
    places.views = state.appendingPathComponent("views.json")
    let next = Gallery(paths: [photos.folder], places: places)
    next.start()
    #expect(next.library.photoLibrary.scanner.firstCount == nil, "it may be anywhere")
    next.keepView()
    #expect(next.library.home.libraryView.middle == middle)
  }

  @Test("A named photo keeps the folder's size and position for the next launch")
  func named() async throws {
    var (stage, gallery) = try await launch(order: .newestFirst)
    gallery.library.home.setSize(1, animated: false)
    gallery.library.grid.reveal(39, animated: false)
    stage.settle()
    let view = gallery.library.home.libraryView
    gallery.keepView()
    var places = Gallery.Places.memory
    places.views = state.appendingPathComponent("views.json")
    let one = NamedPhoto(at: photos.url(3), screen: nil)
    let named = Gallery(paths: [photos.url(3)], places: places, named: one)
    #expect(named.start.named != nil)
    named.start()
    #expect(named.library.home.size == 1 && named.library.grid.size == 1)
    named.keepView()
    (stage, gallery) = try await launch(order: .newestFirst)
    #expect(gallery.library.home.libraryView == view)
  }

  @Test(
    "A damaged store of views is the same as none", arguments: ["", "{", "[{\"paths\":1}]", "null"])
  func damaged(text: String) async throws {
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: state.appendingPathComponent("views.json"))
    let (_, gallery) = try await launch(order: .newestFirst)
    #expect(gallery.shownLibrary.photoLibrary.order == .newestFirst)
    gallery.shownLibrary.photoLibrary.order = .name
    gallery.keepView()
    let (_, next) = try await launch(order: .newestFirst)
    #expect(next.library.photoLibrary.order == .name)
  }

  @Test("Two windows keep the views of their folders")
  func twoWindows() {
    let file = state.appendingPathComponent("views.json")
    let folders = ["/one", "/two"].map { URL(fileURLWithPath: $0) }
    let windows = folders.map { LibraryViewStore(file: file, paths: [$0]) }
    for (index, window) in windows.enumerated() {
      window.view.size = index
      window.save()
    }
    let next = folders.map { LibraryViewStore(file: file, paths: [$0]).view.size }
    #expect(next == [0, 1])
  }

  @Test("The wheel with Control changes the size around the photo under the pointer")
  func wheel() async throws {
    let (stage, gallery) = try await launch()
    gallery.library.grid.reveal(25, animated: false)
    stage.settle()
    let cell = try #require(gallery.thumbnail(at: 22))
    let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    let offset = gallery.library.grid.collectionView.contentOffset
    stage.wheel(at: point, detents: 1, modifiers: .control)
    stage.settle()
    #expect(gallery.library.home.size == GridLayout.usualSize - 1)
    let now = try #require(gallery.thumbnail(at: 22))
    let height = now.convert(CGPoint(x: 0, y: now.bounds.midY), to: nil).y
    let grid = gallery.library.grid.collectionView
    let isAtEnd = grid.contentOffset.y <= 1 - grid.adjustedContentInset.top
    #expect(abs(height - point.y) < 1 || isAtEnd)
    #expect(grid.contentOffset != offset)
    #expect(gallery.library.grid.view.subviews.count { $0 is UICollectionView } == 1)
  }

  @Test("Keys and menu change the size within its limits")
  func limits() async throws {
    let (stage, gallery) = try await launch()
    for _ in 0..<10 {
      stage.press(.keyboardEqualSign, modifiers: .control)
      stage.settle()
    }
    #expect(gallery.library.home.size == GridLayout.sides.count - 1)
    for _ in 0..<10 {
      stage.press(.keyboardHyphen, modifiers: .control)
      stage.settle()
    }
    #expect(gallery.library.home.size == 0)
    stage.press(.keyboard0, modifiers: .control)
    #expect(gallery.library.home.size == GridLayout.usualSize)
  }

  @Test("The slider changes the size, follows keys, and is there where it has room")
  func slider() async throws {
    let (stage, gallery) = try await launch()
    stage.resize(to: CGSize(width: 1280, height: 800))
    stage.settle()
    let slider = try #require(gallery.library.home.sizeSlider)
    #expect(slider.window != nil && slider.value == Float(GridLayout.usualSize))
    let y = slider.convert(CGPoint(x: 0, y: slider.bounds.midY), to: nil).y
    func x(_ size: Int) -> CGFloat {
      let track = slider.trackRect(forBounds: slider.bounds)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: Float(size))
      return slider.convert(CGPoint(x: thumb.midX, y: 0), to: nil).x
    }
    stage.mouseDown(at: CGPoint(x: x(GridLayout.usualSize), y: y))
    for step in 1...10 {
      stage.mouseMove(
        to: CGPoint(
          x: x(GridLayout.usualSize) + (x(0) - x(GridLayout.usualSize)) * CGFloat(step) / 10, y: y))
      stage.advance(frames: 1)
    }
    stage.mouseUp()
    stage.settle()
    #expect(gallery.library.home.size == 0 && slider.value == 0)
    stage.press(.keyboardEqualSign, modifiers: .control)
    stage.settle()
    #expect(slider.value == 1)
    stage.resize(to: CGSize(width: 600, height: 800))
    stage.settle()
    #expect(gallery.library.home.sizeSlider == nil && slider.window == nil)
  }

  @Test("A mouse that is dragged scrolls nothing; a finger does")
  func dragging() async throws {
    let (stage, gallery) = try await launch()
    let top = gallery.library.grid.collectionView.contentOffset.y
    stage.mouseDown(at: CGPoint(x: 450, y: 500))
    stage.mouseMove(to: CGPoint(x: 450, y: 300))
    stage.advance(frames: 2)
    #expect(gallery.library.grid.collectionView.contentOffset.y == top)
    stage.mouseMove(to: CGPoint(x: 450, y: 100))
    stage.mouseUp()
    stage.settle()
    #expect(gallery.openBrowser == nil, "and opens nothing")
    stage.drag(from: CGPoint(x: 450, y: 500), to: CGPoint(x: 450, y: 300))
    stage.settle()
    #expect(gallery.library.grid.collectionView.contentOffset.y > top)
  }
}
