import Foundation
import Imaging
import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Files with several pages.
@MainActor @Suite(.serialized) struct PagesTests {
  private struct Page {
    var width: Int
    var height: Int
    var gray: UInt8
  }

  /// Returns an uncompressed TIFF file.
  private static func tiff(_ pages: [Page]) -> Data {
    var data = Data("II*\0".utf8)
    func append(_ value: Int, bytes: Int) {
      for byte in 0..<bytes { data.append(UInt8(value >> (8 * byte) & 0xFF)) }
    }
    append(8, bytes: 4)
    for (index, page) in pages.enumerated() {
      let entries = [
        (256, page.width), (257, page.height), (258, 8), (259, 1), (262, 1),
        (273, data.count + 2 + 9 * 12 + 4), (277, 1), (278, page.height),
        (279, page.width * page.height),
      ]
      append(entries.count, bytes: 2)
      for (tag, value) in entries {
        append(tag, bytes: 2)
        append(4, bytes: 2)
        append(1, bytes: 4)
        append(value, bytes: 4)
      }
      let end = data.count + 4 + page.width * page.height
      append(index == pages.count - 1 ? 0 : end, bytes: 4)
      data.append(Data(repeating: page.gray, count: page.width * page.height))
    }
    return data
  }

  private static let pages = [
    Page(width: 300, height: 200, gray: 40), Page(width: 200, height: 300, gray: 120),
    Page(width: 240, height: 240, gray: 220),
  ]

  private func world(_ pages: [Page]) async throws -> PhotoPageWorld {
    try await PhotoPageWorld(count: 2) { photos in
      let url = photos.url(1)
      try Self.tiff(pages).write(
        to: url.deletingLastPathComponent().appendingPathComponent("scan.tif"))
      try FileManager.default.removeItem(at: url)
    }
  }

  private func open(_ name: String, in world: PhotoPageWorld) async throws -> PagesButton {
    let index = try #require(
      world.gallery.photos.firstIndex { $0.name == name })
    try await world.open(index)
    return try #require(world.browser.overlays.compactMap { $0 as? PagesButton }.first)
  }

  /// Opens the pages of a scan.
  private func openPages() async throws -> (PhotoPageWorld, PhotoBrowser<Int>) {
    let world = try await world(Self.pages)
    let (stage, button) = (world.stage, try await open("scan.tif", in: world).button)
    #expect(await stage.wait { !button.isHidden })
    // They hide while a busy machine reads the file.
    world.browser.areControlsShown = true
    stage.settle()
    try #require(stage.element(.button, "3 pages")).tap()
    stage.settle()
    return (world, try #require(world.browser.presentedViewController as? PhotoBrowser<Int>))
  }

  @Test func smallerCopiesAreNoPages() async throws {
    func gray(_ width: Int, _ height: Int) -> Page { Page(width: width, height: height, gray: 90) }
    let reader = ImageFile(
      data: Self.tiff([gray(301, 200), gray(151, 100), gray(75, 50)]), name: "pyramid.tif")
    #expect(try reader.details().frameCount == 1)
    // Or a file with many of them would be read to its end.
    let dots = ImageFile(data: Self.tiff(Array(repeating: gray(1, 1), count: 3)), name: "dots.tif")
    #expect(try dots.details().frameCount == 3)
    for last in [gray(300, 200), gray(150, 150), gray(240, 160)] {
      let scan = ImageFile(
        data: Self.tiff([gray(300, 200), gray(150, 100), last]), name: "scan.tif")
      #expect(try scan.details().frameCount == 3)
    }
  }

  @Test func pagesAreCountedAndShownInABrowserOfTheirOwn() async throws {
    let (world, pages) = try await openPages()
    let stage = world.stage
    #expect(await stage.wait { pages.isOpen && pages.visibleContent != nil })
    stage.advance(by: 10)
    stage.press(.keyboardRightArrow)
    stage.advance(by: 10)
    #expect(pages.areControlsShown, "the number of the page")
    for (index, page) in Self.pages.enumerated() {
      pages.goTo(index, animated: false)
      stage.settle()
      func shape() -> CGFloat { pages.visibleContent.map { $0.frame.width / $0.frame.height } ?? 0 }
      let wanted = CGFloat(page.width) / CGFloat(page.height)
      #expect(await stage.wait { abs(shape() - wanted) < 0.01 }, "page \(index)")
    }
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(world.browser.presentedViewController == nil && world.browser.isOpen)
  }

  @Test func arrowsAtTheEdgesTurnThePagesOfAFile() async throws {
    let (world, pages) = try await openPages()
    let stage = world.stage
    #expect(await stage.wait { pages.isOpen && pages.visibleContent != nil })
    stage.hover(at: CGPoint(x: 500, y: 300))
    stage.advance(by: 0.5)
    #expect(stage.element(.button, "Previous Page") == nil, "before the first")
    try #require(stage.element(.button, "Next Page")).tap()
    stage.settle(limit: 1.5)
    #expect(pages.currentIndex == 1)
    try #require(stage.element(.button, "Previous Page")).tap()
    stage.settle(limit: 1.5)
    #expect(pages.currentIndex == 0)
    try #require(stage.element(.button, "Close")).tap()
    stage.settle()
    #expect(world.browser.presentedViewController == nil && world.browser.isOpen)
  }

  @Test func pagesOfAFileThatHasGoneAreNotShownOverAnotherPhoto() async throws {
    let (world, _) = try await openPages()
    let stage = world.stage
    let scan = try #require(world.gallery.photos.first { $0.name == "scan.tif" })
    try FileManager.default.removeItem(at: scan.url)
    world.gallery.shownLibrary.photoLibrary.scan()
    #expect(await stage.wait { world.gallery.photos.count == 1 && stage.isAtRest })
    #expect(world.browser.presentedViewController == nil && world.browser.isOpen)
  }

  @Test func theButtonIsThereForPhotosWithPagesOnly() async throws {
    let world = try await world(Self.pages)
    let stage = world.stage
    let button = try await open("scan.tif", in: world).button
    #expect(await stage.wait { !button.isHidden })
    let index = try #require(world.browser.currentIndex)
    world.browser.goTo(1 - index)
    // It doesn't wait until the pages rest.
    while world.browser.currentIndex == index, !stage.isAtRest { stage.advance(frames: 1) }
    #expect(button.isHidden && !stage.isAtRest)
    stage.settle()
    #expect(button.isHidden)
    world.browser.goTo(index)
    stage.settle()
    #expect(await stage.wait { !button.isHidden })
  }
}
