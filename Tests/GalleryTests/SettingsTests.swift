import Foundation
import HostInterface
import ImageLoading
import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// The settings: how they are kept, shown and take effect.
@MainActor @Suite(.serialized) struct SettingsTests {
  private func sheet(_ gallery: Gallery) throws -> SettingsController {
    let sheet = gallery.window.rootViewController?.presentedViewController
    return try #require(
      (sheet as? UINavigationController)?.topViewController as? SettingsController)
  }

  @Test func settingsAreKept() throws {
    let suite = "vitrine-settings-\(UUID())"
    defer { UserDefaults().removePersistentDomain(forName: suite) }
    let store = SettingsStore(.suite(suite))
    #expect(store.value == Settings())
    store.value.appearance = .dark
    store.value.slideshow = Settings.Slideshow(seconds: 8, order: .shuffled, isLooping: false)
    store.value.metadataPlace = .photos
    #expect(SettingsStore(.suite(suite)).value == store.value)
  }

  @Test func whatAnotherVersionSaysIsNotLost() throws {
    let slideshow = #"{"seconds":-3,"order":"library","isLooping":true}"#
    let text = #"{"appearance":"sepia","wheel":"turnsPages","slideshow":\#(slideshow),"more":1}"#
    let settings = try JSONDecoder().decode(Settings.self, from: Data(text.utf8))
    var expected = Settings()
    expected.wheel = .turnsPages
    #expect(settings == expected)
  }

  @Test func changesTakeEffectAtOnce() async throws {
    let world = try await PhotoPageWorld(count: 4)
    let gallery = world.gallery
    try await world.open(1)
    let page = try world.page
    gallery.settings.value.appearance = .dark
    #expect(gallery.window.overrideUserInterfaceStyle == .dark)
    gallery.settings.value.wheel = .turnsPages
    #expect(world.browser.wheelAction == .turnsPages)
    gallery.settings.value.showsFilmstrip = true
    #expect(page.isFilmstripShown)
    gallery.settings.value.metadataPlace = .photos
    #expect(gallery.photoEditor.tagging.storage == .file)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    gallery.settings.value.reducesMotion = true
    #expect(UIAccessibility.isReduceMotionEnabled)
    gallery.settings.value.reducesMotion = false
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test func theWheelTurnsPagesOrZooms() async throws {
    let world = try await PhotoPageWorld(count: 6)
    try await world.open(1)
    let (stage, browser) = (world.stage, world.browser)
    let middle = CGPoint(x: 550, y: 350)
    func isZoomed() -> Bool { (browser.currentCell as? ImageCell)?.isZoomed == true }
    stage.wheel(at: middle, detents: -2)
    stage.settle()
    #expect(browser.currentIndex == 1 && isZoomed())
    stage.press(.keyboard0, modifiers: .control)
    stage.settle()
    #expect(!isZoomed())
    world.gallery.settings.value.wheel = .turnsPages
    stage.wheel(at: middle, detents: 1)
    stage.settle()
    #expect(browser.currentIndex == 2 && !isZoomed())
    stage.wheel(at: middle, detents: -1)
    stage.settle()
    #expect(browser.currentIndex == 1)
    #expect(await stage.wait { browser.visibleContent != nil })
    // The wheel has stopped; another notch of the same turn would turn pages.
    stage.advance(by: 1)
    stage.wheel(at: middle, detents: -2, modifiers: .control)
    stage.settle()
    #expect(browser.currentIndex == 1 && isZoomed())
  }

  @Test func theSheetShowsAndChangesSettings() async throws {
    let world = try await PhotoPageWorld(count: 2)
    let (stage, gallery) = (world.stage, world.gallery)
    stage.press(.keyboardComma, modifiers: .control)
    stage.settle()
    let list = try sheet(gallery).collectionView
    let row = try #require(list?.cellForItem(at: IndexPath(item: 1, section: 0)))
    func find(_ view: UIView) -> UISwitch? {
      (view as? UISwitch) ?? view.subviews.lazy.compactMap(find).first
    }
    let control = try #require(find(row))
    #expect(!control.isOn)
    let point = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
    stage.click(at: point)
    stage.settle()
    #expect(control.isOn && gallery.settings.value.reducesMotion)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(gallery.window.rootViewController?.presentedViewController == nil)
  }

  @Test func cachesAreMeasuredAndCleared() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caches-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let large = folder.appendingPathComponent("large")
    try FileManager.default.createDirectory(at: large, withIntermediateDirectories: true)
    try Data(count: 3000).write(to: large.appendingPathComponent("a.png"))
    try Data(count: 500).write(to: folder.appendingPathComponent("notes.txt"))
    let outside = folder.appendingPathExtension("other")
    try Data(count: 900).write(to: outside)
    defer { try? FileManager.default.removeItem(at: outside) }
    try FileManager.default.createSymbolicLink(
      at: large.appendingPathComponent("b.png"), withDestinationURL: outside)
    #expect(CacheFolder(url: folder).bytes() == 3500)
    let stage = Stage(size: CGSize(width: 700, height: 900))
    let loader = ImageLoader(store: nil)
    let cache = SettingsCache.thumbnails(
      ThumbnailStore(folder: folder, program: "test"), of: loader)
    let settings = SettingsController(store: SettingsStore(), caches: [cache])
    stage.show(settings)
    #expect(await stage.wait { settings.cacheBytes == [3500] })
    settings.askToClear(0)
    stage.settle()
    let alert = try #require(settings.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    await cache.clear()
    #expect(await cache.bytes() == 500, "Only thumbnails are removed.")
    #expect(FileManager.default.fileExists(atPath: outside.path))
  }

  @Test func aSlideshowEndsAfterTheLastPhoto() async throws {
    let world = try await PhotoPageWorld(count: 3)
    try await world.open(1)
    world.gallery.settings.value.slideshow = Settings.Slideshow(
      seconds: 2, order: .library, isLooping: false)
    world.stage.press(.keyboardF5)
    let page = try world.page
    #expect(page.isSlideshowShown)
    world.stage.advance(by: 2.3)
    #expect(world.browser.currentIndex == 2)
    world.stage.advance(by: 2.3)
    #expect(!page.isSlideshowShown && world.browser.isOpen)
  }

  @Test func aPressAnywhereInARowChangesItsSetting() async throws {
    let world = try await PhotoPageWorld(count: 2)
    let (stage, gallery) = (world.stage, world.gallery)
    stage.press(.keyboardComma, modifiers: .control)
    stage.settle()
    let list = try sheet(gallery).collectionView
    func press(_ item: Int, _ section: Int) throws {
      let row = try #require(list?.cellForItem(at: IndexPath(item: item, section: section)))
      stage.click(at: row.convert(CGPoint(x: 30, y: row.bounds.midY), to: nil))
      stage.settle()
    }
    try press(0, 0)
    try #require(stage.element(.none, "Dark")).tap()
    stage.settle()
    #expect(gallery.settings.value.appearance == .dark)
    try press(1, 0)
    #expect(gallery.settings.value.reducesMotion)
    try press(1, 0)
    #expect(!gallery.settings.value.reducesMotion)
    #expect(list?.indexPathsForSelectedItems?.isEmpty != false)
  }
}
