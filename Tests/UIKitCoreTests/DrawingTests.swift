import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Drawing into images, pixel by pixel.
@MainActor @Suite(.serialized) struct DrawingTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  /// The red, green, blue and alpha values of an image of 40 × 40.
  private struct Picture {
    let image: CGImage

    subscript(x: Int, y: Int) -> [Int] {
      image.withPixels { pixels in
        let offset = y * image.bytesPerRow + x * 4
        return [2, 1, 0, 3].map { Int(pixels[offset + $0]) }
      }
    }
  }

  private func picture(
    opaque: Bool = false, _ draw: (UIGraphicsImageRendererContext) -> Void
  ) throws -> Picture {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = opaque
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
    return Picture(image: try #require(renderer.image(actions: draw).cgImage))
  }

  private let clear = [0, 0, 0, 0]
  private let red = [255, 0, 0, 255]
  private let blue = [0, 0, 255, 255]

  @Test func fillsAreAtTheirCoordinates() throws {
    let picture = try picture {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 10, y: 0, width: 10, height: 40))
    }
    #expect(picture[10, 0] == red && picture[19, 39] == red)
    #expect(picture[9, 0] == clear && picture[20, 0] == clear)
  }

  @Test func aRendererHasItsScaleAndOrigin() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 10, width: 20, height: 20), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
    }
    #expect(image.size == CGSize(width: 20, height: 20) && image.scale == 2)
    let picture = Picture(image: try #require(image.cgImage))
    #expect(picture[9, 9] == red && picture[10, 10] == [0, 0, 0, 255])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func statesAreSavedAndTransformsConcatenate() throws {
    let picture = try picture { context in
      let cg = context.cgContext
      cg.setFillColor(.red)
      cg.saveGState()
      cg.translateBy(x: 20, y: 0)
      cg.scaleBy(x: 2, y: 1)
      cg.setFillColor(.blue)
      cg.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      cg.restoreGState()
      cg.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(picture[2, 2] == red && picture[29, 2] == blue && picture[30, 2] == clear)
  }

  @Test func lineWidthIsScaledByTheTransform() throws {
    let picture = try picture { context in
      let cg = context.cgContext
      cg.setStrokeColor(.red)
      cg.scaleBy(x: 4, y: 1)
      cg.setLineWidth(2)
      cg.strokeLineSegments(between: [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 40)])
    }
    #expect(picture[16, 20] == red && picture[23, 20] == red && picture[24, 20] == clear)
  }

  @Test func fillRulesDecideWhatIsInside() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
    #expect(path.contains(CGPoint(x: 20, y: 20)))
    #expect(try picture { _ in path.fill() }[20, 20] == [0, 0, 0, 255])
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 20, y: 20)) && path.contains(CGPoint(x: 5, y: 5)))
    #expect(try picture { _ in path.fill() }[20, 20] == clear)
  }

  @Test func clipsNest() throws {
    let picture = try picture { context in
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).addClip()
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 40))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(picture[10, 20] == red && picture[30, 20] == clear && picture[1, 1] == clear)
  }

  @Test func dashesLeaveGaps() throws {
    let picture = try picture { _ in
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 20))
      line.addLine(to: CGPoint(x: 40, y: 20))
      line.lineWidth = 4
      line.setLineDash([10, 10], count: 2, phase: 0)
      UIColor.red.setStroke()
      line.stroke()
    }
    #expect(picture[5, 20] == red && picture[15, 20] == clear && picture[25, 20] == red)
  }

  @Test func imagesAreUprightInUIKitAndFlippedInQuartz() throws {
    let half = try picture {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }.image
    let upright = try picture { _ in
      UIImage(cgImage: half).draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(upright[20, 5] == red && upright[20, 35] == clear)
    let quartz = try picture {
      $0.cgContext.draw(half, in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(quartz[20, 5] == clear && quartz[20, 35] == red)
  }

  @Test func blendModesMixAndErase() throws {
    let picture = try picture { context in
      let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).setFill()
      context.fill(bounds)
      UIColor(red: 0.5, green: 0.5, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20), blendMode: .multiply)
      context.cgContext.clear(CGRect(x: 20, y: 20, width: 10, height: 10))
      UIColor.blue.withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 30, y: 30, width: 10, height: 10), blendMode: .copy)
    }
    let mixed = picture[10, 10]
    #expect(abs(mixed[0] - 128) <= 2 && abs(mixed[1] - 64) <= 2 && mixed[2] == 0)
    #expect(picture[25, 25] == clear && picture[25, 5][0] == 255)
    #expect(abs(picture[35, 35][3] - 128) <= 1 && picture[35, 35][0] == 0)
  }

  @Test func linesDoNotEraseWhatTheySurround() throws {
    let picture = try picture { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.cgContext.setBlendMode(.clear)
      context.cgContext.stroke(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.cgContext.setBlendMode(.copy)
      UIColor.blue.setStroke()
      context.cgContext.setLineWidth(4)
      context.cgContext.stroke(CGRect(x: 4, y: 4, width: 32, height: 32))
    }
    #expect(picture[20, 20] == red && picture[4, 20] == [0, 0, 255, 255])
  }

  @Test func gradientsExtendOnlyWithTheirOptions() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1],
        locations: nil, count: 2))
    let (start, end) = (CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0))
    let band = try picture {
      $0.cgContext.drawLinearGradient(gradient, start: start, end: end, options: [])
    }
    #expect(band[5, 20] == clear && band[35, 20] == clear)
    #expect(band[12, 20][0] > 200 && band[27, 20][2] > 200)
    let image = try picture {
      $0.cgContext.drawLinearGradient(
        gradient, start: start, end: end,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(image[2, 20] == red && image[38, 20] == blue)
  }

  @Test func transparencyLayersCompositeAsOneAndShadowsBlur() throws {
    let picture = try picture { context in
      let cg = context.cgContext
      cg.setAlpha(0.5)
      cg.beginTransparencyLayer(auxiliaryInfo: nil)
      cg.setFillColor(.red)
      cg.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      cg.fill(CGRect(x: 10, y: 0, width: 20, height: 10))
      cg.endTransparencyLayer()
      cg.setAlpha(1)
      cg.setShadow(offset: CGSize(width: 0, height: 8), blur: 4, color: .blue)
      cg.fill(CGRect(x: 10, y: 16, width: 20, height: 8))
    }
    #expect(picture[5, 5][3] == 128 && picture[15, 5][3] == 128)
    #expect(picture[20, 20] == [0, 0, 0, 255])
    #expect(picture[20, 28][2] > 150 && picture[20, 28][0] == 0, "the shadow below")
    #expect(picture[20, 36][3] < picture[20, 30][3])
  }

  @Test func textIsDrawnAndMeasured() throws {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
    ]
    let size = "Wide".size(withAttributes: attributes)
    #expect(size.width > 30 && size.height > 20)
    let wrapped = "Wide wide wide".boundingRect(
      with: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(wrapped.width <= 60 && wrapped.height > size.height * 1.5)
    let picture = try picture { _ in "W".draw(at: .zero, withAttributes: attributes) }
    let ink = (0..<40).contains { x in (0..<40).contains { picture[x, $0] == red } }
    #expect(ink)
  }

  @Test func oldImageContextsWork() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 40), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 40))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.cgImage?.width == 80 && UIGraphicsGetCurrentContext() == nil)
    #expect(Picture(image: try #require(image?.cgImage))[39, 10] == red)
  }

  @Test func radialGradientsLieBetweenTheirCircles() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let gradient = try #require(
      CGGradient(colorsSpace: space, colors: colors, locations: nil))
    let center = CGPoint(x: 20, y: 20)
    func draw(_ end: CGPoint, _ options: CGGradientDrawingOptions) throws -> Picture {
      try picture {
        $0.cgContext.drawRadialGradient(
          gradient, startCenter: center, startRadius: 4, endCenter: end, endRadius: 16,
          options: options)
      }
    }
    let ring = try draw(center, [])
    #expect(ring[20, 20] == clear && ring[1, 1] == clear)
    #expect(ring[25, 20][0] > 200 && ring[34, 20][2] > 200)
    let full = try draw(center, [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(full[20, 20] == red && full[1, 1] == blue)
    // With different centers it is steeper on the side where the circles are closer.
    let aside = try draw(
      CGPoint(x: 14, y: 20), [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(aside[20, 20] == red && aside[39, 39] == blue)
    #expect(aside[27, 20][2] > full[27, 20][2] && aside[13, 20][2] < full[13, 20][2])
  }
}

extension CGColor {
  fileprivate static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  fileprivate static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
