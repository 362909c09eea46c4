import Foundation
import PhotoIndexing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// The years and the months of the library, and the way from them to photos and back.
@MainActor @Suite(.serialized) final class OverviewTests {
  private let photos: DatedPhotos
  private let stage: Stage
  private let gallery: Gallery

  /// 20 photos in each of six months of two years.
  init() async throws {
    photos = try DatedPhotos(count: 120, folders: 2)
    for number in 0..<120 { try photos.add(photos.names[number], hour: Self.hour(of: number)) }
    stage = Stage(size: CGSize(width: 1000, height: 700))
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    self.gallery = gallery
    #expect(
      await stage.wait {
        gallery.photos.count == 120 && gallery.shownLibrary.photoLibrary.progress == nil
          && gallery.library.home.overviews.allSatisfy {
            $0.periods.parts.map(\.count).total == 120
          }
          && gallery.library.home.overviews[0].periods.parts.count == 6
      })
    stage.settle()
  }

  /// Months are March to May of 2020 and 2021.
  private static func hour(of number: Int) -> Int {
    let month = number / 20
    return (month / 3 * 365 + month % 3 * 31) * 24 + number % 20 * 12
  }

  private var home: LibraryController { gallery.library.home }

  private func overview() throws -> OverviewController {
    try #require(home.shown as? OverviewController)
  }

  private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    stage.press(key, modifiers: modifiers)
    stage.settle()
  }

  /// The photo at the top of the grid.
  private var top: Photo? {
    let grid = gallery.library.grid
    return grid.collectionView.indexPathsForVisibleItems.sorted().first {
      grid.collectionView.shows($0)
    }.flatMap { grid.photo(at: $0) }
  }

  @Test func coversAreButtonsWithTheNumberOfTheirPhotos() throws {
    press(.keyboard4, .control)
    #expect(home.mode == .years)
    for label in ["2020, 60 items", "2021, 60 items"] {
      #expect(stage.element(.button, label) != nil)
    }
    press(.keyboard3, .control)
    #expect(home.mode == .months)
    #expect(stage.element(.button, "March 2020, 20 items") != nil)
    #expect(stage.element(.button, "May 2021, 20 items") != nil)
  }

  @Test func aTapOnACoverGoesIn() throws {
    press(.keyboard4, .control)
    try #require(stage.element(.button, "2021, 60 items")).tap()
    stage.settle()
    #expect(home.mode == .months)
    try #require(stage.element(.button, "April 2021, 20 items")).tap()
    stage.settle()
    #expect(home.mode == .all)
    #expect(top?.id == gallery.photos[80].id, "the month begins at the top")
    #expect(home.view.subviews.allSatisfy { $0.transform == .identity })
  }

  @Test func keysGoThroughTheCoversAndIn() throws {
    press(.keyboard4, .control)
    press(.keyboardHome)
    press(.keyboardRightArrow)
    press(.keyboardReturnOrEnter)
    #expect(home.mode == .months)
    let path = try #require(overview().collectionView.indexPathsForSelectedItems?.first)
    #expect(try overview().periods.parts[path.item].period == TimelinePeriod(year: 2021, month: 3))
    press(.keyboardRightArrow)
    press(.keyboardSpacebar)
    #expect(home.mode == .all && gallery.library.grid.isFirstResponder)
    #expect(gallery.library.grid.selectedIndex == 80)
    // Away from the photos and back, to the same one.
    gallery.library.grid.select(93)
    press(.keyboard0, .control)
    for _ in 0...GridLayout.usualSize + 1 { press(.keyboardHyphen, .control) }
    #expect(home.mode == .years && home.zoomLevel == -2)
    for _ in 0..<2 { press(.keyboardEqualSign, .control) }
    #expect(home.mode == .all && gallery.library.grid.selectedIndex == 93)
  }

  @Test func theWheelLeadsFromYearsToDaysAndBackAtThePointer() throws {
    home.setSize(0, animated: false)
    stage.settle()
    let grid = gallery.library.grid
    grid.reveal(70, animated: false)
    stage.settle()
    let cell = try #require(gallery.thumbnail(at: 70))
    let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    stage.wheel(at: point, detents: 1, modifiers: .control)
    stage.advance(frames: 6)
    #expect(home.mode == .months, "also while it moves")
    stage.wheel(at: point, detents: 1, modifiers: .control)
    stage.settle()
    #expect(home.mode == .years)
    let year = try #require(overview().indexPath(ofPhoto: gallery.photos[70].id))
    #expect(try overview().photo(at: year)?.id == gallery.photos[70].id)
    for _ in 0..<2 {
      stage.wheel(at: point, detents: -1, modifiers: .control)
      stage.settle()
    }
    #expect(home.mode == .all && home.size == 0)
    let now = try #require(gallery.thumbnail(at: 70))
    let height = now.convert(CGPoint(x: 0, y: now.bounds.midY), to: nil).y
    let view = grid.collectionView
    let isAtEnd = [view.verticalOffsets.lowerBound, view.verticalOffsets.upperBound].contains {
      abs($0 - view.contentOffset.y) < 1
    }
    #expect(abs(height - point.y) < 2 || isAtEnd)
    let grids = home.view.subviews.filter { $0.subviews.contains { $0 is UICollectionView } }
    #expect(grids.count == 1)
  }

  /// Nothing of the photos that scroll below the bar is seen through it, neither while they grow out
  /// of a cover nor afterwards.
  @Test func theBarHidesWhatIsBelowItWhereverAZoomLeads() throws {
    let bar = try #require(home.navigationController?.navigationBar)
    let red = UINavigationBarAppearance()
    red.configureWithOpaqueBackground()
    red.backgroundColor = .red
    bar.standardAppearance = red
    func isRed() throws -> Bool {
      let picture = try #require(stage.picture())
      return picture.withPixels { pixels in
        let offset = 30 * picture.bytesPerRow + (picture.width - 300) * 4
        return pixels[offset + 2] > 200 && pixels[offset] < 60
      }
    }
    for _ in 0..<2 {
      press(.keyboard3, .control)
      #expect(try !isRed(), "the months begin at the edge")
      let label = "April 2021, 20 items"
      try #require(stage.element(.button, label)).tap()
      let grid = gallery.library.grid
      for frame in 0..<40 {
        stage.advance(frames: 1)
        let shows = grid.view.layer.presentation()?.opacity ?? grid.view.layer.opacity
        if shows > 0.6 { #expect(try isRed(), "frame \(frame)") }
      }
      stage.settle()
      let isAtTop = grid.collectionView.contentOffset.y <= 0
      #expect(try !isAtTop && isRed())
    }
    press(.keyboard4, .control)
    #expect(try !isRed(), "the years begin at the edge, too")
  }

  @Test func twoFingersLeadAwayAndBack() throws {
    home.setSize(0, animated: false)
    stage.settle()
    let middle = CGPoint(x: 500, y: 400)
    stage.touchpadPinch(at: middle, scale: 0.4)
    stage.settle()
    #expect(home.mode.isOverview)
    stage.touchpadPinch(at: middle, scale: 4)
    stage.settle()
    #expect(home.mode == .all)
  }

  @Test func keysConcernNoPhotoThatCannotBeSeen() throws {
    stage.chooseThumbnail(3)
    press(.keyboard3, .control)
    #expect(gallery.currentPhoto == nil && gallery.photosForKeys.isEmpty)
    press(.keyboardDeleteForward)
    press(.keyboardA, .control)
    #expect(gallery.photos.count == 120 && gallery.library.selection.isEmpty)
  }

  @Test func searchingAndChoosingAPartShowPhotos() async throws {
    press(.keyboard4, .control)
    press(.keyboardF, .control)
    #expect(home.mode == .all && home.searching.isActive)
    press(.keyboardEscape)
    press(.keyboard4, .control)
    home.show(.month(year: 2021, month: 4))
    #expect(await stage.wait { gallery.photos.count == 20 })
    stage.settle()
    #expect(home.mode == .all)
    home.show(.all)
    #expect(await stage.wait { gallery.photos.count == 120 })
    press(.keyboard4, .control)
    gallery.shownPhoto.open(gallery.photos[5], inFolder: false)
    stage.settle()
    press(.keyboardEscape)
    #expect(home.mode == .all && gallery.library.grid.isFirstResponder)
  }

  @Test func theFavoriteIsTheCover() async throws {
    gallery.editing.tagging.setFavorite(true, of: [gallery.photos[7]])
    let favorite = gallery.photos[7].id
    for overview in home.overviews {
      #expect(await stage.wait { overview.periods.parts[0].cover.id == favorite })
    }
    try FileManager.default.removeItem(at: favorite.url)
    let months = home.overviews[0]
    #expect(await stage.wait { months.periods.parts[0].count == 19 })
    #expect(months.periods.parts[0].cover.id != favorite)
  }

  @Test func periodsFollowTheOrderOfPhotos() {
    let month = 2_678_400.0
    func photo(_ name: String, _ months: Double) -> Photo {
      Photo(path: "/\(name).jpg", changed: Date(timeIntervalSince1970: month * months))
    }
    let photos = [photo("a", 14), photo("b", 0.5), photo("c", 1.5), photo("d", 0.2)]
    func names(_ order: PhotoOrder, _ unit: TimelinePeriod.Unit) -> [String] {
      LocalZone.$other.withValue(.gmt) {
        PhotoPeriods(photos, by: unit, in: order).parts.map { "\($0.first.name) \($0.count)" }
      }
    }
    #expect(names(.newestFirst, .month) == ["a.jpg 1", "c.jpg 1", "b.jpg 2"])
    #expect(names(.oldestFirst, .month) == ["d.jpg 2", "c.jpg 1", "a.jpg 1"])
    #expect(names(.name, .year) == ["d.jpg 3", "a.jpg 1"])
    #expect(PhotoPeriods([], by: .year, in: .name).parts.isEmpty)
  }

  @Test func coversAreBesideEachOtherInEveryWindow() throws {
    press(.keyboard3, .control)
    for width in [400.0, 700, 1400] {
      stage.resize(to: CGSize(width: width, height: 700))
      stage.settle()
      let view = try overview().collectionView
      for path in view.indexPathsForVisibleItems {
        let frame = try #require(view.layoutAttributesForItem(at: path)?.frame)
        #expect(frame.minX >= OverviewLayout.gap && frame.maxX <= width)
      }
      let first = try #require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
      let next = try #require(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
      #expect(first.frame.minY == next.frame.minY)
    }
  }
}

extension [Int] {
  fileprivate var total: Int { reduce(0, +) }
}
