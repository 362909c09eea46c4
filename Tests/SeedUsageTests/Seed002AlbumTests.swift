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

  private struct HomePhoto: AlbumItemModel { var url: String }
  private struct HomePhotos: AlbumCategoryModel {
    var tag: String
    var count: Int
    var photoInfoList: [HomePhoto]
    var albumItems: [HomePhoto] { photoInfoList }
  }

  @Test("The five lines show a photo, without any other")
  func fiveLines() async throws {
    let photo = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    try #require(AlbumScreen.pictures(1)[0].pngData()).write(to: photo)
    defer { try? FileManager.default.removeItem(at: photo) }
    let photoList = [
      HomePhotos(tag: "Kitchen", count: 1, photoInfoList: [HomePhoto(url: photo.absoluteString)])
    ]
    stage.show(screen)
    let adapter = AlbumAdapter()
    adapter.selection = IndexPath(item: 0, section: 0)
    try adapter.setAlbum(photos: photoList)
    let browser = AlbumBrowserController()
    browser.adapter = adapter
    screen.present(browser, animated: true)
    stage.advance(by: 0.9)
    let cell = try #require(browser.currentCell as? ImageCell)
    #expect(await stage.wait { cell.image != nil || cell.errorMessage != nil })
    #expect(cell.errorMessage == nil)
    #expect(cell.image?.size.width == 390, "as large as it is shown")
  }

  // MARK: Data of other forms

  private let record: [String: Any] = [
    "photoList": [
      [
        "tag": "Kitchen", "count": 9,
        "photoInfoList": [
          ["url": "https://example.org/1.jpg", "agentId": 7, "owner": ["name": "Ada"]],
          ["url": NSNull(), "agentId": "8"],
        ],
      ] as [String: Any]
    ],
    "videoList": [
      ["tag": "Tour", "videoInfoList": [["url": "https://example.org/1.mp4"]]] as [String: Any]
    ],
  ]
  private let fields = FieldMapping<[String: Any]>.names([
    "agentId": "picId", "owner.name": "agentName",
  ])

  private func check(_ album: Album<AlbumItem>) {
    #expect(album.titles == ["Kitchen(9)", "Tour(1)"] && album.count == 3)
    #expect(album.item(at: 0)?.url == URL(string: "https://example.org/1.jpg"))
    #expect(album.item(at: 0)?.picId == "7" && album.item(at: 0)?.agentName == "Ada")
    #expect(album.item(at: 1)?.url == nil && album.item(at: 1)?.picId == "8")
    #expect(album.item(at: 2)?.kind == .video)
  }

  @Test("A dictionary is an album, by names")
  func dictionaries() throws {
    let adapter = AlbumAdapter()
    try adapter.setAlbum(dictionary: record, fields: fields)
    check(adapter.album)
  }

  @Test("By key paths, too")
  func dictionariesByKeyPaths() throws {
    let adapter = AlbumAdapter()
    try adapter.setAlbum(
      dictionary: record,
      fields: FieldMapping()
        .mapping(\.["agentId"], to: \.picId) { $0.map { "agent \($0)" } }
        .mapping(\.["url"], to: \.url) { ($0 as? String).flatMap { URL(string: $0) } })
    #expect(adapter.album.item(at: 0)?.picId == "agent 7")
    #expect(adapter.album.item(at: 0)?.url?.lastPathComponent == "1.jpg")
  }

  @Test("JSON is an album, as an object or as a list of categories")
  func json() throws {
    let adapter = AlbumAdapter()
    let json = """
      {"photoList": [{"tag": "Kitchen", "count": 9, "photoInfoList": [
        {"url": "https://example.org/1.jpg", "agentId": 7, "owner": {"name": "Ada"}},
        {"url": null, "agentId": "8"}]}],
       "videoList": [{"tag": "Tour", "videoInfoList": [{"url": "https://example.org/1.mp4"}]}]}
      """
    try adapter.setAlbum(json: Data(json.utf8), fields: fields)
    check(adapter.album)
    try adapter.setAlbum(
      json: Data(#"[{"tag": "Attic", "photoInfoList": [{"picId": 12, "approveStatus": 1}]}]"#.utf8))
    #expect(adapter.album.titles == ["Attic(1)"])
    #expect(adapter.album.item(at: 0)?.picId == "12")
    #expect(adapter.album.item(at: 0)?.approveStatus == 1)
  }

  private struct CodableHouse: Codable {
    struct Room: Codable {
      var name: String
      var shots: [Shot]
    }
    struct Shot: Codable {
      var link: URL
      var number: Int16
      var at: Date
      enum CodingKeys: String, CodingKey { case link = "url", number = "picId", at = "shootTime" }
    }
    var rooms: [Room]
  }

  @Test("Whatever can be encoded is an album, by its coding keys")
  func encodable() throws {
    let url = try #require(URL(string: "https://example.org/1.jpg"))
    let shot = CodableHouse.Shot(link: url, number: 5, at: Date(timeIntervalSince1970: 0))
    let house = CodableHouse(rooms: [.init(name: "Kitchen", shots: [shot])])
    var keys = AlbumRecordKeys()
    (keys.photos, keys.tag, keys.photoItems) = ("rooms", "name", "shots")
    let adapter = AlbumAdapter()
    try adapter.setAlbum(encoding: house, keys: keys)
    let item = try #require(adapter.album.item(at: 0))
    #expect(item.url == url && item.picId == "5" && item.shootTime == "1970-01-01T00:00:00Z")
  }

  @Test("What is wrong with the data is said")
  func wrongData() {
    let adapter = AlbumAdapter()
    #expect(throws: AlbumError.missingKey("photoList", keys: ["photolist"])) {
      try adapter.setAlbum(dictionary: ["photolist": [Any]()])
    }
    #expect(throws: AlbumError.notAList(key: "photoList", type: "String")) {
      try adapter.setAlbum(dictionary: ["photoList": "none"])
    }
    #expect(throws: AlbumError.missingKey("photoInfoList", keys: ["tag"])) {
      try adapter.setAlbum(dictionary: ["photoList": [["tag": "Kitchen"]]])
    }
    #expect(throws: AlbumError.self) { try adapter.setAlbum(json: Data("{".utf8)) }
    #expect(throws: AlbumError.self) {
      try adapter.setAlbum(dictionary: record, fields: .names(["owner": "picId"]))
    }
  }

  /// All of the protocol's fields under their own names.
  private struct FullDetail: AlbumItemModel {
    var url = "https://example.org/1.jpg", agentId = "a", agentName = "Ada"
    var placeholderImage = "p", picId = "1", location = "Ulm", tag = "Kitchen"
    var truePhotoDescription = "An oven", approveStatus = 2
    var createTime = "2020-01-02", shootTime = "2020-01-01"
  }

  @Test("All eleven fields are read by their names")
  func allFields() {
    let item = FullDetail.albumFields.item(from: FullDetail())
    #expect(item.url?.lastPathComponent == "1.jpg" && item.placeholderImage == "p")
    #expect(item.picId == "1" && item.agentId == "a" && item.agentName == "Ada")
    #expect(item.location == "Ulm" && item.tag == "Kitchen" && item.approveStatus == 2)
    #expect(item.truePhotoDescription == "An oven")
    #expect(item.createTime == "2020-01-02" && item.shootTime == "2020-01-01")
  }

  @Test("A data source's models become categories; a wrong name throws before a page stays empty")
  func modelsOfADataSource() throws {
    #expect(try screen.photoCategories(in: AlbumAdapter()).map(\.loadedCount) == [2, 3])
    #expect(try screen.videoCategories(in: AlbumAdapter()).map(\.tag) == ["Tour"])
    let models = screen.photoList[0].photoInfoList
    #expect(throws: AlbumError.unknownField("picID")) {
      try AlbumCategory(tag: "Kitchen", items: models, fields: .names(["agentId": "picID"]))
    }
  }

  @Test("An album of the app's own items needs neither adapter nor models")
  func ownAlbum() throws {
    struct Picture: Identifiable { let id: Int }
    stage.show(screen)
    let browser = AlbumBrowser<Picture>()
    browser.album = Album([Album<Picture>.Category(tag: "Kitchen", items: [Picture(id: 7)])])
    browser.loadItem = { _, _ in AlbumScreen.pictures(1)[0] }
    browser.open(at: 0, by: .present(from: screen))
    stage.advance(by: 0.9)
    #expect(browser.currentItem?.id == 7 && browser.album.item(at: 0)?.id == 7)
  }

  /// Any view is a page.
  private final class CardPage: UIView, PhotoBrowserCell {}

  @Test("Any view is a page of the album")
  func anyPage() throws {
    stage.show(screen)
    let adapter = AlbumAdapter()
    try adapter.setAlbum(photos: screen.photoList, videos: screen.videoList)
    let browser = AlbumBrowserController()
    browser.adapter = adapter
    browser.loadItem = { _, _ in throw CancellationError() }
    let makeCell = browser.makeCell
    browser.makeCell = { browser, index in
      index == 0 ? browser.dequeueCell(CardPage.self) { CardPage() } : makeCell?(browser, index)
    }
    try browser.open(by: .present(from: screen))
    stage.advance(by: 0.9)
    #expect(browser.currentCell is CardPage)
  }
}
