import Foundation
import HostInterface
import Imaging
import PhotoIndexing
import PhotoMetadata
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// What is known of a photo, beside it or in a sheet.
@MainActor @Suite(.serialized) struct InfoPanelTests {
  /// A sidecar that says where and with what the first photo was taken.
  private static func describe(_ photos: TestPhotos) throws {
    let text = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
       xmlns:exif="http://ns.adobe.com/exif/1.0/" xmp:Rating="4" exif:GPSLatitude="48,51.5N" exif:GPSLongitude="2,17.6E">
      <dc:title><rdf:Alt><rdf:li xml:lang="x-default">Tower</rdf:li></rdf:Alt></dc:title>
      <dc:subject><rdf:Bag><rdf:li>iron</rdf:li><rdf:li>city</rdf:li></rdf:Bag></dc:subject>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    try Data(text.utf8).write(to: photos.url(0).appendingPathExtension("xmp"))
  }

  /// A white BMP file, which has no room for metadata. Newer versions of libvips write EXIF into
  /// each file.
  private static func bitmap(width: Int, height: Int) -> Data {
    func bytes(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    let row = (width * 3 + 3) / 4 * 4
    let header =
      Array("BM".utf8) + bytes(54 + row * height, 4) + bytes(0, 4) + bytes(54, 4) + bytes(40, 4)
      + bytes(width, 4) + bytes(height, 4) + bytes(1, 2) + bytes(24, 2) + bytes(0, 24)
    return Data(header + [UInt8](repeating: 255, count: row * height))
  }

  @Test func theHomeFolderIsAbbreviated() {
    #expect(InfoText.path("/home/ada/Photos", home: "/home/ada") == "~/Photos")
    #expect(InfoText.path("/home/ada", home: "/home/ada") == "~")
    #expect(InfoText.path("/home/adam/Photos", home: "/home/ada") == "/home/adam/Photos")
    #expect(InfoText.path("/srv", home: "/") == "/srv")
  }

  @Test func thePanelMovesThePhotoAsideAndFollowsThePages() async throws {
    let world = try await PhotoPageWorld(prepare: Self.describe)
    try await world.open()
    let (stage, browser, page) = (world.stage, world.browser, try world.page)
    stage.press(.keyboardI)
    stage.advance(frames: 8)
    // On its way, photo and panel share one edge.
    let edge = browser.panelInsets.right
    #expect(edge > 0 && edge < InfoPanel.width)
    #expect(abs(page.infoPanel.frame.minX - (1100 - edge)) < 0.01)
    // It turns back from where it is.
    page.panels.toggleInfo()
    stage.advance(frames: 1)
    #expect(abs(browser.panelInsets.right - edge) < 40)
    page.panels.toggleInfo()
    stage.settle()
    #expect(browser.panelInsets.right == InfoPanel.width)
    let content = try #require(browser.visibleContent)
    #expect(content.frame.maxX <= 1100 - InfoPanel.width + 0.5)
    #expect(await stage.wait { page.infoPanel.text?.title == "Tower" })
    let panel = page.infoPanel
    #expect(panel.text?.tags == ["iron", "city"] && panel.stars.stars == 4 && !panel.map.isHidden)
    #expect(panel.titleField.text == "Tower" && panel.tagsField.text == "iron, city")
    #expect(!panel.rows.contains { $0.content?.text == "Tower" })
    stage.press(.keyboardRightArrow)
    #expect(await stage.wait { panel.photo?.name == "photo-01.jpg" && panel.text?.title == "" })
    #expect(panel.map.isHidden && panel.stars.stars == 0 && panel.titleField.text == "")
    #expect(await stage.wait { panel.histogram.histogram != nil })
  }

  @Test func theHeadingIsBelowTheWindowControlsOnTheirSide() async throws {
    let world = try await PhotoPageWorld()
    try await world.open()
    let stage = world.stage
    stage.press(.keyboardI)
    let panel = try world.page.infoPanel
    stage.settle()
    func top(_ buttons: HostTitleBarButtons?) -> CGFloat {
      stage.titleBarButtons = buttons
      stage.settle()
      return panel.scrollView.frame.minY
    }
    let alone = top(nil)
    #expect(top(HostTitleBarButtons(trailing: [.close])) == alone + 44)
    #expect(top(HostTitleBarButtons(leading: [.close])) == alone)
  }

  @Test func allMetadataIsListedAndSearched() async throws {
    let world = try await PhotoPageWorld { photos in
      try Self.describe(photos)
      try Self.bitmap(width: 30, height: 20).write(to: photos.url(1))
    }
    try await world.open()
    let (stage, page) = (world.stage, try world.page)
    stage.press(.keyboardI)
    stage.settle()
    #expect(await stage.wait { page.infoPanel.text != nil })
    try #require(stage.element(.button, "All Metadata…")).tap()
    stage.settle()
    func list() throws -> AllMetadataController {
      let sheet = world.gallery.frontController as? UINavigationController
      return try #require(sheet?.topViewController as? AllMetadataController)
    }
    let shown = try list()
    #expect(await stage.wait { !shown.shownFields.isEmpty })
    let title = try #require(shown.shownFields.first { $0.name == "Xmp.dc.title" })
    #expect(title.isInSidecar && title.value.hasSuffix("Tower"))
    shown.show(matching: "tower")
    #expect(shown.shownFields.map(\.name) == ["Xmp.dc.title"])
    shown.show(matching: "xmp.exif")
    #expect(shown.shownFields.map(\.name) == ["Xmp.exif.GPSLatitude", "Xmp.exif.GPSLongitude"])
    shown.show(matching: "")
    try #require(stage.element(.button, "Done")).tap()
    stage.settle()
    // By its key, without a panel. What is not there is said.
    let bare = try #require(
      world.gallery.shownLibrary.photoLibrary.index(of: world.photos.url(1).file))
    world.browser.goTo(bare, animated: false)
    stage.settle()
    stage.press(.keyboardReturnOrEnter, modifiers: .alternate)
    stage.settle()
    let other = try list()
    let sentence = "“photo-01.jpg” has no metadata."
    #expect(
      await stage.wait {
        (other.collectionView.backgroundView as? MessageView)?.text.hasSuffix(sentence) == true
      })
    #expect(other.shownFields.isEmpty)
  }

  @Test func fieldsSaveWhatWasTyped() async throws {
    let world = try await PhotoPageWorld(prepare: Self.describe)
    try await world.open()
    let (stage, page) = (world.stage, try world.page)
    stage.press(.keyboardI)
    #expect(await stage.wait { page.infoPanel.text?.title == "Tower" })
    stage.settle()
    let panel = page.infoPanel
    #expect(!panel.titleField.isHidden && panel.tagsField.text == "iron, city")
    panel.titleField.becomeFirstResponder()
    panel.titleField.text = "Eiffel"
    // Keys of the page are letters here.
    stage.type("i")
    #expect(world.page(shows: true))
    panel.titleField.text = "Eiffel"
    panel.endEditing(true)
    panel.tagsField.becomeFirstResponder()
    #expect(panel.tagsField.text == "iron, city, ", "typing adds")
    panel.tagsField.text = "iron, Paris ,"
    panel.endEditing(true)
    panel.stars.onChange?(2)
    panel.captionView.becomeFirstResponder()
    stage.type("Of iron, and tall.\n")
    #expect(!panel.isEditing && world.browser.isFirstResponder)
    let id = world.photos.url(0).file
    func saved() -> MediaMetadata? { try? MetadataReader().metadata(of: id) }
    #expect(await stage.wait { saved()?.caption == "Of iron, and tall." })
    #expect(saved()?.title == "Eiffel" && saved()?.keywords == ["iron", "Paris"])
    #expect(saved()?.rating == 2)
    #expect(await stage.wait { panel.text?.caption == "Of iron, and tall." })
    // Esc takes back what was typed.
    panel.captionView.becomeFirstResponder()
    stage.type("no")
    stage.press(.keyboardEscape)
    #expect(!panel.isEditing && panel.captionView.text == "Of iron, and tall.")
    #expect(world.browser.isOpen)
  }

  @Test func aLongCaptionGrowsUntilItScrolls() async throws {
    let world = try await PhotoPageWorld(prepare: Self.describe)
    try await world.open()
    let stage = world.stage
    stage.press(.keyboardI)
    let panel = try world.page.infoPanel
    #expect(await stage.wait { panel.text?.title == "Tower" })
    stage.settle()
    let (view, stars) = (panel.captionView, panel.stars)
    let (height, top) = (view.frame.height, stars.frame.minY)
    view.becomeFirstResponder()
    stage.type(String(repeating: "All of iron. ", count: 12))
    stage.settle()
    let growth = view.frame.height - height
    #expect(growth > 30 && stars.frame.minY == top + growth)
    stage.type(String(repeating: "All of iron. ", count: 60))
    stage.settle()
    #expect(view.frame.height == 180 && view.contentSize.height > 180)
  }

  @Test func aPlaceIsOpenedInMapsAndCopied() async throws {
    let world = try await PhotoPageWorld(prepare: Self.describe)
    try await world.open()
    let stage = world.stage
    stage.press(.keyboardI)
    let panel = try world.page.infoPanel
    #expect(await stage.wait { panel.text?.place != nil })
    stage.settle()
    // The stage's desktop has no map program.
    try #require(stage.element(.button, "Open in Maps")).tap()
    #expect(await stage.wait { !stage.openedURLs.isEmpty })
    #expect(
      stage.openedURLs.map(\.absoluteString)
        == ["https://www.openstreetmap.org/?mlat=48.858333&mlon=2.293333#map=16/48.858333/2.293333"]
    )
    try #require(stage.element(.button, "Copy Coordinates")).tap()
    #expect(UIPasteboard.general.string == "48.858333, 2.293333")
    try #require(stage.element(.button, "Photos Near Here")).tap()
    let searching = world.gallery.library.home.searching
    #expect(
      await stage.wait { world.gallery.openBrowser == nil && world.gallery.photos.count == 1 })
    #expect(searching.isActive && searching.bar.text == "near:48.858,2.293")
    #expect(world.gallery.photos.map(\.name) == ["photo-00.jpg"])
    #expect(
      try PlaceLinks(#require(.init(latitude: -33.5, longitude: -70))).all.first?.absoluteString
        == "geo:-33.500000,-70.000000")
  }

  @Test func whatWasTypedIsOfThePhotoThatWasOpen() async throws {
    let world = try await PhotoPageWorld(prepare: Self.describe)
    try await world.open()
    let (stage, page) = (world.stage, try world.page)
    stage.press(.keyboardI)
    #expect(await stage.wait { page.infoPanel.text?.title == "Tower" })
    stage.settle()
    let panel = page.infoPanel
    panel.tagsField.becomeFirstResponder()
    panel.tagsField.text = "Paris"
    // The wheel or a slideshow turns the page meanwhile.
    world.browser.goTo(1, animated: false)
    #expect(await stage.wait { panel.photo?.name == "photo-01.jpg" && panel.text?.title == "" })
    #expect(panel.tagsField.text == "")
    panel.endEditing(true)
    let ids = [0, 1].map { world.photos.url($0).file }
    func tags(_ id: Photo.ID) -> [String]? { try? MetadataReader().metadata(of: id).keywords }
    #expect(await stage.wait { tags(ids[0]) == ["Paris"] })
    #expect(tags(ids[1]) ?? [] == [])
  }

  @Test func narrowWindowsHaveASheet() async throws {
    let world = try await PhotoPageWorld(size: CGSize(width: 400, height: 800))
    try await world.open()
    world.stage.press(.keyboardI)
    world.stage.settle()
    let sheet = try #require(world.browser.presentedViewController as? InfoController)
    #expect(await world.stage.wait { sheet.panel.text != nil })
    #expect(world.browser.panelInsets == .zero)
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    world.stage.press(.keyboardI)
    world.stage.settle()
    #expect(world.browser.presentedViewController == nil && world.browser.isOpen)
  }

  @Test func exposureAndPlaceAreInWords() throws {
    var metadata = MediaMetadata()
    metadata.exposureTime = 0.004
    metadata.aperture = 2.8
    metadata.iso = 200
    metadata.focalLength = 50
    let text = try #require(InfoText.exposure(metadata))
    for part in ["1/250", "ISO 200", "50"] { #expect(text.contains(part)) }
    metadata.exposureTime = 2.5
    #expect(InfoText.exposure(metadata)?.contains("1/") == false)
    let place = try #require(MediaMetadata.Place(latitude: -33.8568, longitude: 151.2153))
    let words = InfoText.coordinates(place)
    #expect(
      words.contains(String(localized: "\("33.8568")° S", bundle: .gallery))
        || words.contains("33,8568"))
  }

  @Test func theHistogramCountsBrightness() throws {
    let bytes = (0..<100).flatMap { index -> [UInt8] in [index < 50 ? 40 : 80, 120, 200, 255] }
    let histogram = Histogram(PixelBuffer(width: 10, height: 10, bytes: bytes))
    #expect(histogram.red[50] == 1 && histogram.green[30] == 1)
    #expect(histogram.blue[10] == 0.5 && histogram.blue[20] == 0.5)
    #expect(histogram.red.reduce(0, +) == 1)
  }

  @Test func theMapHasLandWhereLandIs() async throws {
    let outline = await LandOutline.read()
    #expect(outline.rings.count > 200)
    func isLand(_ latitude: Double, _ longitude: Double, onMapOf middle: Double? = nil) -> Bool {
      let size = CGSize(width: 280, height: 150)
      let region = LandOutline.region(
        latitude: latitude, longitude: middle ?? longitude, shape: size)
      let path = outline.path(of: region, in: size)
      let point = CGPoint(
        x: (longitude - region.minX) / region.width * size.width,
        y: size.height - (latitude - region.minY) / region.height * size.height)
      return path.contains(point)
    }
    #expect(isLand(48.9, 2.3) && isLand(-25, 135) && isLand(66, -171.5) && isLand(40, 100))
    #expect(isLand(66, 188.5, onMapOf: 178) && isLand(66, -188, onMapOf: -178))
    #expect(!isLand(40, -40) && !isLand(0, -150) && !isLand(35, 18))
    let damaged = LandOutline("# a\n1 2 x 3\n\n10 10 10 0 0 10\n1 2 3")
    #expect(damaged.rings.count == 1)
  }
}

extension PhotoPageWorld {
  fileprivate func page(shows isInfoShown: Bool) -> Bool { (try? page.isInfoShown) == isInfoShown }
}
