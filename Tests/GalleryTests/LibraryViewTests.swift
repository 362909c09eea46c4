import Foundation
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

  private func launch(order: PhotoOrder = .oldestFirst) async throws -> (Stage, Composition) {
    let stage = Stage(size: CGSize(width: 900, height: 700))
    var places = Composition.Places.memory
    places.views = state.appendingPathComponent("views.json")
    places.order = order
    let delegate = AppDelegate(paths: [photos.folder], places: places)
    stage.launch(delegate)
    let composition = try #require(delegate.composition)
    #expect(
      await stage.wait { composition.library.isOnDisk && composition.grid.visibleCellsAreLoaded })
    stage.settle()
    return (stage, composition)
  }

  private func names(_ composition: Composition) -> [String] {
    composition.library.photos.map(\.name)
  }

  @Test("Photos are ordered by date or name, and the selected one stays selected")
  func orders() async throws {
    let (stage, composition) = try await launch()
    let names = names(composition)
    #expect(names == names.sorted())
    composition.grid.select(3)
    composition.library.order = .newestFirst
    #expect(await stage.wait { self.names(composition) == names.reversed() })
    #expect(composition.grid.selectedIndex == 36)
    composition.library.order = .name
    #expect(await stage.wait { self.names(composition) == names })
    #expect(composition.grid.selectedIndex == 3)
  }

  @Test("Another order doesn't scroll past the end")
  func anotherOrder() async throws {
    let (stage, composition) = try await launch(order: .newestFirst)
    let view = composition.grid.collectionView
    view.contentOffset.y = 30
    stage.settle()
    composition.library.order = .name
    let names = names(composition)
    #expect(await stage.wait { self.names(composition) == names.reversed() })
    stage.settle()
    #expect(
      view.verticalOffsets.contains(view.contentOffset.y) && view.verticalOffsets.upperBound > 30)
  }

  @Test("A file that is added takes its place in the order")
  func adding() async throws {
    let (stage, composition) = try await launch(order: .newestFirst)
    #expect(names(composition).first == "photo-39.jpg")
    try FileManager.default.copyItem(
      at: photos.url(0), to: photos.folder.appendingPathComponent("new.jpg"))
    #expect(await stage.wait { composition.library.photos.count == 41 })
    #expect(names(composition).first == "new.jpg")
  }

  @Test("Order, size, mode and position come back with the next launch")
  func restoring() async throws {
    var (stage, composition) = try await launch(order: .newestFirst)
    composition.library.order = .name
    #expect(await stage.wait { self.names(composition).first == "photo-00.jpg" })
    composition.home.setSize(4, animated: false)
    composition.grid.reveal(30, animated: false)
    stage.settle()
    let middle = composition.home.libraryView.middle
    #expect(middle != nil)
    composition.keepView()
    (stage, composition) = try await launch(order: .newestFirst)
    #expect(composition.library.order == .name && composition.home.size == 4)
    #expect(composition.grid.size == 4)
    #expect(composition.home.libraryView.middle == middle)
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
    let (stage, composition) = try await launch(order: .newestFirst)
    #expect(composition.library.firstCount != nil, "at the top the first photos suffice")
    composition.grid.reveal(30, animated: false)
    stage.settle()
    composition.keepView()
    let middle = try #require(composition.home.libraryView.middle)
    var places = Composition.Places.memory
    places.views = state.appendingPathComponent("views.json")
    let next = Composition(paths: [photos.folder], places: places)
    next.start()
    #expect(next.library.firstCount == nil, "it may be anywhere")
    next.keepView()
    #expect(next.home.libraryView.middle == middle)
  }

  @Test("A named photo keeps the folder's size and position for the next launch")
  func named() async throws {
    var (stage, composition) = try await launch(order: .newestFirst)
    composition.home.setSize(1, animated: false)
    composition.grid.reveal(39, animated: false)
    stage.settle()
    let view = composition.home.libraryView
    composition.keepView()
    var places = Composition.Places.memory
    places.views = state.appendingPathComponent("views.json")
    let one = NamedPhoto(at: photos.url(3), screen: nil)
    let named = Composition(paths: [photos.url(3)], places: places, named: one)
    #expect(named.named != nil)
    named.start()
    #expect(named.home.size == 1 && named.grid.size == 1)
    named.keepView()
    (stage, composition) = try await launch(order: .newestFirst)
    #expect(composition.home.libraryView == view)
  }

  @Test(
    "A damaged store of views is the same as none", arguments: ["", "{", "[{\"paths\":1}]", "null"])
  func damaged(text: String) async throws {
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: state.appendingPathComponent("views.json"))
    let (_, composition) = try await launch(order: .newestFirst)
    #expect(composition.library.order == .newestFirst)
    composition.library.order = .name
    composition.keepView()
    let (_, next) = try await launch(order: .newestFirst)
    #expect(next.library.order == .name)
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
    let (stage, composition) = try await launch()
    composition.grid.reveal(25, animated: false)
    stage.settle()
    let cell = try #require(composition.grid.cell(at: 22))
    let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    let offset = composition.grid.collectionView.contentOffset
    stage.wheel(at: point, detents: 1, modifiers: .control)
    stage.settle()
    #expect(composition.home.size == GridLayout.usualSize - 1)
    let now = try #require(composition.grid.cell(at: 22))
    let height = now.convert(CGPoint(x: 0, y: now.bounds.midY), to: nil).y
    let grid = composition.grid.collectionView
    let isAtEnd = grid.contentOffset.y <= 1 - grid.adjustedContentInset.top
    #expect(abs(height - point.y) < 1 || isAtEnd)
    #expect(grid.contentOffset != offset)
    #expect(composition.grid.view.subviews.count { $0 is UICollectionView } == 1)
  }

  @Test("Keys and menu change the size within its limits")
  func limits() async throws {
    let (stage, composition) = try await launch()
    for _ in 0..<10 {
      stage.press(.keyboardEqualSign, modifiers: .control)
      stage.settle()
    }
    #expect(composition.home.size == GridLayout.sides.count - 1)
    for _ in 0..<10 {
      stage.press(.keyboardHyphen, modifiers: .control)
      stage.settle()
    }
    #expect(composition.home.size == 0)
    stage.press(.keyboard0, modifiers: .control)
    #expect(composition.home.size == GridLayout.usualSize)
  }

  @Test("The slider changes the size, follows keys, and is there where it has room")
  func slider() async throws {
    let (stage, composition) = try await launch()
    stage.resize(to: CGSize(width: 1280, height: 800))
    stage.settle()
    let slider = try #require(composition.home.sizeSlider)
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
    #expect(composition.home.size == 0 && slider.value == 0)
    stage.press(.keyboardEqualSign, modifiers: .control)
    stage.settle()
    #expect(slider.value == 1)
    stage.resize(to: CGSize(width: 600, height: 800))
    stage.settle()
    #expect(composition.home.sizeSlider == nil && slider.window == nil)
  }

  @Test("A mouse that is dragged scrolls nothing; a finger does")
  func dragging() async throws {
    let (stage, composition) = try await launch()
    let top = composition.grid.collectionView.contentOffset.y
    stage.mouseDown(at: CGPoint(x: 450, y: 500))
    stage.mouseMove(to: CGPoint(x: 450, y: 300))
    stage.advance(frames: 2)
    #expect(composition.grid.collectionView.contentOffset.y == top)
    stage.mouseMove(to: CGPoint(x: 450, y: 100))
    stage.mouseUp()
    stage.settle()
    #expect(composition.browser == nil, "and opens nothing")
    stage.drag(from: CGPoint(x: 450, y: 500), to: CGPoint(x: 450, y: 300))
    stage.settle()
    #expect(composition.grid.collectionView.contentOffset.y > top)
  }
}
