import Albums
import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

/// Each usage that the album browser's manual shows, written against our API.
@MainActor @Suite(.serialized) struct Seed002AlbumTests {
  /// The app's photo. The item's `picId` is read from its `agentId`.
  final class AlbumPhotoDetail: AlbumItemModel {
    var url: String?
    var picId: String?
    var agentId: String?
    var agentName: String?
    var tag: String?
    var approveStatus = 0

    init(_ number: Int) {
      url = "https://example.org/\(number).jpg"
      agentId = "agent \(number)"
    }

    static var albumFields: FieldMapping<AlbumPhotoDetail> { .names(["agentId": "picId"]) }
  }

  final class AlbumVideoDetail: AlbumItemModel {
    var url: String?
    init(_ number: Int) { url = "https://example.org/\(number).mp4" }
  }

  struct AlbumPhotos: AlbumCategoryModel {
    var tag: String
    var count: Int
    var photoInfoList: [AlbumPhotoDetail]
    var albumItems: [AlbumPhotoDetail] { photoInfoList }
  }

  struct AlbumVideos: AlbumCategoryModel {
    var tag: String
    var count: Int
    var videoInfoList: [AlbumVideoDetail]
    var albumItems: [AlbumVideoDetail] { videoInfoList }
  }

  /// A screen that provides the adapter's data, and a view for the extension slot.
  final class HouseScreen: UIViewController, AlbumDataSource {
    let photoList = [
      AlbumPhotos(tag: "Kitchen", count: 2, photoInfoList: (0..<2).map { AlbumPhotoDetail($0) }),
      AlbumPhotos(tag: "Garden", count: 9, photoInfoList: (2..<5).map { AlbumPhotoDetail($0) }),
    ]
    let videoList = [
      AlbumVideos(tag: "Tour", count: 2, videoInfoList: (0..<2).map { AlbumVideoDetail($0) })
    ]
    var calls = 0

    func titles(in adapter: AlbumAdapter) -> [String]? {
      photoList.map { "\($0.tag)(\($0.count))" }
    }
    func photoCategories(in adapter: AlbumAdapter) throws -> [AlbumCategory] {
      try photoList.map { try AlbumCategory($0) }
    }
    func videoCategories(in adapter: AlbumAdapter) throws -> [AlbumCategory] {
      try videoList.map { try AlbumCategory($0, kind: .video) }
    }
    func makeCallButton() -> UIView {
      let button = UIButton(type: .system)
      button.setTitle("Call", for: .normal)
      button.addAction(UIAction { [unowned self] _ in calls += 1 }, for: .touchUpInside)
      return button
    }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private let screen = HouseScreen()

  private func show(_ adapter: AlbumAdapter) throws -> AlbumBrowserController {
    stage.show(screen)
    let browser = AlbumBrowserController()
    browser.adapter = adapter
    browser.loadItem = { _, _ in throw CancellationError() }
    try browser.open(by: .present(from: screen))
    stage.advance(by: 0.9)
    return browser
  }

  @Test("The screen is the adapter's data source and returns the initial selection")
  func dataSource() throws {
    let adapter = AlbumAdapter()
    adapter.selection = IndexPath(item: 1, section: 1)
    adapter.dataSource = screen
    let browser = try show(adapter)
    #expect(browser.titleStrip.titles == ["Kitchen(2)", "Garden(9)", "Tour(2)"])
    #expect(browser.currentItem?.url?.lastPathComponent == "3.jpg")
    #expect(browser.currentItem?.picId == "agent 3")
  }

  @Test("Without a selection the first photo is shown; models alone give the same album")
  func automatic() throws {
    let adapter = AlbumAdapter()
    try adapter.setAlbum(photos: screen.photoList, videos: screen.videoList)
    let asked = AlbumAdapter()
    asked.dataSource = screen
    try asked.reloadData()
    #expect(adapter.album == asked.album)
    let browser = try show(adapter)
    #expect(browser.currentIndexPath == IndexPath(item: 0, section: 0))
    browser.goTo(5)
    stage.advance(by: 0.9)
    #expect(browser.currentCell is VideoCell && browser.currentItem?.kind == .video)
  }

  @Test("A page's queries: totals, URLs, models, positions")
  func queries() throws {
    let adapter = AlbumAdapter()
    try adapter.setAlbum(photos: screen.photoList, videos: screen.videoList)
    let album = adapter.album
    #expect(album.count == 7)
    #expect(album.item(at: 4)?.url == URL(string: "https://example.org/4.jpg"))
    #expect(album.item(at: IndexPath(item: 0, section: 2))?.kind == .video)
    #expect(album.firstIndex(ofCategory: 1) == 2)
    #expect(album.index(of: IndexPath(item: 2, section: 1)) == 4)
    #expect(album.category(ofPageAt: 6) == 2)
    #expect(album.nearestIndex(to: IndexPath(item: 40, section: 40)) == 6)
  }

  @Test("A custom view over the pages, whose events the app handles")
  func extensionView() throws {
    let adapter = AlbumAdapter()
    try adapter.setAlbum(photos: screen.photoList, videos: screen.videoList)
    var button: UIView?
    adapter.makeExtensionView = { [unowned screen] in
      button = screen.makeCallButton()
      return button
    }
    let browser = try show(adapter)
    let frame = try #require(button.map { $0.convert($0.bounds, to: nil) })
    stage.hover(at: CGPoint(x: 195, y: 400))
    stage.advance(by: 0.4)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: 0.5)
    #expect(screen.calls == 1 && browser.isOpen)
  }

  @Test("Another adapter shows another album on the same screen")
  func exchange() throws {
    let adapter = AlbumAdapter()
    adapter.dataSource = screen
    let browser = try show(adapter)
    let other = AlbumAdapter()
    try other.setAlbum(photos: [
      AlbumPhotos(tag: "Attic", count: 1, photoInfoList: [AlbumPhotoDetail(77)])
    ])
    browser.adapter = other
    stage.advance(by: 0.9)
    #expect(browser.currentItem?.picId == "agent 77" && browser.adapter.album.count == 1)
  }
}
