import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import PhotoBrowsing

/// Photos side by side.
@MainActor @Suite(.serialized) struct PhotoComparisonTests {
  private let stage = Stage(size: CGSize(width: 1000, height: 600))
  private let root = UIViewController()
  private let image = BrowserWorld.picture(width: 400, height: 300)

  private func compare(_ count: Int, visible: Int = 2) -> PhotoComparisonController {
    stage.show(root)
    let image = image
    let controller = PhotoComparisonController(count: count, visibleCount: visible) { index in
      PhotoRequest(id: index, placeholder: image) { _ in image }
    }
    controller.photoName = { "photo \($0)" }
    root.present(controller, animated: true)
    stage.settle()
    return controller
  }

  @Test("They are zoomed and moved together, also those that are added")
  func linked() {
    let controller = compare(6)
    #expect(controller.visibleIndices == [0, 1])
    _ = controller.visibleCells[1].zoom(.zoomIn)
    stage.advance(frames: 3)
    let scale = controller.visibleCells[1].zoomScale
    #expect(scale > 1 && abs(controller.visibleCells[0].zoomScale - scale) < 0.01)
    stage.settle()
    stage.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 200, y: 280), duration: 0.3)
    stage.settle()
    let frames = controller.visibleCells.map(\.imageView.frame)
    #expect(distance(frames[0], frames[1]) < 0.5)
    controller.visibleCount = 4
    stage.settle()
    let scales = controller.visibleCells.map(\.zoomScale)
    #expect(scales.count == 4 && scales.allSatisfy { abs($0 - scales[0]) < 0.01 })
  }

  @Test("Keys choose how many and which photos are shown, zoom, and close")
  func keys() {
    let controller = compare(6)
    let first = controller.visibleCells[0]
    stage.press(.keyboard3)
    #expect(controller.visibleIndices == [0, 1, 2] && controller.visibleCells[0] === first)
    for _ in 0..<9 { stage.press(.keyboardRightArrow) }
    #expect(controller.visibleIndices == [0, 4, 5])
    stage.press(.keyboard4)
    #expect(controller.visibleIndices == [0, 3, 4, 5])
    stage.press(.keyboardLeftArrow)
    #expect(controller.visibleIndices == [0, 2, 3, 4] && controller.visibleCells[0] === first)
    stage.settle()
    stage.press(.keyboardHyphen)
    stage.press(.keyboard0)
    stage.settle()
    #expect(first.zoomScale == 1)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("With hearts, the photo that the pointer is at is marked, and its heart is pressed")
  func favorites() throws {
    let controller = compare(3)
    #expect(stage.element(.button, "Add “photo 1” to Favorites") == nil)
    var favorites: Set<Int> = []
    controller.isFavorite = { favorites.contains($0) }
    controller.toggleFavorite = { [weak controller] in
      favorites.formSymmetricDifference([$0])
      controller?.updateFavorites()
    }
    controller.updateFavorites()
    stage.settle()
    #expect(controller.currentIndex == 0)
    stage.hover(at: CGPoint(x: 750, y: 200))
    #expect(controller.currentIndex == 1)
    try #require(stage.element(.button, "Add “photo 0” to Favorites")).tap()
    stage.settle()
    #expect(favorites == [0] && controller.currentIndex == 0)
    #expect(stage.element(.button, "Remove “photo 0” from Favorites") != nil)
    // A photo that isn't shown any more isn't the current one.
    stage.hover(at: CGPoint(x: 750, y: 200))
    stage.press(.keyboardRightArrow)
    #expect(controller.visibleIndices == [0, 2] && controller.currentIndex == 0)
    #expect(stage.element(.button, "Add “photo 2” to Favorites") != nil)
  }

  @Test("From right to left the first photo is at the right, and the key to the left leads on")
  func rightToLeft() throws {
    let controller = compare(4)
    controller.view.window?.traitOverrides.layoutDirection = .rightToLeft
    stage.settle()
    let places = controller.visibleCells.map { $0.convert($0.bounds, to: nil).midX }
    #expect(places == places.sorted(by: >) && Set(places).count == 2)
    #expect(try #require(stage.element(.button, "Close")).frame.midX < 100)
    stage.press(.keyboardLeftArrow)
    #expect(controller.visibleIndices == [0, 2])
    stage.press(.keyboardRightArrow)
    #expect(controller.visibleIndices == [0, 1])
  }

  @Test("Its button closes it, and an app's own keys come first")
  func closing() throws {
    let controller = compare(2)
    controller.onKey = { $0.keyCode == .keyboard3 }
    try #require(stage.element(.button, "Close")).tap()
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("Any number of photos is shown as far as there are some", arguments: [0, 1, 2, 3])
  func few(count: Int) {
    let controller = compare(count, visible: 9)
    #expect(controller.visibleIndices == Array(0..<count))
    for step in [1, -1, .max, .min] { controller.move(by: step) }
    for number in [-3, 0, 4, .max] { controller.visibleCount = number }
    stage.settle()
    #expect(controller.visibleCells.count == min(count, 4))
  }

  @Test("Photos of values")
  func values() async {
    @MainActor struct Loader: PhotoLoading {
      let image: UIImage
      func photo(at url: URL, pixels: CGSize) async throws -> UIImage { image }
    }
    stage.show(root)
    let photos = (0..<3).map { BrowserPhoto(id: $0, url: URL(fileURLWithPath: "/\($0)")) }
    let controller = PhotoComparisonController(
      photos, visibleCount: 3, loading: Loader(image: image))
    root.present(controller, animated: false)
    #expect(await stage.wait { controller.visibleCells.allSatisfy { $0.image === image } })
    #expect(controller.visibleCells.map(\.photoID) == (0..<3).map { PhotoID($0) })
  }

  @Test(
    "They share the window",
    arguments: [
      (2, CGSize(width: 1000, height: 600)), (3, CGSize(width: 400, height: 900)),
      (4, CGSize(width: 900, height: 900)),
    ])
  func frames(_ count: Int, _ size: CGSize) {
    let frames = PhotoComparisonController.frames(count, in: size)
    #expect(frames.count == count)
    for (index, frame) in frames.enumerated() {
      #expect(frame.width > 0 && frame.height > 0)
      #expect(CGRect(origin: .zero, size: size).contains(frame))
      for other in frames.dropFirst(index + 1) { #expect(!frame.intersects(other)) }
    }
  }
}
