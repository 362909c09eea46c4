import CGtk
import Foundation
import Quartz2D
import RenderTree
import Testing

@testable import GtkHost

@MainActor @Suite struct ImagePainterTests {
  @Test func fillsItsFrame() {
    let image = makeImage(2, 1) { x, _ in x == 0 ? [255, 0, 0] : [0, 0, 255] }
    let probe = PixelProbe(RenderNode(.image(image, frame: rect(4, 4, 32, 32), filter: .nearest)))
    #expect(probe[5, 5] == [255, 0, 0])
    #expect(probe[18, 20] == [255, 0, 0])
    #expect(probe[21, 20] == [0, 0, 255])
    #expect(probe[3, 20] == [255, 255, 255])
    #expect(probe[36, 20] == [255, 255, 255])
  }

  /// One-pixel stripes reduced to an eighth must be gray rather than a single stripe's color.
  @Test func averagesPixelsOfReducedImages() {
    let stripes = makeImage(320, 320) { x, _ in x % 2 == 0 ? [0, 0, 0] : [255, 255, 255] }
    let probe = PixelProbe(
      RenderNode(.image(stripes, frame: rect(0, 0, 40, 40), filter: .trilinear)))
    for x in stride(from: 2, to: 38, by: 5) {
      #expect(isNear(probe[x, 20], [127, 127, 127], tolerance: 6))
    }
  }

  @Test func choosesMipmapLevels() {
    let textures = ImageTextures.of(makeImage(64, 32) { _, _ in [9, 9, 9] })
    #expect(textures.lastLevel == 5)
    #expect(textures.level(forMagnification: 3) == 0)
    #expect(textures.level(forMagnification: 0.51) == 0)
    #expect(textures.level(forMagnification: 0.5) == 1)
    #expect(textures.level(forMagnification: 0.26) == 1)
    #expect(textures.level(forMagnification: 0.001) == 5)
  }

  @Test func reusesPaintedNodes() {
    let painter = NodePainter(target: .screen)
    let child = RenderNode(.fill(RoundedRect(rect(0, 0, 5, 5)), red))
    let one = RenderNode(.group([child]))
    let other = RenderNode(.group([child, .empty]))
    let made = painter.gskNode(for: one, scale: 1)
    let childMade = child.hostCache
    #expect(painter.gskNode(for: one, scale: 1) == made)
    #expect(painter.gskNode(for: one, scale: 2) == made)
    _ = painter.gskNode(for: other, scale: 1)
    #expect(child.hostCache === childMade)
  }

  @Test func repaintsImagesOnlyAtAnotherLevel() {
    let painter = NodePainter(target: .screen)
    let image = makeImage(80, 80) { _, _ in [1, 2, 3] }
    let node = RenderNode(.image(image, frame: rect(0, 0, 20, 20), filter: .trilinear))
    let parent = RenderNode(.transform(CATransform3DMakeScale(2, 2, 1), node))
    let made = painter.gskNode(for: parent, scale: 1)
    #expect(painter.gskNode(for: parent, scale: 0.9) == made)
    let atOne = node.hostCache
    _ = painter.gskNode(for: parent, scale: 4)
    #expect(node.hostCache !== atOne)
  }

  /// The same as painting everything, also where the front image begins between two pixels.
  @Test func skipsHiddenImages() throws {
    let large = makeImage(8, 8) { x, y in [UInt8(x * 30), UInt8(y * 30), 90] }
    let small = makeImage(20, 20) { x, y in [UInt8(x * 12), 0, UInt8(y * 12)] }
    let front = RenderNode(
      .transform(
        CATransform3DMakeTranslation(10.5, 8.25, 0),
        RenderNode(.image(small, frame: rect(0, 0, 20, 20), filter: .trilinear))))
    let node = RenderNode(
      .group([RenderNode(.image(large, frame: rect(0, 0, 40, 40), filter: .trilinear)), front]))
    let all = PixelProbe(node)
    let painter = NodePainter(target: .screen, drawsWithCairo: true)
    let gsk = try #require(painter.gskNode(for: node, scale: 1))
    let without = HeadlessRenderer.draw(rect(0, 0, 40, 40), scale: 1) {
      gsk_render_node_draw(gsk, $0)
    }
    let probe = PixelProbe(image: without)
    for y in 0..<40 {
      for x in 0..<40 { #expect(isNear(probe[x, y], all[x, y], tolerance: 3), "\(x), \(y)") }
    }
    let image = try #require(
      ImagePainter.paint(
        large, in: rect(0, 0, 40, 40), around: rect(10.5, 8.25, 20, 20), filter: .trilinear,
        scale: 1))
    let alone = HeadlessRenderer.draw(rect(0, 0, 40, 40), scale: 1) {
      gsk_render_node_draw(image.gsk, $0)
    }
    #expect(PixelProbe(image: alone)[20, 20] == [0, 0, 0], "nothing is painted there")
  }

  @Test func halvesLargeImagesOffTheMainThread() async {
    let image = CGImage(width: 4096, height: ImageTextures.largestImmediate / 4096 + 8) { _ in }
    let textures = ImageTextures.of(image)
    let rough = textures.texture(level: 2, canWait: true)
    #expect(!rough.isFinal)
    let full = textures.texture(level: 0, canWait: true)
    #expect(rough.texture == full.texture)
    await withCheckedContinuation { continuation in
      ImageTextures.onMade = { continuation.resume() }
      _ = textures.texture(level: 2, canWait: true)
    }
    ImageTextures.onMade = nil
    let fine = textures.texture(level: 2, canWait: true)
    #expect(fine.isFinal)
    #expect(fine.texture.map(gdk_texture_get_width) == 1024)
    for texture in [rough, full, fine].compactMap(\.texture) { g_object_unref(gpointer(texture)) }
  }

  private final class Witness: @unchecked Sendable {  // because only the main queue writes
    var isGone = false
  }

  @Test func releasesTexturesOfInvisibleImages() async {
    let painter = NodePainter(target: .screen)
    let image = makeImage(8, 8) { _, _ in [0, 0, 0] }
    let content = RenderNode.Content.image(image, frame: rect(0, 0, 8, 8), filter: .linear)
    let witness = Witness()
    var node: RenderNode? = RenderNode(content)
    _ = node.flatMap { painter.gskNode(for: $0, scale: 1) }
    if let texture = ImageTextures.of(image).texture(level: 0, canWait: false).texture {
      g_object_weak_ref(
        UnsafeMutablePointer<GObject>(texture),
        { context, _ in
          guard let context else { return }
          Unmanaged<Witness>.fromOpaque(context).takeRetainedValue().isGone = true
        }, Unmanaged.passRetained(witness).toOpaque())
      g_object_unref(gpointer(texture))
    }
    #expect(!witness.isGone)
    node = nil
    // Off the main thread, where tests may run, nodes are freed asynchronously.
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(witness.isGone)
    #expect(PixelProbe(RenderNode(content))[3, 3] == [0, 0, 0])
  }

  @Test func releasesImages() {
    weak var gone: CGImage?
    do {
      let image = makeImage(8, 8) { _, _ in [0, 0, 0] }
      gone = image
      _ = PixelProbe(RenderNode(.image(image, frame: rect(0, 0, 8, 8), filter: .trilinear)))
    }
    #expect(gone == nil)
  }
}
