import HostInterface
import QuartzCore
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// The symbols that come with Vitrine, in sizes and weights.
@MainActor @Suite(.serialized) struct SymbolTests {
  private static let columns = 25
  private static let cell = 48
  private nonisolated static let pictures =
    ProcessInfo.processInfo.environment["VITRINE_SYMBOL_PICTURES"]

  /// Shows all symbols in a grid, in the middle of squares of 48 points.
  private func stage(
    _ configuration: UIImage.SymbolConfiguration, isRightToLeft: Bool = false, names: [String]
  ) -> Stage {
    let rows = (names.count + Self.columns - 1) / Self.columns
    let size = CGSize(width: Self.columns * Self.cell, height: rows * Self.cell)
    let stage = Stage(size: size)
    let controller = UIViewController()
    stage.show(controller)
    controller.view.backgroundColor = .systemBackground
    for (index, name) in names.enumerated() {
      let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
      view.tintColor = .label
      if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
      view.frame.origin = CGPoint(
        x: CGFloat(index % Self.columns * Self.cell) + (48 - view.frame.width) / 2,
        y: CGFloat(index / Self.columns * Self.cell) + (48 - view.frame.height) / 2)
      controller.view.addSubview(view)
    }
    stage.settle()
    return stage
  }

  /// How dark each square is inside and outside of a symbol's frame of a width.
  private func darkness(_ stage: Stage, side: Int, count: Int) throws -> [(
    inside: Int, outside: Int
  )] {
    let picture = try #require(stage.picture())
    return picture.withPixels { pixels in
      (0..<count).map { index in
        let (x, y) = (index % Self.columns * Self.cell, index / Self.columns * Self.cell)
        var sums = (inside: 0, outside: 0)
        let margin = (Self.cell - side) / 2
        for row in 0..<Self.cell {
          for column in 0..<Self.cell {
            let dark = 255 - Int(pixels[(y + row) * picture.bytesPerRow + (x + column) * 4 + 1])
            let isInside =
              row >= margin && row < margin + side && column >= margin && column < margin + side
            if isInside { sums.inside += dark } else { sums.outside += dark }
          }
        }
        return sums
      }
    }
  }

  /// Writes a picture, to be looked at.
  private func write(_ stage: Stage, to path: String) throws {
    let picture = try #require(stage.picture())
    let encoder = try #require(HostServices.current.encoder)
    try encoder.pngData(picture).write(to: URL(fileURLWithPath: path))
  }

  private func configuration(_ weight: UIImage.SymbolWeight) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: 17, weight: weight)
  }

  @Test("Every symbol draws inside its square, and is heavier with each weight")
  func allNames() throws {
    let names = SymbolCatalog.shared.names
    #expect(names.count >= 150)
    let weights: [UIImage.SymbolWeight] = [.ultraLight, .light, .regular, .semibold, .black]
    let sums = try weights.map { weight in
      let stage = stage(configuration(weight), names: names)
      let sums = try darkness(stage, side: 24, count: names.count)
      if let folder = Self.pictures, weight != .light, weight != .semibold {
        try write(stage, to: "\(folder)/symbols-\(weight.rawValue).png")
        stage.prefersDarkAppearance = true
        stage.settle()
        try write(stage, to: "\(folder)/symbols-\(weight.rawValue)-dark.png")
      }
      return sums
    }
    for (index, name) in names.enumerated() {
      let inside = sums.map { $0[index].inside }
      #expect(sums.allSatisfy { $0[index].outside == 0 }, "\(name) leaves its square")
      #expect(inside[0] > 0, "\(name) is empty")
      #expect(zip(inside, inside.dropFirst()).allSatisfy { $0 <= $1 }, "\(name): \(inside)")
      #expect(inside[2] < inside[4], "\(name) is not heavier: \(inside)")
    }
  }

  @Test("Symbols have the size of their text, and of their scale")
  func sizes() throws {
    func side(_ configuration: UIImage.SymbolConfiguration?) throws -> CGFloat {
      let image = try #require(UIImage(systemName: "heart", withConfiguration: configuration))
      #expect(image.size.width == image.size.height)
      return image.size.width
    }
    #expect(try side(nil) == 24)
    #expect(try side(.init(pointSize: 17)) == 24)
    #expect(try side(.init(pointSize: 34)) == 48)
    #expect(try side(.init(textStyle: .largeTitle)) == 48)
    #expect(try side(.init(font: .systemFont(ofSize: 34))) == 48)
    let scales = try [UIImage.SymbolScale.small, .medium, .large].map { try side(.init(scale: $0)) }
    #expect(scales[0] < 24 && scales[1] == 24 && scales[2] > 24)
    for size in [0, -3, CGFloat.nan, .infinity] { #expect(try side(.init(pointSize: size)) == 24) }
  }

  @Test("A symbol for a text style follows the text size of its view")
  func textSize() throws {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let view = UIImageView(image: UIImage(systemName: "heart", withConfiguration: configuration))
    let fixed = UIImageView(image: UIImage(systemName: "heart"))
    for view in [view, fixed] {
      view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    }
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection)
    #expect(font.pointSize > 17)
    #expect(abs(view.intrinsicContentSize.width - font.pointSize * 24 / 17) <= 0.5)
    #expect(fixed.intrinsicContentSize.width == 24)
  }

  @Test("A configuration takes what another one specifies, and keeps the rest")
  func applying() throws {
    let base = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small)
    let applied = base.applying(UIImage.SymbolConfiguration(weight: .thin))
    #expect(applied == UIImage.SymbolConfiguration(pointSize: 20, weight: .thin, scale: .small))
    #expect(
      base.applying(nil) == base && base.applying(UIImage.SymbolConfiguration.unspecified) == base)
    #expect(
      base.applying(UIImage.SymbolConfiguration(textStyle: .body)).configurationWithoutWeight()
        == UIImage.SymbolConfiguration(textStyle: .body, scale: .small))
    #expect(
      base.configurationWithoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .small))
    let image = try #require(UIImage(systemName: "heart", withConfiguration: base))
    let thin = UIImage.SymbolConfiguration(weight: .thin)
    #expect(image.applyingSymbolConfiguration(thin)?.symbolConfiguration == applied)
    #expect(image.withConfiguration(thin).symbolConfiguration == thin)
    #expect(UIImage().applyingSymbolConfiguration(thin) == nil && !UIImage().isSymbolImage)
  }

  @Test("What a view prefers holds as far as the image leaves it open")
  func preferred() throws {
    let view = UIImageView(image: UIImage(systemName: "heart"))
    #expect(view.intrinsicContentSize.width == 24)
    view.preferredSymbolConfiguration = .init(pointSize: 34, weight: .bold)
    #expect(view.intrinsicContentSize.width == 48)
    view.image = UIImage(
      systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize.width == 24)

    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "heart")
    let button = UIButton(configuration: configuration)
    let usual = button.intrinsicContentSize.width
    configuration.preferredSymbolConfigurationForImage = .init(pointSize: 34)
    button.configuration = configuration
    #expect(button.intrinsicContentSize.width == usual + 24)
  }

  @Test("Forward and backward follow the direction of views, left and right don't")
  func directions() throws {
    let names = ["chevron.forward", "chevron.right", "chevron.left", "chevron.backward"]
    func columns(_ isRightToLeft: Bool) throws -> [Bool] {
      let stage = stage(configuration(.regular), isRightToLeft: isRightToLeft, names: names)
      let picture = try #require(stage.picture())
      // Whether the point of the chevron is right of its middle.
      return picture.withPixels { pixels in
        names.indices.map { index in
          let dark = (0..<48).map { column in
            255 - Int(pixels[24 * picture.bytesPerRow + (index * 48 + column) * 4 + 1])
          }
          return dark[24...].reduce(0, +) > dark[..<24].reduce(0, +)
        }
      }
    }
    #expect(try columns(false) == [true, true, false, false])
    #expect(try columns(true) == [false, true, false, true])
  }

  @Test("A name without a drawing has no image")
  func unknown() {
    for name in ["", "no.such.symbol", "heart\t", "Heart"] {
      #expect(UIImage(systemName: name) == nil)
    }
  }

  @Test("Damaged lines are skipped, the others are read")
  func damaged() {
    let long = "long\t-\ts M 1 1" + String(repeating: " L 2 2", count: 4000)
    let catalog = SymbolCatalog(
      [
        "good\t-\ts M 1 1 L 2 2", "", "name", "a\t-", "b\tq\ts M 1 1 L 2 2", "c\t-\tx M 1 1",
        "d\t-\ts",
        "e\t-\ts L 1 1", "f\t-\ts M 1", "g\t-\ts M 1 nan", "h\t-\ts M 1 1 L 1e9 2",
        "i\t-\ts M 1 1 Q 1 1",
        "j\t-\ts M 1 1 C 1 1 2 2", "k\t-\ts M 1 1\ts", "\t-\ts M 1 1", long,
        "last\tr\td M 1 1 L 2 2 Z",
      ].joined(separator: "\n"))
    #expect(catalog.names == ["good", "last"])
    #expect(catalog["last"]?.isDirectional == true)
    #expect(SymbolCatalog("\u{0}\u{FFFD}\n\n\t\t\t").names.isEmpty)
  }

  @Test("The table of the documentation names all symbols and no others")
  func table() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("scripts/symbols.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let names = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(names.sorted() == SymbolCatalog.shared.names)
    let mirrored = Set(
      rows.filter { $0.contains("↔") }.compactMap { $0.split(separator: "`").dropFirst().first })
    for name in names {
      #expect(
        mirrored.contains(Substring(name)) == (SymbolCatalog.shared[name]?.isDirectional == true))
    }
  }
}
