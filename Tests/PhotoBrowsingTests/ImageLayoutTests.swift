import Testing
import UIKit

@testable import PhotoBrowsing

@Suite struct ImageLayoutTests {
  static let phone = CGSize(width: 390, height: 844)

  @Test("A photo fits, and a double tap fills")
  func landscape() {
    let layout = ImageLayout(viewport: Self.phone, photo: CGSize(width: 4000, height: 3000))
    #expect(layout.fitSize == CGSize(width: 390, height: 292.5))
    #expect(layout.restFrame == CGRect(x: 0, y: 275.75, width: 390, height: 292.5))
    #expect(abs(layout.doubleTapScale - 2.885) < 0.001)
    #expect(layout.maximumScale >= 4000 / 390)
  }

  @Test("A photo of the viewport's shape is zoomed by a double tap, too")
  func sameShape() {
    let layout = ImageLayout(viewport: Self.phone, photo: CGSize(width: 1179, height: 2556))
    #expect(layout.doubleTapScale == 2.5)
  }

  @Test("A long image fills the viewport's width and begins at its top")
  func long() {
    let photo = CGSize(width: 1080, height: 30000)
    let layout = ImageLayout(viewport: Self.phone, photo: photo)
    #expect(layout.isLong)
    #expect(layout.restFrame.origin == .zero && layout.restFrame.width == 390)
    #expect(abs(layout.restFrame.height - 844 - 9989) < 1)
    let desktop = ImageLayout(viewport: CGSize(width: 1280, height: 800), photo: photo)
    #expect(desktop.fitSize.width >= 600 && desktop.fitSize.width <= 1080)
    #expect(desktop.restFrame.midX == 640)
  }

  @Test("A small image is enlarged only if requested")
  func small() {
    var layout = ImageLayout(viewport: Self.phone, photo: CGSize(width: 64, height: 64))
    #expect(layout.fitSize == CGSize(width: 64, height: 64))
    #expect(layout.maximumScale >= 3)
    layout.upscales = true
    #expect(layout.fitSize == CGSize(width: 390, height: 390))
  }

  @Test("A tiny image is enlarged enough to be visible")
  func tiny() {
    let pixel = CGSize(width: 1, height: 1)
    #expect(
      ImageLayout(viewport: Self.phone, photo: pixel).fitSize == CGSize(width: 16, height: 16))
    let line = ImageLayout(viewport: Self.phone, photo: CGSize(width: 1, height: 8))
    #expect(line.fitSize == CGSize(width: 2, height: 16))
    let icon = ImageLayout(viewport: Self.phone, photo: CGSize(width: 16, height: 16))
    #expect(icon.fitSize == CGSize(width: 16, height: 16))
    let narrow = ImageLayout(viewport: CGSize(width: 9, height: 20), photo: pixel)
    #expect(narrow.fitSize == CGSize(width: 9, height: 9))
  }

  @Test("A tall screenshot fits into a wide window")
  func tallButNotLong() {
    let layout = ImageLayout(
      viewport: CGSize(width: 1280, height: 800), photo: CGSize(width: 1080, height: 2400))
    #expect(!layout.isLong && layout.fitSize == CGSize(width: 360, height: 800))
  }

  @Test("Empty sizes give valid layouts")
  func empty() {
    let layout = ImageLayout(viewport: .zero, photo: .zero)
    #expect(layout.isEmpty && layout.fitSize == .zero && layout.fillScale == 1)
  }

  /// The fraction of the height, the velocity in points per second, and the result.
  static let decisions: [(Double, Double, Bool)] = [
    (0.30, 0, true), (0.04, 0, false), (60.0 / 844, 800, true), (0.40, -300, false),
    (0.17, 0, false), (0.19, 0, true), (0.19, -49, true), (0.25, -49, true), (0.25, -51, false),
    (0, 601, true),
  ]

  @Test("The decision to dismiss depends on distance and velocity", arguments: decisions)
  func dismissRule(part: Double, velocity: Double, dismisses: Bool) {
    let rule = DismissRule()
    #expect(
      rule.dismisses(translation: part * 844, velocity: velocity, length: 844) == dismisses)
  }

  @Test("The photo shrinks with the drag's distance down to 0.3; overlays fade out at once")
  func dismissScale() {
    let rule = DismissRule()
    for part in stride(from: 0.0, through: 1, by: 0.05) {
      let scale = rule.scale(translation: part * 844, length: 844)
      #expect(abs(scale - max(0.3, 1 - part)) < 1e-9)
    }
    #expect(rule.scale(translation: -100, length: 844) == 1)
    #expect(rule.chromeOpacity(translation: 84.4, length: 844) < 1e-9)
  }
}
