import Foundation
import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import showcase

/// Every screen, on the stage.
@MainActor @Suite(.serialized) struct ShowcaseScreensTests {
  nonisolated static let names = Catalog.demos.map(\.name)

  init() {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")
    setenv("VITRINE_SAMPLES", samples.path, 1)
    // Notes that a test which failed has left.
    UserDefaults.standard.removeObject(forKey: "notes")
  }

  /// The program is started from anywhere.
  @Test func samplesAreFoundInTheSourceFolderOfTheProgram() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let samples = root.appendingPathComponent("samples").path
    let elsewhere = FileManager.default.temporaryDirectory
    let program = root.appendingPathComponent(".build/release")
    #expect(Samples.located(named: nil, near: [elsewhere, program]).path == samples)
    #expect(Samples.located(named: "/photos", near: [program]).path == "/photos")
    #expect(Samples.located(named: nil, near: [elsewhere]).lastPathComponent == "samples")
  }

  @Test func titlesCanBeReadOverPhotos() {
    let scene = SceneController(photo: 0, []) { _, _ in }
    #expect(scene.navigationItem.scrollEdgeAppearance?.backgroundEffect != nil)
  }

  @Test("Every screen has a unique name and says what to notice")
  func catalog() {
    #expect(Self.names.count >= 34 && Set(Self.names).count == Self.names.count)
    for demo in Catalog.demos {
      #expect(demo.note.count > 12 && demo.note.hasSuffix("."), "\(demo.name)")
      #expect(demo.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    }
  }

  /// The descriptions of the screens without photo albums are true. Those with albums are visited
  /// below, and the remaining groups have suites of their own.
  static let notices: [String: ShowcaseVisit.Notice] =
    [
      HeroNotices.all, PresentationNotices.all, CarouselNotices.all, ExtrasNotices.all,
      AppNotices.all,
    ]
    .reduce(into: ["two-sides": PairNotice.look, "system-zoom": ZoomNotice.look]) {
      $0.merge($1) { $1 }
    }

  @Test("Whatever a screen's description says is tested")
  func nothingIsOnlyOpened() {
    let apart = Catalog.albumDemos + Catalog.toastDemos + Catalog.routingDemos
    let names = Set(Self.names).subtracting(apart.map(\.name)).subtracting(Self.notices.keys)
    for name in names {
      let controller = Catalog.demo(named: name)?.makeController()
      #expect(controller is AlbumController, "\(name) is opened, and nothing else")
    }
    #expect(Self.notices.count == 34 && Set(Self.notices.keys).isSubset(of: Self.names))
  }

  @Test(
    "Every screen opens from the menu, shows its photos, pages, and closes", arguments: names)
  func screen(name: String) async throws {
    let demo = try #require(Catalog.demo(named: name))
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let delegate = AppDelegate(first: nil)
    stage.launch(delegate)
    weak var screen: UIViewController?
    delegate.navigation.pushViewController(demo.makeController(), animated: true)
    stage.advance(by: 1)
    screen = delegate.navigation.topViewController
    #expect(screen?.title == demo.title)
    if let album = screen as? AlbumController {
      try await visit(album, on: stage)
    } else if let notice = Self.notices[name] {
      try await notice(ShowcaseVisit(stage: stage, screen: #require(screen)))
    }
    stage.press(.keyboardEscape)
    stage.advance(by: 1.5)
    #expect(delegate.navigation.viewControllers.count == 1)
    #expect(await stage.wait { screen == nil })
  }

  private func visit(_ album: AlbumController, on stage: Stage) async throws {
    #expect(!album.items.isEmpty)
    #expect(await stage.wait { album.thumbnailView(for: album.items[0].id)?.image != nil })
    let thumbnail = try #require(album.thumbnailView(for: album.items[0].id))
    stage.tap(
      at: thumbnail.convert(CGPoint(x: thumbnail.bounds.midX, y: thumbnail.bounds.midY), to: nil))
    stage.advance(by: 1)
    weak let browser = album.browser
    #expect(browser?.isOpen == true && browser?.currentIndex == 0)
    let isVertical = browser?.scrollDirection == .vertical
    let isMirrored = browser?.view.semanticContentAttribute == .forceRightToLeft
    stage.press(
      isVertical ? .keyboardDownArrow : isMirrored ? .keyboardLeftArrow : .keyboardRightArrow)
    stage.advance(by: 1)
    #expect(browser?.currentIndex == 1)
    if album.title == "Live photo" { try await hold(album, on: stage) }
    stage.press(.keyboardEscape)
    stage.advance(by: 1.5)
    #expect(await stage.wait { browser == nil })
    #expect(album.presentedViewController == nil)
    for item in album.items { #expect(album.thumbnailView(for: item.id)?.isHidden != true) }
  }

  @Test("An image that was shown small becomes sharp where it is large")
  func sharpPictures() async throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let item = try #require(Samples.photos.first { $0.id.contains("deep-field") })
    let thumbnails = Thumbnails()
    _ = await thumbnails.load(item, pixels: 40)
    let small = try #require(thumbnails.known(item))
    #expect(small.size.height < 100 && !thumbnails.isKnown(item, pixels: 900))
    let view = PhotoView(item, from: thumbnails)
    #expect(view.image === small, "at once, even if blurred")
    #expect(await stage.wait { view.image !== small })
    #expect(min(view.image?.size.width ?? 0, view.image?.size.height ?? 0) >= 800)
    // Small images don't replace a loaded one.
    let large = thumbnails.known(item)
    _ = await thumbnails.load(item, pixels: 40)
    #expect(thumbnails.known(item) === large && large !== small)
    #expect(PhotoView(item, from: thumbnails).image === large)
  }

  @Test("The thumbnail of a dragged photo is hidden", arguments: ["fall", "flip", "morph"])
  func thumbnailOfDraggedPhoto(name: String) async throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let demo = try #require(Catalog.demo(named: name))
    let delegate = AppDelegate(first: demo)
    stage.launch(delegate)
    stage.settle()
    let album = try #require(delegate.navigation.topViewController as? AlbumController)
    #expect(await stage.wait { album.thumbnailView(for: album.items[0].id)?.image != nil })
    let thumbnail = try #require(album.thumbnailView(for: album.items[0].id))
    album.open(0)
    stage.advance(by: 1)
    #expect(album.browser?.isOpen == true && !thumbnail.isHidden)
    stage.touchDown(at: CGPoint(x: 195, y: 400))
    stage.touchMove(to: CGPoint(x: 195, y: 520), duration: 0.2)
    #expect(thumbnail.isHidden)
    stage.touchCancel()
    stage.advance(by: 1)
    #expect(!thumbnail.isHidden && album.browser?.isOpen == true)
    stage.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 700), duration: 0.2)
    stage.advance(by: 0.1)
    #expect(thumbnail.isHidden)
    stage.advance(by: 1.5)
    #expect(album.presentedViewController == nil && !thumbnail.isHidden)
  }

  @Test("The falling view is the photo: around it the screen below is visible")
  func fall() async throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let demo = try #require(Catalog.demo(named: "fall"))
    let delegate = AppDelegate(first: demo)
    stage.launch(delegate)
    stage.settle()
    let album = try #require(delegate.navigation.topViewController as? AlbumController)
    #expect(await stage.wait { album.thumbnailView(for: album.items[0].id)?.image != nil })
    album.open(0)
    #expect(
      await stage.wait { (album.browser?.currentCell as? ImageCell)?.image != nil })
    stage.advance(by: 1)
    album.browser?.close(animated: true)
    stage.advance(by: 0.2)
    let view = try #require(album.browser?.view)
    #expect(view.transform == .identity, "the black background doesn't move")
    let opacity = view.layer.presentation()?.opacity ?? 1
    #expect(opacity > 0.05 && opacity < 0.9, "it fades")
    stage.advance(by: 1)
    #expect(album.presentedViewController == nil)
  }

  /// It plays while it is held.
  private func hold(_ album: AlbumController, on stage: Stage) async throws {
    let visit = ShowcaseVisit(stage: stage, screen: album)
    let middle = CGPoint(x: 195, y: 422)
    let cell = try visit.last(LivePhotoCell.self) { visit.rect($0).contains(middle) }
    #expect(await stage.wait { cell.image != nil } && !cell.isPlaying)
    stage.touchDown(at: middle)
    stage.advance(by: 0.4)
    #expect(cell.isPlaying)
    stage.touchUp()
    stage.advance(by: 0.4)
    #expect(!cell.isPlaying)
  }

  @Test("A tour writes its images")
  func tour() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-tour-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let demo = try #require(Catalog.demo(named: "flip"))
    let tour = try ShowcaseTour(
      of: demo, size: CGSize(width: 240, height: 400), isDark: true, folder: folder)
    try await tour.run()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.contains("storyboard.png") && files.count >= 13)
  }
}
