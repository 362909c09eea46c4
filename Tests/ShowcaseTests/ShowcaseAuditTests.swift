import Foundation
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import showcase

/// Everybody can read and operate every screen.
@MainActor @Suite(.serialized) struct ShowcaseAuditTests {
  init() {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")
    setenv("VITRINE_SAMPLES", samples.path, 1)
    UserDefaults.standard.removeObject(forKey: "notes")
  }

  /// Screens whose words may have less contrast, each with the reason.
  private static let demonstrationsOfColors = [
    "extras-text": "It shows texts in several colors."
  ]

  /// Screens whose words may stay as they are when the text size changes, each with the reason.
  private static let demonstrationsOfFonts = [
    "extras-text": "It shows texts in several sizes.",
    "toast-rich-text": "The toast was made with a font.",
    "toast-countdown": "The toast was made with a font.",
    "toast-countdown-endless": "The toast was made with a font.",
    "toast-text-and-text": "The toast was made with a font.",
  ]

  private nonisolated static let pictures = ProcessInfo.processInfo.environment[
    "VITRINE_AUDIT_PICTURES"]

  /// The menu and all screens, or those that `VITRINE_SCREENS` names.
  private nonisolated static let screens: [String?] = {
    let names = ProcessInfo.processInfo.environment["VITRINE_SCREENS"]?.split(separator: ",")
    return ([nil] + Catalog.demos.map(\.name)).filter {
      names?.contains(Substring($0 ?? "menu")) ?? true
    }
  }()

  /// The visible cells of lists that say nothing.
  private func unreadCells(in window: UIWindow) -> [String] {
    let elements = AccessibilityTree.elements(in: [window])
    let read = Set(
      elements.flatMap { sequence(first: $0, next: \.next) }.map(ObjectIdentifier.init))
    func cells(in view: UIView) -> [UIView] {
      let isCell = view is UICollectionViewCell || view is UITableViewCell
      return isCell ? [view] : view.subviews.filter { !$0.isHidden }.flatMap(cells)
    }
    return cells(in: window).filter { !read.contains(ObjectIdentifier($0)) }.map {
      "\(type(of: $0)) isn't read"
    }
  }

  @Test(arguments: screens) func screen(name: String?) async throws {
    var faults: [String] = []
    let index = Catalog.demos.firstIndex { $0.name == name } ?? 3
    for look in Look.some(for: index) {
      let stage = Stage(size: look.size)
      stage.prefersDarkAppearance = look.isDark
      stage.textScale = look.textScale
      stage.preferredLanguages = [look.language]
      // Tests without a stage have its language and direction.
      defer {
        stage.preferredLanguages = ["en"]
        stage.advance(frames: 1)
      }
      let demo = name.flatMap { Catalog.demo(named: $0) }
      let delegate = AppDelegate(first: demo)
      stage.launch(delegate)
      stage.settle(limit: 3)
      if let album = delegate.navigation.topViewController as? AlbumController {
        _ = await stage.wait(limit: 20) {
          album.thumbnailView(for: album.items[0].id)?.image != nil
        }
        stage.settle(limit: 3)
      }
      if let folder = Self.pictures {
        let picture = try #require(stage.picture())
        let file = URL(fileURLWithPath: folder).appendingPathComponent(
          "\(name ?? "menu") \(look).png")
        try #require(UIImage(cgImage: picture).pngData()).write(to: file)
      }
      let window = try #require(delegate.navigation.view.window)
      let found = stage.audit().filter {
        switch $0.kind {
        case .lowContrast: Self.demonstrationsOfColors[name ?? ""] == nil
        case .fixedText: Self.demonstrationsOfFonts[name ?? ""] == nil
        default: true
        }
      }
      faults += (found.map(\.description) + unreadCells(in: window)).map {
        "\(look): \($0)"
      }
      stage.isScreenReaderRunning = true
      if !stage.restsWhileRead { faults.append("\(look): frames are requested while it is read") }
    }
    let comment = "\(name ?? "menu")\n\(faults.joined(separator: "\n"))"
    #expect(faults.isEmpty, "\(comment)")
  }
}
