import QuartzCore
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Images with caps, images that are repeated, and images that follow the layout direction.
@MainActor @Suite(.serialized) struct ResizableImageTests {
  private let stage = Stage(size: CGSize(width: 20, height: 20))
  private let controller = UIViewController()
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  /// Four columns: red, green, blue and white.
  private let image: UIImage

  init() {
    let colors: [[UInt8]] = [
      [0, 0, 255, 255], [0, 255, 0, 255], [255, 0, 0, 255], [255, 255, 255, 255],
    ]
    image = UIImage(
      cgImage: CGImage(width: 4, height: 4, isOpaque: true) { pixels in
        for index in 0..<16 {
          for part in 0..<4 { pixels[index * 4 + part] = colors[index % 4][part] }
        }
      })
    stage.show(controller)
    controller.view.addSubview(view)
  }

  /// The middle row as letters: r, g, b, w, k for black, and a point for any other color.
  private func row(_ y: Int = 10) throws -> String {
    stage.settle()
    let picture = try #require(stage.picture())
    let names: [[UInt8]: Character] = [
      [255, 0, 0]: "r", [0, 255, 0]: "g", [0, 0, 255]: "b", [255, 255, 255]: "w", [0, 0, 0]: "k",
    ]
    return picture.withPixels { pixels in
      var row = ""
      for x in 0..<picture.width {
        let place = y * picture.bytesPerRow + x * 4
        row.append(names[[pixels[place + 2], pixels[place + 1], pixels[place]]] ?? ".")
      }
      return row
    }
  }

  private let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)

  @Test func capsKeepTheirSizeWhileTheMiddleIsRepeated() throws {
    view.image = image.resizableImage(withCapInsets: caps)
    #expect(try row() == "r" + String(repeating: "gb", count: 9) + "w")
    #expect(view.image?.capInsets == caps && view.image?.resizingMode == .tile)
    #expect(view.image?.size == CGSize(width: 4, height: 4))
  }

  @Test func capsKeepTheirSizeWhileTheMiddleIsStretched() throws {
    view.image = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 2), resizingMode: .stretch)
    #expect(try row() == "r" + String(repeating: "g", count: 17) + "bw")
    view.frame.size.width = 10
    #expect(try row().hasPrefix("rgggggggbw"))
  }

  @Test func withoutCapsAllOfItIsRepeated() throws {
    view.image = image.resizableImage(withCapInsets: .zero, resizingMode: .tile)
    #expect(try row() == String(repeating: "rgbw", count: 5))
  }

  @Test(arguments: [CGFloat.infinity, -3, 1e9, .nan])
  func insetsThatDontFitAreReduced(_ inset: CGFloat) throws {
    view.image = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    #expect(try row().count == 20)
  }

  @Test func isDrawnWithCaps() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let resized = image.resizableImage(withCapInsets: caps)
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image { _ in resized.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    #expect(try row() == "r" + String(repeating: "gb", count: 9) + "w")
  }

  @Test func keepsItsCapsInOtherModesAndColors() {
    let resized = image.resizableImage(withCapInsets: caps)
      .imageFlippedForRightToLeftLayoutDirection()
    for made in [resized.withRenderingMode(.alwaysTemplate), resized.withTintColor(.red)] {
      #expect(made.capInsets == caps && made.flipsForRightToLeftLayoutDirection)
    }
  }

  @Test func aPatternFillsABackground() throws {
    view.backgroundColor = UIColor(patternImage: image)
    #expect(try row() == String(repeating: "rgbw", count: 5))
    view.frame = CGRect(x: 2, y: 0, width: 8, height: 20)
    view.layer.cornerRadius = 1
    #expect(try row() == "kkrgbwrgbwkkkkkkkkkk".replacingOccurrences(of: "k", with: ground))
  }

  /// What lies around a view.
  private var ground: String {
    controller.view.backgroundColor = .black
    return "k"
  }

  @Test func aPatternFillsPathsAndTextAndIsNoComponents() throws {
    let pattern = UIColor(patternImage: image)
    #expect(!pattern.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect(pattern.cgColor.alpha == 1 && pattern.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image { _ in
        pattern.setFill()
        UIBezierPath(rect: CGRect(x: 4, y: 0, width: 8, height: 20)).fill()
      }
    _ = ground
    #expect(try row() == "kkkkrgbwrgbwkkkkkkkk")
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    label.font = .systemFont(ofSize: 60, weight: .black)
    label.text = "█"
    label.lineBreakMode = .byClipping
    label.textColor = pattern
    label.clipsToBounds = true
    view.isHidden = true
    controller.view.addSubview(label)
    let letters = try row()
    #expect(letters.contains("r") && letters.contains("b"))
  }

  @Test func anEmptyImageIsAClearPattern() {
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }

  @Test func isMirroredInLayoutsFromRightToLeft() throws {
    view.frame.size.width = 4
    _ = ground
    view.image = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(try row().hasPrefix("rgbwk"))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try row().hasPrefix("wbgrk"))
    view.image = image
    #expect(try row().hasPrefix("rgbwk"), "only an image that asks for it")
    view.image = image.withHorizontallyFlippedOrientation()
    #expect(try row().hasPrefix("wbgrk"))
  }
}
