import FileOperations
import Foundation
import TestEffort
import Testing
import UIKit
import UIKitStage

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
  }

  private nonisolated static let pictures = ProcessInfo.processInfo.environment[
    "VITRINE_AUDIT_PICTURES"]

  @Test(arguments: Place.allCases) func screen(place: Place) async throws {
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
    }
    let comment = "\(place)\n\(faults.joined(separator: "\n"))"
    #expect(faults.isEmpty, "\(comment)")
  }

  /// Pointers drag the line beside the sidebar; keys show and hide it, and readers have its actions.
  private static func isMeant(_ fault: AccessibilityFault) -> Bool {
    fault.element.hasPrefix("SplitDivider")
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
      gallery.sidebar.choose(.trash, isFinal: true)
    case .duplicates: gallery.sidebar.choose(.scope(.duplicates), isFinal: true)
    case .welcome: gallery.window.rootViewController?.present(WelcomeController(), animated: false)
    case .photo: await open(stage, gallery)
    case .info: await open(stage, gallery); stage.press(.keyboardI)
    case .filmstrip: await open(stage, gallery); stage.press(.keyboardT)
    case .slideshow: await open(stage, gallery); stage.press(.keyboardF5)
    case .compare: await open(stage, gallery); stage.press(.keyboardC)
    case .edit: await open(stage, gallery); stage.press(.keyboardE)
    case .metadata:
      await open(stage, gallery); stage.press(.keyboardReturnOrEnter, modifiers: .alternate)
    }
    stage.settle(limit: 3)
    for _ in 0..<20 { _ = await stage.wait(limit: 0.02) { false } }
    // They may have been hidden meanwhile.
    gallery.openBrowser?.areControlsShown = true
    stage.settle(limit: 3)
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
