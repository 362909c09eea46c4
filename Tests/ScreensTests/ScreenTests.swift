import Foundation
import HostInterface
import Testing
import UIKit

@testable import Screens
@testable import UIKitCore
@testable import UIKitStage

/// Screens as an app for iOS has them, in four sizes, both directions and large text.
@MainActor @Suite(.serialized) struct ScreenTests {
  @Test(arguments: ScreenCase.all) func looksRight(_ screen: ScreenCase) {
    var faults: [String] = []
    for setting in ScreenSetting.all {
      var said: [String] = []
      let usual = Warning.sink
      Warning.sink = { said.append($0) }
      defer { Warning.sink = usual }
      let (stage, window) = setting.show(screen)
      let found = ScreenInspector(screen, in: window).faults + said
      faults += found.map { "\(setting): \($0)" }
      if !stage.isAtRest { faults.append("\(setting): never comes to rest") }
    }
    let comment = "\(screen.name)\n\(faults.joined(separator: "\n"))"
    #expect(faults.isEmpty, "\(comment)")
  }

  @Test(arguments: ScreenCase.all) func isMirrored(_ screen: ScreenCase) {
    guard !screen.design.contains(.keepsItsSides) else { return }
    for size in ScreenSetting.sizes {
      let left = ScreenSetting(size: size).show(screen).window
      let leftFrames = Self.frames(in: left)
      let right = ScreenSetting(size: size, isRightToLeft: true).show(screen).window
      let rightFrames = Self.frames(in: right)
      #expect(leftFrames.map(\.name) == rightFrames.map(\.name), "\(screen.name) \(size)")
      for (one, other) in zip(leftFrames, rightFrames) {
        let mirrored = CGRect(
          x: size.width - one.frame.maxX, y: one.frame.minY, width: one.frame.width,
          height: one.frame.height)
        let distance = max(
          abs(mirrored.minX - other.frame.minX), abs(mirrored.maxX - other.frame.maxX),
          abs(mirrored.minY - other.frame.minY), abs(mirrored.maxY - other.frame.maxY))
        #expect(
          distance <= 1, "\(screen.name) \(size): \(one.name) \(one.frame) gives \(other.frame)")
      }
    }
  }

  @Test(arguments: ScreenCase.all) func solvesNothingWhileStill(_ screen: ScreenCase) {
    let (stage, window) = ScreenSetting(size: ScreenSetting.sizes[1]).show(screen)
    let engines = ScreenInspector.engines(below: window)
    let before = engines.map(\.solver.solveCount)
    window.layer.setNeedsDisplay()
    window.setNeedsLayout()
    stage.advance(frames: 3)
    #expect(engines.map(\.solver.solveCount) == before)
    #expect(engines.allSatisfy { !$0.needsSolving })
    // The screen in its tab is a table of the system's cells.
    #expect(!engines.isEmpty || screen.name == "TabbedNavigation")
  }

  @Test func eachScreenOfTheFolderIsTested() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/Screens")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Screen.swift") }
    #expect(Set(files) == Set(ScreenCase.all.map { $0.name + "Screen.swift" }))
    #expect(ScreenCase.all.count >= 45)
  }

  /// Labels, controls, images, cells and areas of a color with their frames in the window, in the
  /// order of the views.
  private static func frames(in window: UIWindow) -> [(name: String, frame: CGRect)] {
    var found: [(String, CGRect)] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      let isSeen = view.backgroundColor.map { $0.cgColor.alpha > 0 } ?? false
      if view is UILabel || view is UIControl || view is UIImageView || view is UITableViewCell
        || isSeen
      {
        found.append((ScreenInspector.name(view), view.convert(view.bounds, to: window)))
      }
      if view is UIControl { return }
      view.subviews.forEach(visit)
    }
    visit(window)
    return found
  }

  private nonisolated static let pictures = ProcessInfo.processInfo.environment[
    "VITRINE_SCREEN_PICTURES"]

  /// Writes the screens to a folder, to be looked at.
  @Test(.enabled(if: pictures != nil)) func writePictures() throws {
    let folder = URL(fileURLWithPath: try #require(Self.pictures))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for screen in ScreenCase.all {
      let dark = ScreenSetting(size: ScreenSetting.sizes[1], isDark: true)
      for setting in ScreenSetting.all + [dark] {
        let (stage, window) = setting.show(screen)
        let picture = try #require(stage.picture())
        let encoder = try #require(HostServices.current.encoder)
        try encoder.pngData(picture).write(
          to: folder.appendingPathComponent("\(screen.name) \(setting).png"))
        withExtendedLifetime(window) {}
      }
    }
  }
}
