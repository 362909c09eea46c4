import Foundation
import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

@MainActor @Suite struct ErrorPageTests {
  private struct Damaged: Error, CustomStringConvertible {
    var description: String { "No picture." }
  }

  /// The number of visible lines of text.
  private func lines(_ stage: Stage) -> Int {
    stage.nodeDescription.components(separatedBy: "text ").count - 1
  }

  @Test("A neighbor's error is shown when its page appears")
  func neighbor() async {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let root = UIViewController()
    stage.show(root)
    let browser = PhotoBrowser<Int>()
    browser.numberOfPhotos = { 3 }
    browser.loadImage = { id, _ in
      if id == 1 { throw Damaged() }
      return BrowserWorld.picture(width: 40, height: 30)
    }
    browser.open(at: 0, by: .present(from: root))
    #expect(
      await stage.wait {
        browser.pagingView.livePages.contains { ($0.page as? ImageCell)?.errorMessage != nil }
      })
    stage.advance(by: 0.9)
    let before = lines(stage)
    stage.press(.keyboardRightArrow)
    stage.advance(by: 0.9)
    #expect(lines(stage) == before + 2, "\(stage.nodeDescription)")
  }

  @Test("The button's text is readable in every color scheme", arguments: [false, true])
  func contrast(isDark: Bool) async throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    stage.prefersDarkAppearance = isDark
    let root = UIViewController()
    stage.show(root)
    let browser = PhotoBrowser<Int>()
    browser.numberOfPhotos = { 1 }
    browser.loadImage = { _, _ in throw Damaged() }
    browser.open(at: 0, by: .present(from: root))
    #expect(await stage.wait { (browser.currentCell as? ImageCell)?.errorMessage != nil })
    stage.advance(by: 0.9)
    let button = try #require(Self.button(in: browser.view))
    let frame = button.convert(button.bounds, to: nil)
    let picture = try #require(stage.picture(scale: 2))
    let lights = Self.luminances(of: picture, in: frame.insetBy(dx: 12, dy: 2)).sorted()
    let ground = lights[lights.count / 2]
    let textLuminance = try #require(lights.last)
    #expect((textLuminance + 0.05) / (ground + 0.05) >= 4.5, "\(textLuminance) on \(ground)")
    #expect(button.titleColor(for: .normal) == .white)
  }

  private static func button(in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.title(for: .normal) == "Try Again" { return button }
    return view.subviews.lazy.compactMap(button).first
  }

  /// The luminances of the pixels of a rectangle, in points of an image at scale 2.
  private static func luminances(of picture: CGImage, in rect: CGRect) -> [Double] {
    let rows = Int(rect.minY * 2)..<Int(rect.maxY * 2)
    let columns = Int(rect.minX * 2)..<Int(rect.maxX * 2)
    return picture.withPixels { bytes in
      var found: [Double] = []
      for y in rows {
        for x in columns { found.append(luminance(bytes, y * picture.bytesPerRow + x * 4)) }
      }
      return found
    }
  }

  /// The relative luminance of WCAG 2 of a pixel in blue, green and red.
  private static func luminance(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Double {
    func part(_ channel: Int) -> Double {
      let value = Double(bytes[offset + channel]) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.0722 * part(0) + 0.7152 * part(1) + 0.2126 * part(2)
  }
}
