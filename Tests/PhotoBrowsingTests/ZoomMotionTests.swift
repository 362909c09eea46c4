import Testing
import UIKit

@testable import PhotoBrowsing

@Suite struct ZoomMotionTests {
  static let layout = ImageLayout(
    viewport: CGSize(width: 390, height: 844), photo: CGSize(width: 4000, height: 3000))

  private func settle(_ motion: inout ZoomMotion) {
    for _ in 0..<600 where motion.advance(by: 1.0 / 60) {}
  }

  private func unit(_ point: CGPoint, in frame: CGRect) -> CGPoint {
    CGPoint(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
  }

  @Test("A double tap zooms about the tapped point within 300 ms")
  func zoomAboutPoint() {
    var motion = ZoomMotion(layout: Self.layout)
    let finger = CGPoint(x: 195, y: 422)
    let before = unit(finger, in: motion.frame)
    motion.zoom(to: Self.layout.doubleTapScale, about: finger, animated: true)
    for _ in 0..<18 {
      _ = motion.advance(by: 1.0 / 60)
      let now = unit(finger, in: motion.frame)
      #expect(abs(now.x - before.x) * motion.frame.width < 1)
    }
    #expect(abs(motion.scale - 2.885) < 0.01)
    settle(&motion)
    #expect(abs(motion.frame.height - 844) < 0.5)
    motion.zoom(to: 1, about: finger, animated: true)
    settle(&motion)
    #expect(motion.frame == Self.layout.restFrame)
  }

  @Test("Detents of the wheel multiply and keep the pixel under the pointer")
  func wheel() {
    var motion = ZoomMotion(layout: Self.layout)
    motion.zoom(to: 4, about: CGPoint(x: 195, y: 422), animated: false)
    let pointer = CGPoint(x: 120, y: 300)
    let before = unit(pointer, in: motion.frame)
    for _ in 0..<3 {
      motion.zoom(by: 1.3, about: pointer, animated: true, spring: ZoomMotion.wheelSpring)
      for _ in 0..<3 { _ = motion.advance(by: 1.0 / 60) }
    }
    settle(&motion)
    #expect(abs(motion.scale - 4 * 1.3 * 1.3 * 1.3) < 1e-6)
    let now = unit(pointer, in: motion.frame)
    #expect(abs(now.x - before.x) * motion.frame.width < 1)
    #expect(abs(now.y - before.y) * motion.frame.height < 1)
  }

  @Test("A sharper image of the same photo changes nothing visible")
  func swap() {
    let small = ImageLayout(
      viewport: Self.layout.viewport, photo: CGSize(width: 400, height: 300))
    var motion = ZoomMotion(layout: small)
    motion.zoom(to: 2, about: CGPoint(x: 273, y: 363), animated: false)
    let before = motion.frame
    motion.setLayout(Self.layout)
    #expect(motion.frame == before)
    #expect(abs(motion.scale - 2) < 1e-9)
  }

  @Test("Resizing keeps the zoom and the photo's point at the center")
  func resize() {
    var motion = ZoomMotion(layout: Self.layout)
    motion.zoom(to: 4, about: CGPoint(x: 250, y: 400), animated: false)
    let point = unit(CGPoint(x: 195, y: 422), in: motion.frame)
    let sizes = [(844.0, 390.0), (1280, 800), (320, 480), (390, 844)]
    for (width, height) in sizes {
      var layout = Self.layout
      layout.viewport = CGSize(width: width, height: height)
      motion.setLayout(layout)
      let now = unit(CGPoint(x: width / 2, y: height / 2), in: motion.frame)
      #expect(abs(now.x - point.x) * motion.frame.width < 2)
      #expect(abs(now.y - point.y) * motion.frame.height < 2)
      #expect(abs(motion.scale - 4) < 1e-6)
    }
  }

  @Test("A pan resists beyond the edge, decelerates and comes to rest within it")
  func pan() {
    var motion = ZoomMotion(layout: Self.layout)
    motion.zoom(to: 3, about: CGPoint(x: 195, y: 422), animated: false)
    #expect(motion.canPan(CGVector(dx: 10, dy: 0)) && motion.canPan(CGVector(dx: -10, dy: 0)))
    motion.beginPan()
    motion.pan(to: CGPoint(x: 1000, y: 0))
    #expect(motion.frame.minX > 0 && motion.frame.minX < 390)
    motion.endPan(velocity: CGPoint(x: 2000, y: 0))
    settle(&motion)
    #expect(motion.frame == Self.layout.clamped(motion.frame))
    #expect(!motion.canPan(CGVector(dx: 10, dy: 0)) && motion.canPan(CGVector(dx: -10, dy: 0)))
  }

  @Test("A pinch beyond the limits resists and springs back")
  func pinch() {
    var motion = ZoomMotion(layout: Self.layout)
    let middle = CGPoint(x: 195, y: 422)
    motion.beginPinch(at: middle)
    motion.pinch(scale: 0.25, at: middle)
    #expect(motion.scale > 0.45 && motion.scale < 1)
    motion.endPinch(at: middle)
    settle(&motion)
    #expect(motion.frame == Self.layout.restFrame)
    motion.beginPinch(at: middle)
    motion.pinch(scale: 1000, at: middle)
    #expect(motion.scale < Self.layout.maximumScale * 2.01)
    motion.endPinch(at: middle)
    settle(&motion)
    #expect(abs(motion.scale - Self.layout.maximumScale) < 1e-6)
  }

  @Test("Touching a photo on its way back to its limits doesn't move it")
  func aPinchBeyondTheLimitsBeginsWhereThePhotoIs() {
    var motion = ZoomMotion(layout: Self.layout)
    let middle = CGPoint(x: 195, y: 422)
    for factor in [0.4, 40] as [CGFloat] {
      motion.beginPinch(at: middle)
      motion.pinch(scale: factor, at: middle)
      motion.endPinch(at: middle)
      _ = motion.advance(by: 0.03)
      let (scale, most) = (motion.scale, Self.layout.maximumScale)
      #expect(scale < 0.99 || scale > most * 1.01)
      motion.beginPinch(at: middle)
      motion.pinch(scale: 1, at: middle)
      #expect(abs(motion.scale - scale) < 0.0001)
      motion.endPinch(at: middle)
      settle(&motion)
    }
  }

  @Test("A photo that is smaller than estimated returns to its limits")
  func limitsThatAreLearnedLate() {
    var motion = ZoomMotion(layout: Self.layout)
    motion.zoom(to: Self.layout.maximumScale, about: CGPoint(x: 195, y: 422), animated: false)
    let small = ImageLayout(
      viewport: Self.layout.viewport, photo: CGSize(width: 400, height: 300))
    motion.setLayout(small)
    #expect(abs(motion.scale - small.maximumScale) < 0.001)
  }
}
