import AVFoundation
import GtkHost
import Testing
import UIKit
import UIKitStage

@MainActor @Suite(.serialized) struct LayerTests {
  @Test("Frames are no larger than the layer and grow with it, even while paused")
  func sizes() async throws {
    let world = VideoWorld(VideoWorld.mp4)
    world.layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    world.stage.advance(frames: 2)
    #expect(await world.ready())
    #expect(await world.wait { world.picture?.width == 200 })
    #expect(world.picture?.height == 113)
    #expect(abs(world.layer.videoRect.height - 112.5) < 0.01 && world.layer.videoRect.minX == 0)
    world.layer.frame = CGRect(x: 0, y: 0, width: 480, height: 360)
    world.stage.advance(frames: 2)
    #expect(await world.wait { world.picture?.width == 480 })
    world.layer.videoGravity = .resizeAspectFill
    #expect(world.layer.videoRect.height == 360 && world.layer.videoRect.width == 640)
    #expect(await world.wait { world.picture?.width == 640 })
    world.layer.videoGravity = .resize
    #expect(world.layer.videoRect == world.layer.bounds)
  }

  @Test("The stage shows the video at its position and in its proportions")
  func onScreen() async throws {
    let world = VideoWorld(VideoWorld.portrait)
    #expect(await world.ready())
    world.stage.advance(frames: 2)
    let picture = try #require(world.stage.picture())
    func brightness(_ x: Int, _ y: Int) -> Int {
      picture.withPixels { bytes in
        (0..<3).reduce(0) { $0 + Int(bytes[(y * picture.width + x) * 4 + $1]) }
      }
    }
    // 202.5 points wide in the middle of 640; black on both sides.
    #expect(brightness(100, 180) == 0 && brightness(540, 180) == 0)
    #expect((0..<360).contains { brightness(320, $0) > 60 })
  }

  @Test("An invisible video keeps playing but produces no frames", arguments: [0, 1, 2, 3])
  func outOfSight(way: Int) async throws {
    let world = VideoWorld(VideoWorld.mp4)
    let player = try #require(world.player)
    #expect(await world.ready())
    player.play()
    #expect(await world.wait { world.seconds > 0.3 })
    switch way {
    case 0: world.layer.isHidden = true
    case 1: world.root.view.alpha = 0
    case 2: world.layer.frame.origin.x = 5000
    default: world.layer.removeFromSuperlayer()
    }
    world.stage.advance(frames: 2)
    await world.linger(turns: 60)
    let (seconds, count) = (world.seconds, world.pictures.count)
    #expect(await world.wait { world.seconds > seconds + 0.6 })
    // A busy machine may still have had frames under way; it would be 15 and more.
    #expect(world.pictures.count <= count + 2)
    switch way {
    case 0: world.layer.isHidden = false
    case 1: world.root.view.alpha = 1
    case 2: world.layer.frame.origin.x = 0
    default: world.root.view.layer.addSublayer(world.layer)
    }
    world.stage.advance(frames: 2)
    #expect(await world.wait { world.pictures.count > count + 3 })
  }

  @Test("A view may use the layer as its layer class")
  func layerClass() async {
    final class PlayerView: UIView {
      override class var layerClass: AnyClass { AVPlayerLayer.self }
    }
    let world = VideoWorld(nil)
    let view = PlayerView(frame: world.root.view.bounds)
    world.root.view.addSubview(view)
    guard let layer = view.layer as? AVPlayerLayer else {
      Issue.record("the view has another layer")
      return
    }
    layer.player = AVPlayer(url: VideoWorld.sample(VideoWorld.webm))
    #expect(await world.wait { layer.isReadyForDisplay })
  }

  @Test("Two layers show one player; the larger one determines the frame size")
  func twoLayers() async throws {
    let world = VideoWorld(VideoWorld.mp4)
    let small = AVPlayerLayer(player: world.player)
    small.frame = CGRect(x: 0, y: 0, width: 64, height: 36)
    world.root.view.layer.addSublayer(small)
    world.stage.advance(frames: 2)
    #expect(await world.ready())
    #expect(await world.wait { world.picture?.width == 640 })
    #expect(small.contents as? CGImage === world.picture)
    world.layer.player = nil
    #expect(world.picture == nil && small.isReadyForDisplay)
    small.player?.play()
    #expect(await world.wait { (small.contents as? CGImage)?.width == 64 })
  }
}
