import Foundation
import Quartz2D
import RenderTree
import Testing

@testable import GtkHost

/// Where nothing of what is behind can be seen.
@MainActor @Suite struct OpaqueAreaTests {
  private func image(opaque: Bool) -> RenderNode {
    let image = CGImage(width: 2, height: 2, isOpaque: opaque) { bytes in
      for offset in 0..<16 { bytes[offset] = opaque || offset % 4 < 3 ? 255 : 100 }
    }
    return RenderNode(.image(image, frame: rect(10, 20, 30, 40), filter: .linear))
  }

  @Test func anImageCoversItsFrameUnlessItIsTransparent() {
    #expect(image(opaque: true).opaqueArea == rect(10, 20, 30, 40))
    #expect(image(opaque: false).opaqueArea == nil)
    #expect(RenderNode.empty.opaqueArea == nil)
  }

  @Test func itMovesAndIsScaledWithTheImage() {
    let node = image(opaque: true)
    let moved = CATransform3DConcat(
      CATransform3DMakeScale(-2, 2, 1), CATransform3DMakeTranslation(100, 0, 0))
    #expect(RenderNode(.transform(moved, node)).opaqueArea == rect(20, 40, 60, 80))
    let turned = CATransform3DMakeRotation(0.3, 0, 0, 1)
    #expect(RenderNode(.transform(turned, node)).opaqueArea == nil)
    var deep = CATransform3DIdentity
    deep.m34 = -0.01
    #expect(RenderNode(.transform(deep, node)).opaqueArea == nil)
  }

  @Test func clipsTakeAwayFromIt() {
    let node = image(opaque: true)
    let clip = RoundedRect(rect(0, 0, 20, 30))
    #expect(RenderNode(.clip(clip, node)).opaqueArea == rect(10, 20, 10, 10))
    #expect(RenderNode(.opacity(0.5, node)).opaqueArea == nil)
    #expect(RenderNode(.group([.empty, node])).opaqueArea == rect(10, 20, 30, 40))
  }
}
