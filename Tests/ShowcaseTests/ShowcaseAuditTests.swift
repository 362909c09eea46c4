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

  private nonisolated static let pictures = ProcessInfo.processInfo.environment[
    "VITRINE_AUDIT_PICTURES"]

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

  /// Texts of several lines that are higher than their labels.
  private func cutTexts(in view: UIView) -> [String] {
    if view.isHidden || view.alpha == 0 { return [] }
    guard let label = view as? UILabel, label.numberOfLines == 0, label.bounds.width > 0 else {
      return view.subviews.flatMap(cutTexts)
    }
    let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
    let isCut = label.sizeThatFits(room).height > label.bounds.height + 1
    return isCut ? ["“\(label.text ?? "")” is cut"] : []
  }

  @Test(arguments: [nil] + Catalog.demos.map(\.name)) func screen(name: String?) async throws {
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
        $0.kind != .lowContrast || Self.demonstrationsOfColors[name ?? ""] == nil
      }
      faults += (found.map(\.description) + unreadCells(in: window) + cutTexts(in: window)).map {
        "\(look): \($0)"
      }
    }
    let comment = "\(name ?? "menu")\n\(faults.joined(separator: "\n"))"
    #expect(faults.isEmpty, "\(comment)")
  }
}
