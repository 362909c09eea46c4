import FileOperations
import Foundation
import PhotoEditing
import PhotoIndexing
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import GtkHost
@testable import Toasts
@testable import UIKitCore
@testable import gallery

/// Everybody can read and operate every screen of the gallery.
@MainActor @Suite(.serialized) final class GalleryAuditTests {
  private let photos: DatedPhotos
  private let base = FileManager.default.temporaryDirectory.appendingPathComponent(
    "audit-\(UUID())")

  init() throws { photos = try DatedPhotos(count: 12, folders: 3) }

  deinit { try? FileManager.default.removeItem(at: base) }

  /// How a person gets to a screen from the library.
  enum Place: String, CaseIterable {
    case library, folders, months, search, selection, settings, shortcuts, export, rename, tags
    case trash, duplicates, welcome
    case photo, info, filmstrip, slideshow, compare, edit, metadata
    case photoMenu, moving, album, importing, group, tagMenu, choices, sidebar
    case marks, report, describe, crop, noMetadata, menu, selectionMenu
  }

  private nonisolated static let pictures = ProcessInfo.processInfo.environment[
    "VITRINE_AUDIT_PICTURES"]

  /// All screens, or those that `VITRINE_SCREENS` names.
  private nonisolated static let screens: [Place] = {
    let names = ProcessInfo.processInfo.environment["VITRINE_SCREENS"]?.split(separator: ",")
    return Place.allCases.filter { names?.contains(Substring($0.rawValue)) ?? true }
  }()

  @Test(arguments: screens) func screen(place: Place) async throws {
    var faults: [String] = []
    let index = Place.allCases.firstIndex(of: place) ?? 0
    for look in Look.some(for: index) {
      let (stage, gallery) = try await launch(look, place)
      // Tests without a stage have its language and direction.
      defer {
        stage.preferredLanguages = ["en"]
        stage.advance(frames: 1)
      }
      await go(to: place, stage, gallery)
      if let folder = Self.pictures {
        try Self.write(
          stage, URL(fileURLWithPath: folder).appendingPathComponent("\(place) \(look).png"))
      }
      faults += stage.audit().filter { !Self.isMeant($0) }.map { "\(look): \($0)" }
      stage.isScreenReaderRunning = true
      if !stage.restsWhileRead { faults.append("\(look): frames are requested while it is read") }
    }
    let comment = "\(place)\n\(faults.joined(separator: "\n"))"
    #expect(faults.isEmpty, "\(comment)")
  }

  @Test(arguments: [400, 1280], ["en", "de"])
  func largeReportsLeaveTheBarOfTheSelectionFree(width: CGFloat, language: String) async throws {
    let look = Look(
      size: CGSize(width: width, height: 800), isDark: false, textScale: 2, language: language)
    let (stage, gallery) = try await launch(look, .report)
    defer {
      stage.preferredLanguages = ["en"]
      stage.advance(frames: 1)
    }
    await go(to: .report, stage, gallery)
  }

  @Test func arrowsGoWhereTheyPointAlsoFromRightToLeft() async throws {
    let look = Look(
      size: CGSize(width: 1280, height: 800), isDark: false, textScale: 1, language: "ar")
    let (stage, gallery) = try await launch(look, .library)
    defer {
      stage.preferredLanguages = ["en"]
      stage.advance(frames: 1)
    }
    stage.press(.keyboardHome)
    stage.press(.keyboardLeftArrow, modifiers: .shift)
    stage.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(gallery.shownLibrary.selection.ids.count == 3)
    stage.press(.keyboardRightArrow, modifiers: .shift)
    #expect(gallery.shownLibrary.selection.ids.count == 2)
  }

  @Test func memoryGoesBackBesideAReader() async throws {
    let look = Look(
      size: CGSize(width: 1280, height: 800), isDark: false, textScale: 1, language: "en")
    let (stage, _) = try await launch(look, .library)
    stage.isScreenReaderRunning = true
    var (watch, isWorthWaiting) = (RestWatch(), false)
    FrameScheduler.shared.onFrame = { [unowned stage] frame in
      if frame.isPresented { isWorthWaiting = watch.frameWasDrawn(at: stage.now) }
    }
    defer { FrameScheduler.shared.onFrame = nil }
    for index in 0...RestWatch.leastFrames {
      stage.press(index.isMultiple(of: 2) ? .keyboardRightArrow : .keyboardLeftArrow)
      stage.settle(limit: 1)
    }
    #expect(isWorthWaiting)
    stage.advance(by: RestWatch.pause)
    let isAtRest = watch.isAtRest(at: stage.now)
    #expect(isAtRest)
  }

  /// Pointers drag the line beside the sidebar, and click beside it; keys show and hide it, and
  /// readers have its actions. The folder's name is longer than the bar.
  private static func isMeant(_ fault: AccessibilityFault) -> Bool {
    fault.element.hasPrefix("SplitDivider") || fault.element.hasPrefix("SplitDim")
      // It fades out where the line of chips goes on.
      || fault.element.hasPrefix("SearchChip") && fault.kind == .misplaced
      || fault.kind == .cutText && fault.element.contains("“vitrine-dated")
  }

  private static func write(_ stage: Stage, _ file: URL) throws {
    let picture = try #require(stage.picture())
    try #require(UIImage(cgImage: picture).pngData()).write(to: file)
  }

  private func launch(_ look: Look, _ place: Place) async throws -> (Stage, Gallery) {
    let stage = Stage(size: look.size)
    stage.prefersDarkAppearance = look.isDark
    stage.textScale = look.textScale
    stage.preferredLanguages = [look.language]
    var places = Gallery.Places.memory
    places.views = base.appendingPathComponent("views.json")
    let delegate = AppDelegate(
      paths: [photos.folder], places: places,
      trash: Trash(dataFolder: base.appendingPathComponent("data")))
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    let isLoaded = await stage.wait {
      gallery.thumbnailsAreShown && gallery.shownLibrary.photoLibrary.progress == nil
        && (look.size.width < 600 || gallery.sidebar.updating.content != nil)
    }
    #expect(isLoaded)
    stage.settle(limit: 5)
    return (stage, gallery)
  }

  private func go(to place: Place, _ stage: Stage, _ gallery: Gallery) async {
    switch place {
    case .library: break
    case .folders: stage.press(.keyboard2, modifiers: .control)
    case .months: stage.press(.keyboard3, modifiers: .control)
    case .search:
      stage.press(.keyboardF, modifiers: .control)
      stage.settle(limit: 3)
      stage.type("p0000")
    case .selection: stage.press(.keyboardA, modifiers: .control)
    case .settings: stage.press(.keyboardComma, modifiers: .control)
    case .shortcuts: stage.press(.keyboardF1)
    case .export: choose(stage); stage.press(.keyboardE, modifiers: .control)
    case .rename: choose(stage); stage.press(.keyboardF2)
    case .tags: choose(stage); stage.press(.keyboardT, modifiers: .control)
    case .trash:
      choose(stage)
      stage.press(.keyboardDeleteForward)
      _ = await stage.wait(limit: 20) { gallery.photos.count == 11 }
      // It is seen at rest.
      _ = await stage.wait(limit: 20) {
        !gallery.window.toasts.shown.isEmpty && stage.isAtRest
      }
      gallery.sidebar.choose(.trash, isFinal: true)
    case .duplicates: await showDuplicates(stage, gallery)
    case .welcome: gallery.window.rootViewController?.present(WelcomeController(), animated: false)
    case .photo: await open(stage, gallery)
    case .info:
      await open(stage, gallery); stage.press(.keyboardI)
      let star = String(gallery: "\(5) stars")
      let isRead = await stage.wait {
        stage.element(.button, star)?.traits.contains(.notEnabled) == false
      }
      #expect(isRead)
    case .filmstrip: await open(stage, gallery); stage.press(.keyboardT)
    case .slideshow: await open(stage, gallery); stage.press(.keyboardF5)
    case .compare: await open(stage, gallery); stage.press(.keyboardC)
    case .edit: await open(stage, gallery); stage.press(.keyboardE)
    case .metadata:
      await open(stage, gallery); stage.press(.keyboardReturnOrEnter, modifiers: .alternate)
    case .photoMenu:
      for photo in gallery.photos { gallery.editing.save(PhotoEdit(quarterTurns: 1), of: photo) }
      await open(stage, gallery)
      stage.press(.keyboardApplication)
    case .moving:
      gallery.files.move([gallery.photos[1]])
      _ = await stage.wait(limit: 20) { gallery.frontController is UINavigationController }
    case .album: stage.press(.keyboardN, modifiers: .control)
    case .importing: await askToImport(stage, gallery)
    case .group:
      await showDuplicates(stage, gallery)
      if let photo = gallery.photos.first { gallery.showGroup(of: photo) }
    case .tagMenu: await showTagMenu(stage, gallery)
    case .choices: stage.press(.keyboardF, modifiers: .control)
    case .marks: await mark(stage, gallery)
    case .report: await report(stage, gallery)
    case .describe: choose(stage); stage.press(.keyboardI, modifiers: .control)
    case .crop:
      await open(stage, gallery); stage.press(.keyboardE)
      _ = await stage.wait(limit: 20) { gallery.frontController is EditorController }
      let tools = (gallery.frontController as? EditorController)?.tools
      tools?.selectedSegmentIndex = 1
      tools?.sendActions(for: .valueChanged)
    case .noMetadata: showNoMetadata(stage, gallery)
    case .menu: stage.press(.keyboardF10)
    case .selectionMenu:
      stage.press(.keyboardA, modifiers: .control)
      stage.settle(limit: 3)
      stage.press(.keyboardApplication)
    case .sidebar: if gallery.window.bounds.width < 600 { stage.press(.keyboardF9) }
    }
    stage.settle(limit: 3)
    for _ in 0..<20 { _ = await stage.wait(limit: 0.02) { false } }
    // They may have been hidden meanwhile.
    gallery.openBrowser?.areControlsShown = true
    stage.settle(limit: 3)
  }

  private func showDuplicates(_ stage: Stage, _ gallery: Gallery) async {
    gallery.sidebar.choose(.scope(.duplicates), isFinal: true)
    #expect(await stage.wait { !gallery.shownLibrary.photoLibrary.groups.isEmpty })
    stage.settle(limit: 3)
  }

  private func askToImport(_ stage: Stage, _ gallery: Gallery) async {
    let card = base.appendingPathComponent("CARD/DCIM")
    try? FileManager.default.createDirectory(at: card, withIntermediateDirectories: true)
    let photo = (try? Data(contentsOf: photos.url(photos.names[0]))) ?? Data()
    try? (photo + [1]).write(to: card.appendingPathComponent("IMG_1.jpg"))
    gallery.files.askToImport(fromFolder: FileID(path: card.path))
    #expect(await stage.wait { gallery.frontController is UIAlertController })
  }

  private func showTagMenu(_ stage: Stage, _ gallery: Gallery) async {
    gallery.editing.tagging.setTags(["Lake"], of: Array(gallery.photos.prefix(2)))
    if gallery.window.bounds.width < 600 { stage.press(.keyboardF9) }
    let list = gallery.sidebar.main.sidebar
    let isThere = await stage.wait {
      gallery.sidebar.updating.content?.rows.keys.contains(.scope(.tag("Lake"))) == true
    }
    #expect(isThere)
    list.select(.scope(.tag("Lake")))
    stage.settle(limit: 3)
    list.becomeFirstResponder()
    stage.press(.keyboardApplication)
    stage.settle(limit: 3)
    #expect(stage.element(.none, String(gallery: "Rename…")) != nil)
  }

  /// Badges of all kinds, in a corner.
  private func mark(_ stage: Stage, _ gallery: Gallery) async {
    let photos = Array(gallery.photos.prefix(2))
    gallery.editing.tagging.setStars(3, of: photos)
    gallery.editing.tagging.setFavorite(true, of: photos)
    for photo in photos { gallery.editing.save(PhotoEdit(quarterTurns: 1), of: photo) }
    #expect(await stage.wait { gallery.thumbnail(at: 0)?.starsBadge.isHidden == false })
  }

  /// What wasn't done, above the bar of the selection.
  private func report(_ stage: Stage, _ gallery: Gallery) async {
    stage.press(.keyboardA, modifiers: .control)
    stage.settle(limit: 3)
    let gone = Photo(path: photos.folder.appendingPathComponent("a longer name.jpg").path)
    gallery.fileHandler.trash.moveToTrash(gone)
    #expect(await stage.wait { gallery.window.toasts.shown.last != nil })
    stage.settle(limit: 3)
    let bar = stage.element(.button, String(gallery: "Move to Trash"))?.frame ?? .zero
    let view = gallery.window.toasts.shown.last?.view
    let toast = view.map { $0.convert($0.bounds, to: nil) } ?? .infinite
    #expect(bar.minY > 0 && toast.maxY <= bar.minY - 4, "\(toast) \(bar)")
  }

  private func showNoMetadata(_ stage: Stage, _ gallery: Gallery) {
    try? FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    let file = base.appendingPathComponent("photo-with-a-long-name.png")
    try? Self.write(stage, file)
    gallery.showAllMetadata(of: Photo(path: file.path))
  }

  private func choose(_ stage: Stage) {
    stage.chooseThumbnail(1)
    stage.settle(limit: 3)
  }

  private func open(_ stage: Stage, _ gallery: Gallery) async {
    gallery.open(1)
    stage.settle(limit: 3)
    _ = await stage.wait(limit: 20) { gallery.openBrowser != nil }
    stage.hover(at: CGPoint(x: 200, y: 400))
    stage.settle(limit: 3)
  }
}
