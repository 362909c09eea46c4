import Foundation
import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import Albums

/// Albums of items of an app's own type, without an adapter.
@MainActor @Suite(.serialized) struct AppItemsTests {
  struct Picture: Identifiable, Equatable {
    let id: Int
    var isVideo = false
  }

  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private let root = UIViewController()

  private func album(_ ids: [[Int]]) -> Album<Picture> {
    Album(
      ids.enumerated().map { index, ids in
        Album.Category(
          tag: "R\(index)", items: ids.map { Picture(id: $0, isVideo: $0.isMultiple(of: 7)) })
      })
  }

  @Test func itemsIdentifyThemselves() throws {
    let before = album([[1, 2], [3, 4, 5]])
    let id = try #require(before.id(at: 3))
    #expect(album([[2], [4, 3, 5]]).index(of: id) == 1)
    #expect(album([[2, 4], [3]]).index(of: id) == nil, "it is in another category")
    #expect(before == album([[1, 2], [3, 4, 5]]) && before != album([[1, 2], [3, 4]]))
    #expect(before.titles == ["R0(2)", "R1(3)"] && before.item(at: 4)?.id == 5)
  }

  @Test func aBrowserShowsThem() {
    stage.show(root)
    let browser = AlbumBrowser<Picture>()
    browser.album = album([[1, 2], [3, 7, 5]])
    browser.videoURL = { $0.isVideo ? URL(string: "https://example.org/\($0.id).mp4") : nil }
    browser.loadItem = { _, _ in throw CancellationError() }
    var shown: [Int] = []
    browser.onItemChange = { _, item in shown.append(item.id) }
    browser.open(at: 3, by: .present(from: root))
    stage.advance(by: 0.9)
    #expect(browser.currentCell is VideoCell && browser.titleStrip.selectedIndex == 1)
    browser.page(by: -1)
    stage.advance(by: 0.9)
    #expect(shown == [7, 3] && browser.currentIndexPath == IndexPath(item: 0, section: 1))
    browser.album = album([[1], [9, 3]])
    stage.advance(by: 0.9)
    #expect(browser.currentItem?.id == 3 && browser.titleStrip.titles == ["R0(1)", "R1(2)"])
    browser.album = Album()
    stage.advance(by: 0.9)
    #expect(root.presentedViewController == nil, "it closes when nothing is left")
  }

  final class Grid: AlbumGrid<Picture> {
    override func viewDidLoad() {
      collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
      collectionView.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      super.viewDidLoad()
    }
    override func cell(at path: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: path)
    }
    override func header(at path: IndexPath) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header", for: path)
    }
  }

  @Test func aGridShowsThem() {
    let grid = Grid()
    grid.album = album([[1, 2], [3]])
    stage.show(grid)
    stage.advance(by: 0.2)
    #expect(grid.collectionView.indexPathsForVisibleItems.count == 3)
    grid.select(IndexPath(item: 0, section: 1))
    grid.album = album([[1, 2, 4], [3]])
    stage.advance(by: 0.2)
    #expect(grid.selectedIndexPath == IndexPath(item: 0, section: 1))
    #expect(grid.collectionView.indexPathsForVisibleItems.count == 4)
  }
}
