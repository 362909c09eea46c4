import Foundation
import HostInterface
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

/// Each layout of the page beside the frames that it must have.
@MainActor @Suite(.serialized) struct LayoutPageTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/LayoutPage/frames.txt")

  /// The lines of each layout, by its name.
  private static func fixture() throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    var name = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("  ") {
        found[name, default: []].append(line.trimmingCharacters(in: .whitespaces))
      } else {
        name = String(line)
      }
    }
    return found
  }

  private func show(_ layout: LayoutCase) -> (Stage, LayoutCanvas) {
    let stage = Stage(size: layout.size, scale: 2)
    let canvas = LayoutCanvas()
    stage.show(canvas.controller)
    layout.build(canvas)
    stage.settle()
    return (stage, canvas)
  }

  @Test(arguments: LayoutCase.all) func frames(of layout: LayoutCase) throws {
    let (_, canvas) = show(layout)
    #expect(canvas.frames == (try Self.fixture()[layout.name]), "\(layout.name)")
  }

  @Test func theFixtureHasEachLayoutOnce() throws {
    let names = LayoutCase.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(try Self.fixture().keys) == Set(names))
    #expect(names.count >= 60)
  }

  private nonisolated static let pictures = ProcessInfo.processInfo.environment[
    "VITRINE_LAYOUT_PICTURES"]

  /// Writes the layouts to a folder, to be looked at.
  @Test(.enabled(if: pictures != nil)) func writePictures() throws {
    let folder = URL(fileURLWithPath: try #require(Self.pictures))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for layout in LayoutCase.all {
      let (stage, canvas) = show(layout)
      paint(canvas)
      stage.settle()
      let picture = try #require(stage.picture())
      let encoder = try #require(HostServices.current.encoder)
      try encoder.pngData(picture).write(to: folder.appendingPathComponent(layout.name + ".png"))
    }
  }

  private func paint(_ canvas: LayoutCanvas) {
    canvas.root.backgroundColor = .white
    let colors: [UIColor] = [.systemBlue, .systemOrange, .systemGreen, .systemPink]
    var index = 0
    for (name, view) in canvas.named {
      let isContainer = view is UIStackView || view is UIScrollView || name == "S"
      view.layer.borderWidth = 1
      view.layer.borderColor = UIColor.black.cgColor
      guard !isContainer else {
        view.backgroundColor = UIColor(white: 0.85, alpha: 1)
        continue
      }
      view.backgroundColor = colors[index % colors.count]
      index += 1
      let label = UILabel(frame: CGRect(x: 2, y: 0, width: 18, height: 14))
      label.text = name
      label.font = .systemFont(ofSize: 11)
      view.addSubview(label)
      guard let block = view as? Block, block.baselines.first > 0 else { continue }
      let line = UIView(
        frame: CGRect(x: 0, y: block.baselines.first, width: view.bounds.width, height: 1))
      line.backgroundColor = .red
      view.addSubview(line)
    }
  }
}
