import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Images and colors that are found by name in a bundle.
@MainActor @Suite(.serialized) final class AssetTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("assets-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// A square of one color as a PNG file.
  private func paint(_ color: UIColor, pixels: Int, to path: String) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: pixels, height: pixels)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(image.pngData()).write(to: file)
  }

  private func bundle() throws -> Bundle { try #require(Bundle(url: folder)) }

  @Test func theFileForTheDisplaysScaleIsChosen() throws {
    for scale in [1, 2, 3] {
      let mark = scale == 1 ? "" : "@\(scale)x"
      try paint(.red, pixels: 10 * scale, to: "dot\(mark).png")
    }
    let image = try #require(UIImage(named: "dot", in: bundle(), compatibleWith: nil))
    #expect(image.size == CGSize(width: 10, height: 10))
    let traits = { UITraitCollection(displayScale: $0) }
    for scale in [1.0, 2, 3] as [CGFloat] {
      let image = try #require(
        UIImage(named: "dot.png", in: bundle(), compatibleWith: traits(scale)))
      #expect(image.scale == scale && image.cgImage?.width == Int(10 * scale))
      let configured = try #require(
        UIImage(named: "dot", in: bundle(), with: traits(scale).imageConfiguration))
      #expect(configured.scale == scale)
    }
    #expect(try UIImage(named: "other", in: bundle(), compatibleWith: nil) == nil)
    #expect(try UIImage(named: "dot", in: bundle(), with: nil) != nil)
    let two = UIImage.Configuration(traitCollection: traits(2))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = two.applying(dark.imageConfiguration).traitCollection
    #expect(both?.displayScale == 2 && both?.userInterfaceStyle == .dark)
    #expect(two.applying(nil) == two && two.withTraitCollection(dark) == dark.imageConfiguration)
    #expect(UIImage(named: "there is no such image") == nil)
  }

  @Test func whatAPackageMakesOfAProgramsResourcesIsFound() throws {
    try paint(.red, pixels: 10, to: "Tea_Brew.resources/dot.png")
    try paint(.red, pixels: 10, to: "Tea_Brewery.resources/dot.png")
    let found = try #require(Bundle.resources(ofProgram: "Brew", in: [folder]))
    #expect(found.bundlePath.hasSuffix("Tea_Brew.resources"))
    #expect(UIImage(named: "dot", in: found, compatibleWith: nil) != nil)
    #expect(Bundle.resources(ofProgram: "ewery", in: [folder]) == nil)
    #expect(Bundle.ofProgram.first === Bundle.main)
  }

  @Test func aCatalogHasImagesForEitherAppearance() throws {
    let set = "Assets.xcassets/Icons/sun.imageset"
    try paint(.white, pixels: 20, to: "\(set)/light.png")
    try paint(.black, pixels: 20, to: "\(set)/dark.png")
    try write(
      """
      {"images": [{"idiom": "universal", "filename": "light.png", "scale": "2x"},
       {"idiom": "universal", "filename": "dark.png", "scale": "2x",
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "info": {"version": 1, "author": "xcode"}}
      """, to: "\(set)/Contents.json")
    let image = try #require(UIImage(named: "sun", in: bundle(), compatibleWith: nil))
    #expect(image.scale == 2 && image.size == CGSize(width: 10, height: 10))
    let controller = UIViewController()
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.addSubview(view)
    stage.show(controller)
    #expect(try brightness() > 0.9)
    stage.prefersDarkAppearance = true
    stage.settle()
    #expect(try brightness() < 0.1, "the view shows the variant for its appearance")
  }

  private func brightness() throws -> CGFloat {
    let pixel = try #require(stage.picture()?.color(x: 50, y: 50))
    return (pixel.red + pixel.green + pixel.blue) / 3
  }

  @Test func aTemplateTakesTheTintAndNamespacesAreHeeded() throws {
    try paint(.red, pixels: 4, to: "A.xcassets/Group/dot.imageset/dot.png")
    try write(
      #"{"images": [{"filename": "dot.png", "scale": "1x"}], "properties": {"template-rendering-intent": "template"}}"#,
      to: "A.xcassets/Group/dot.imageset/Contents.json")
    try write(
      #"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/Group/Contents.json")
    let image = try #require(UIImage(named: "Group/dot", in: bundle(), compatibleWith: nil))
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(try UIImage(named: "dot", in: bundle(), compatibleWith: nil) == nil)
  }

  @Test func aCatalogsColorFollowsTheAppearance() throws {
    let set = "Assets.xcassets/Accent.colorset/Contents.json"
    try write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0xFF", "green": "128", "blue": "0.250", "alpha": "1.000"}}},
       {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "0.5"}}}]}
      """, to: set)
    let color = try #require(UIColor(named: "Accent", in: bundle(), compatibleWith: nil))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
    #expect(light.red == 1 && light.green == 128.0 / 255 && light.blue == 0.25 && light.alpha == 1)
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
    #expect(dark.red == 0.5 && dark.alpha == 0.5)
    let fixed = try UIColor(
      named: "Accent", in: bundle(), compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
    #expect(fixed?.cgColor == dark)
    #expect(UIColor(named: "there is no such color") == nil)
  }

  @Test func displayP3BecomesTheNearestOfSRGB() {
    let gray = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor
    #expect(abs(gray.red - 0.5) < 1e-3 && abs(gray.blue - 0.5) < 1e-3)
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5).cgColor
    #expect(red.red > 0.9999 && red.green == 0 && red.blue == 0 && red.alpha == 0.5)
    // A green within sRGB: computed with the matrices of both color spaces.
    let green = UIColor(displayP3Red: 0.3, green: 0.6, blue: 0.3, alpha: 1).cgColor
    #expect(abs(green.red - 0.153) < 0.01 && abs(green.green - 0.609) < 0.01)
  }
}

extension CGImage {
  /// The color of a pixel.
  fileprivate func color(x: Int, y: Int) -> CGColor? {
    guard x < width, y < height else { return nil }
    return withPixels { bytes in
      let place = y * bytesPerRow + x * 4
      func part(_ index: Int) -> CGFloat { CGFloat(bytes[place + index]) / 255 }
      return CGColor(red: part(2), green: part(1), blue: part(0), alpha: part(3))
    }
  }
}
