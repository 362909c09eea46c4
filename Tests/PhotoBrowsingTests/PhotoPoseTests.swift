import Motion
import Testing
import UIKit

@testable import PhotoBrowsing

@Suite struct PhotoPoseTests {
  static let photo = CGSize(width: 4000, height: 3000)
  static let viewport = CGRect(x: 0, y: 0, width: 390, height: 844)
  static let thumbnail = PhotoPose(
    window: CGRect(x: 20, y: 600, width: 100, height: 100), cornerRadius: 12, backdrop: 0)
  static let open = PhotoPose(
    photoFrame: CGRect(x: 0, y: 275.75, width: 390, height: 292.5), in: viewport)
  static let spring = Motion.Spring(duration: 0.35, dampingRatio: 0.82)

  @Test("The window's shape determines the crop in the photo's own proportions")
  func crop() {
    let thumb = PhotoPose(window: CGRect(x: 0, y: 0, width: 120, height: 120))
    let widths = [0, 0.25, 0.5, 0.75, 1].map { progress -> CGFloat in
      var pose = thumb
      pose.window.size = CGSize(width: 120, height: 120)
        .interpolated(to: CGSize(width: 390, height: 292.5), progress: progress)
      let part = pose.visiblePart(of: Self.photo)
      #expect(abs(part.height - 1) < 1e-9)
      return part.width * 4000
    }
    for (width, expected) in zip(widths, [3000.0, 3448, 3709, 3880, 4000]) {
      #expect(abs(width - expected) < 4)
    }
  }

  @Test("A pose returns the frame it was made from, zoomed or not")
  func roundTrip() {
    for frame in [
      CGRect(x: 0, y: 275.75, width: 390, height: 292.5),
      CGRect(x: -300, y: -100, width: 1600, height: 1200),
      CGRect(x: 0, y: -40, width: 390, height: 292.5),
    ] {
      let pose = PhotoPose(photoFrame: frame, in: Self.viewport)
      #expect(pose.photoFrame(of: Self.photo).subtracting(frame).magnitude < 1e-6)
      #expect(Self.viewport.contains(pose.window))
    }
  }

  @Test("While opening, nothing stretches, and crop, radius and backdrop are monotonic")
  func opening() {
    var motion = InterruptibleValue(Self.thumbnail, interruptionSpring: Self.spring)
    #expect(motion.value.clamped == Self.thumbnail)
    motion.retarget(to: Self.open, spring: Self.spring)
    var last = Self.thumbnail
    var frames = 0
    while !motion.isSettled && frames < 120 {
      motion.advance(by: 1.0 / 60)
      frames += 1
      let pose = motion.value.clamped
      let frame = pose.photoFrame(of: Self.photo)
      #expect(abs((frame.width / 4000) / (frame.height / 3000) - 1) < 0.001)
      #expect(pose.seen(of: Self.photo) >= last.seen(of: Self.photo) - 1e-9)
      #expect(pose.cornerRadius <= last.cornerRadius && pose.backdrop >= last.backdrop)
      last = pose
    }
    #expect(motion.value.clamped == Self.open)
    #expect(frames <= 27)
  }

  @Test("Reversed twice, neither position nor velocity jumps")
  func reversed() {
    var motion = InterruptibleValue(Self.thumbnail, interruptionSpring: Self.spring)
    motion.retarget(to: Self.open, spring: Self.spring)
    for frame in 1...30 {
      if frame == 6 || frame == 12 {
        let (pose, velocity) = (motion.value.clamped, motion.velocity)
        motion.retarget(to: frame == 6 ? Self.thumbnail : Self.open, spring: Self.spring)
        #expect(motion.value.clamped == pose && motion.velocity == velocity)
        motion.advance(by: 1e-6)
        #expect(motion.value.clamped.window.subtracting(pose.window).magnitude < 0.01)
      }
      motion.advance(by: 1.0 / 60)
    }
  }

  @Test("A moving target is followed without a jump")
  func follows() {
    var motion = InterruptibleValue(Self.open, interruptionSpring: Self.spring)
    motion.retarget(to: Self.thumbnail, spring: Self.spring)
    for frame in 0..<60 {
      var target = Self.thumbnail
      target.window.origin.y -= CGFloat(min(frame, 12)) * 10
      let before = motion.value.clamped
      motion.follow(target)
      #expect(motion.value.clamped == before)
      motion.advance(by: 1.0 / 60)
    }
    #expect(abs(motion.value.clamped.window.minY - 480) < 0.5)
  }
}

extension PhotoPose {
  /// The visible part of the photo in unit coordinates.
  func visiblePart(of photo: CGSize) -> CGRect {
    let frame = photoFrame(of: photo)
    return CGRect(
      x: (window.minX - frame.minX) / frame.width, y: (window.minY - frame.minY) / frame.height,
      width: window.width / frame.width, height: window.height / frame.height)
  }

  /// The visible fraction of the photo.
  func seen(of photo: CGSize) -> CGFloat {
    let part = visiblePart(of: photo)
    return part.width * part.height
  }
}
