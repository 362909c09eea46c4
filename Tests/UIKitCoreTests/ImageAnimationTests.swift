import Testing
import UIKit
import UIKitStage

/// An image view with three frames of half a second each.
@MainActor private final class AnimationWorld {
  let stage = Stage(size: CGSize(width: 200, height: 400))
  let root = UIViewController()
  let view = UIImageView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  let frames = (1...3).map { picture(side: $0) }

  init() {
    stage.show(root)
    root.view.addSubview(view)
  }

  var animated: UIImage { .animatedImage(with: frames, duration: 1.5) ?? UIImage() }

  /// The visible frame of that view, from 1.
  func shown(_ view: UIImageView? = nil) -> Int? {
    ((view ?? self.view).layer.contents as? CGImage)?.width
  }

  /// The number of frames presented within `seconds`.
  func presented(during seconds: TimeInterval) -> Int {
    let before = stage.presentedFrames
    stage.advance(by: seconds)
    return stage.presentedFrames - before
  }
}

private func picture(side: Int) -> UIImage {
  UIImage(cgImage: CGImage(width: side, height: side, isOpaque: true) { _ in })
}

@MainActor @Suite(.serialized) struct ImageAnimationTests {
  @Test func anImageWithImagesPlaysByItself() {
    let world = AnimationWorld()
    #expect(!world.view.isAnimating)
    world.view.image = world.animated
    #expect(world.view.isAnimating)
    world.stage.advance(by: 0.25)
    #expect(world.shown() == 1)
    world.stage.advance(by: 0.5)
    #expect(world.shown() == 2)
    world.stage.advance(by: 0.5)
    #expect(world.shown() == 3)
    world.stage.advance(by: 0.5)
    #expect(world.shown() == 1)
    world.view.image = picture(side: 9)
    #expect(!world.view.isAnimating)
    #expect(world.shown() == 9)
  }

  /// A frame is presented only when another image is due.
  @Test func framesAreRequestedOnlyWhenTheImageChanges() {
    let world = AnimationWorld()
    world.view.image = world.animated
    world.stage.advance(by: 0.1)
    #expect(world.presented(during: 3) == 6)
  }

  @Test(arguments: [true, false]) func itsColorStaysWhileItPlays(isTemplate: Bool) throws {
    let world = AnimationWorld()
    world.view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let (a, b) = (world.frames[0], world.frames[1])
    let plain = try #require(UIImage.animatedImage(with: [a, a, b], duration: 1.5))
    let image = isTemplate ? plain.withRenderingMode(.alwaysTemplate) : plain.withTintColor(.red)
    #expect(image.images?[0] === image.images?[1])
    world.view.image = image
    world.stage.advance(by: 1.25)
    #expect(world.shown() == 2)
    let shown = try #require(world.view.layer.contents as? CGImage)
    #expect(shown.withPixels { Array($0.prefix(3)) } == [0, 0, 255])
  }

  @Test func consecutiveEqualImagesAreOneLongFrame() {
    let world = AnimationWorld()
    let (a, b) = (world.frames[0], world.frames[1])
    world.view.image = UIImage.animatedImage(with: [a, a, a, b], duration: 0.4)
    world.stage.advance(by: 0.05)
    #expect(world.presented(during: 0.2) == 0)
    #expect(world.presented(during: 0.1) == 1)
    #expect(world.shown() == 2)
    #expect(world.presented(during: 0.1) == 1)
    #expect(world.shown() == 1)
  }

  @Test func invisibleAnimationsRequestNoFrames() {
    let world = AnimationWorld()
    world.view.image = world.animated
    world.stage.advance(by: 0.6)
    #expect(world.shown() == 2)
    let places: [(String, (AnimationWorld, Bool) -> Void)] = [
      ("hidden", { $0.view.isHidden = $1 }),
      ("transparent", { $0.view.alpha = $1 ? 0 : 1 }),
      ("outside", { $0.view.frame.origin.y = $1 ? 500 : 10 }),
      ("its superview hidden", { $0.root.view.isHidden = $1 }),
      ("of no size", { $0.view.frame.size.width = $1 ? 0 : 50 }),
      (
        "out of the window",
        { $1 ? $0.view.removeFromSuperview() : $0.root.view.addSubview($0.view) }
      ),
    ]
    for (name, apply) in places {
      let before = world.shown()
      apply(world, true)
      world.stage.advance(by: 0.1)
      #expect(world.presented(during: 5) == 0, "\(name)")
      #expect(world.shown() == before, "\(name)")
      #expect(world.view.isAnimating, "\(name)")
      apply(world, false)
      #expect(world.presented(during: 1.6) >= 3, "\(name)")
    }
  }

  @Test func aCoveredWindowRequestsNoFrames() {
    let world = AnimationWorld()
    world.view.image = world.animated
    world.stage.advance(by: 0.1)
    world.stage.isWindowCovered = true
    let wakes = world.stage.timerWakes
    #expect(world.presented(during: 20) == 0)
    #expect(world.stage.timerWakes - wakes <= 1)
    world.stage.isWindowCovered = false
    #expect(world.presented(during: 1.5) >= 3)
  }

  @Test func reducedMotionShowsTheFirstFrame() {
    let world = AnimationWorld()
    world.view.image = world.animated
    world.stage.advance(by: 0.6)
    #expect(world.shown() == 2)
    world.stage.reducesMotion = true
    world.stage.advance(by: 0.1)
    #expect(world.shown() == 1)
    #expect(world.presented(during: 3) == 0)
    world.stage.reducesMotion = false
    world.stage.advance(by: 0.6)
    #expect(world.shown() == 2)
  }

  /// The app decides what it starts, as on iOS.
  @Test func anAnimationThatTheAppStartsPlaysWithReducedMotion() {
    let world = AnimationWorld()
    world.stage.reducesMotion = true
    world.view.animationImages = world.frames
    world.view.animationDuration = 1.5
    world.view.startAnimating()
    world.stage.advance(by: 0.75)
    #expect(world.shown() == 2)
  }

  @Test func animationImagesReplaceTheImage() {
    let world = AnimationWorld()
    world.view.image = picture(side: 7)
    world.view.animationImages = world.frames
    world.view.animationDuration = 1.5
    world.stage.advance(by: 0.1)
    #expect(world.shown() == 7)
    #expect(!world.view.isAnimating)
    world.view.startAnimating()
    world.stage.advance(by: 0.75)
    #expect(world.shown() == 2)
    world.view.image = picture(side: 8)
    #expect(world.shown() == 2)
    world.view.stopAnimating()
    #expect(world.shown() == 8)
    #expect(!world.view.isAnimating)
    #expect(world.presented(during: 2) <= 1)
  }

  @Test func repeatsAsOftenAsItsRepeatCount() {
    let world = AnimationWorld()
    world.view.image = picture(side: 7)
    world.view.animationImages = world.frames
    world.view.animationDuration = 0.3
    world.view.animationRepeatCount = 2
    world.view.startAnimating()
    world.stage.advance(by: 0.58)
    #expect(world.view.isAnimating)
    #expect(world.shown() == 3)
    world.stage.advance(by: 0.1)
    #expect(!world.view.isAnimating)
    #expect(world.shown() == 7)
    #expect(world.presented(during: 2) == 0)
  }

  @Test func withoutADurationThirtyImagesAreShownPerSecond() {
    let world = AnimationWorld()
    #expect(world.view.animationDuration == 0)
    #expect(world.view.animationRepeatCount == 0)
    world.view.animationImages = (1...30).map { picture(side: $0) }
    world.view.startAnimating()
    world.stage.advance(by: 0.55)
    #expect(world.shown() == 17)
  }

  @Test func startingAgainBeginsWithTheFirst() {
    let world = AnimationWorld()
    world.view.image = world.animated
    world.stage.advance(by: 0.75)
    #expect(world.shown() == 2)
    world.view.startAnimating()
    #expect(world.shown() == 1)
  }

  /// An image that moves to another view doesn't restart.
  @Test func viewsWithTheSameImageAreSynchronized() {
    let world = AnimationWorld()
    let image = world.animated
    world.view.image = image
    world.stage.advance(by: 0.75)
    let other = UIImageView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    other.image = image
    world.root.view.addSubview(other)
    world.view.isHidden = true
    world.stage.advance(by: 0.1)
    #expect(world.shown(other) == 2)
    world.stage.advance(by: 0.5)
    #expect(world.shown(other) == 3)
    world.view.isHidden = false
    other.removeFromSuperview()
    world.stage.advance(by: 0.1)
    #expect(world.shown() == 3)
  }

  @Test func lateFramesAreSkipped() {
    let world = AnimationWorld()
    world.view.image = world.animated
    world.stage.advance(by: 0.1)
    world.stage.frameInterval = 1.1
    world.stage.advance(frames: 1)
    #expect(world.shown() == 3)
  }

  @Test func animatedImagesDrawTheirFirstFrame() throws {
    let frames = (1...2).map { picture(side: $0 * 10) }
    let image = try #require(UIImage.animatedImage(with: frames, duration: 2))
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(image.duration == 2)
    #expect(image.images?.count == 2)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(frames[0].images == nil)
    #expect(frames[0].duration == 0)
    #expect(image.withTintColor(.red).images?.count == 2)
  }
}

@MainActor @Suite(.serialized) struct CountedAnimationTests {
  /// An animation that says how often it plays stays on its last frame, also in views that show it
  /// later.
  @Test(arguments: [1, 2]) func anAnimationPlaysAsOftenAsItSays(_ count: Int) {
    let world = AnimationWorld()
    let image = world.animated.playing(count)
    world.view.image = image
    world.stage.advance(by: 1.5 * Double(count) - 0.1)
    #expect(world.shown() == 3)
    world.stage.advance(by: 0.2)
    #expect(world.shown() == 3)
    #expect(world.presented(during: 5) == 0 && world.shown() == 3)
    let other = UIImageView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
    world.root.view.addSubview(other)
    other.image = image
    world.stage.advance(by: 1)
    #expect(world.shown(other) == 3 && world.shown() == 3)
    // A visit later begins anew.
    world.view.image = nil
    other.image = nil
    world.stage.advance(by: 0.1)
    world.view.image = image
    world.stage.advance(by: 0.25)
    #expect(world.shown() == 1)
  }
}
