import Foundation
import Testing
import UIKit
import UIKitStage

@testable import showcase

/// Screens are mirrored where lines begin at the right.
@MainActor @Suite(.serialized) struct ShowcaseDirectionTests {
  private static let size = CGSize(width: 1280, height: 800)

  init() {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")
    setenv("VITRINE_SAMPLES", samples.path, 1)
    UserDefaults.standard.removeObject(forKey: "notes")
  }

  /// Screens that aren't compared, each with the reason.
  private nonisolated static let exempt = [
    "extras-handlers": "Its buttons are named by the sides at which they are.",
    "toast-progress": "It goes on by itself.",
  ]

  @Test(arguments: Catalog.demos.map(\.name).filter { exempt[$0] == nil })
  func isMirrored(name: String) async throws {
    let stage = Stage(size: Self.size)
    let delegate = AppDelegate(first: Catalog.demo(named: name))
    stage.launch(delegate)
    stage.settle(limit: 3)
    let window = try #require(delegate.navigation.view.window)
    let left = Self.frames(in: window)
    window.traitOverrides.layoutDirection = .rightToLeft
    stage.settle(limit: 3)
    let right = Self.frames(in: window)
    #expect(left.count == right.count && !left.isEmpty)
    for (name, frame) in left {
      let found = right.contains { other in
        // To a pixel at each side, as what is in the middle is rounded.
        other.name == name && abs(Self.size.width - frame.maxX - other.frame.minX) <= 2
          && abs(frame.width - other.frame.width) <= 1
          && abs(frame.minY - other.frame.minY) <= 1
      }
      #expect(found, "\(name) \(frame)")
    }
  }

  /// Labels, controls and images with their frames in the window, in the order of the views.
  private static func frames(in window: UIWindow) -> [(name: String, frame: CGRect)] {
    var found: [(String, CGRect)] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, !view.bounds.isEmpty else { return }
      if view is UILabel || view is UIControl || view is UIImageView {
        let text = (view as? UILabel)?.text ?? view.accessibilityLabel ?? ""
        found.append(("\(type(of: view)) \(text)", view.convert(view.bounds, to: window)))
      }
      if !(view is UIControl) { view.subviews.forEach(visit) }
    }
    visit(window)
    return found
  }
}
