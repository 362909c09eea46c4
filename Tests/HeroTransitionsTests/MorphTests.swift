import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// Images in any content mode, crop, shape and transform become one another.
@MainActor @Suite(.serialized) struct MorphTests {
  private struct Side {
    let frame: CGRect
    let mode: UIView.ContentMode
    let crop: CGRect
    let radius: CGFloat
    let transform: CGAffineTransform

    init(_ random: inout SeededGenerator, in size: CGSize) {
      func value(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
      let (width, height) = (value(20...size.width * 0.9), value(20...size.height * 0.9))
      frame = CGRect(
        x: value(0...size.width - width), y: value(0...size.height - height), width: width,
        height: height)
      mode = UIView.ContentMode(rawValue: .random(in: 0..<13, using: &random)) ?? .scaleToFill
      let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
      crop =
        Int.random(in: 0..<3, using: &random) == 0
        ? CGRect(x: value(0...0.5), y: value(0...0.5), width: 0.5, height: value(0.2...0.5)) : whole
      radius = Bool.random(using: &random) ? value(0...30) : 0
      let turn = CGAffineTransform(rotationAngle: value(-3...3))
      transform =
        Int.random(in: 0..<3, using: &random) == 0
        ? turn.scaledBy(x: value(0.5...1.5), y: value(0.5...1.5)) : .identity
    }

    @MainActor func view(_ image: UIImage) -> UIImageView {
      let view = UIImageView(image: image)
      view.frame = frame
      view.contentMode = mode
      view.layer.contentsRect = crop
      view.layer.cornerRadius = radius
      view.clipsToBounds = true
      view.transform = transform
      view.heroID = "photo"
      return view
    }
  }

  /// The corners of a rectangle in a view, in the window.
  private func corners(_ rect: CGRect, in view: UIView) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { view.convert($0, to: nil) }
  }

  /// The corners of the frame that an image view shows its image in: a fitted image moves without
  /// the empty bands beside it.
  private func corners(of view: UIImageView) -> [CGPoint] {
    guard let image = view.image else { return [] }
    let seen = image.size.visible(in: view.layer.contentsRect)
    return corners(view.contentMode.placed(seen, in: view.bounds), in: view)
  }

  private func distance(_ a: [CGPoint], _ b: [CGPoint]) -> CGFloat {
    zip(a, b).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? .infinity
  }

  @Test("Five hundred morphs meet both ends and never stretch")
  func meetsBothEnds() throws {
    var random = SeededGenerator(seed: 11)
    let sizes = [
      CGSize(width: 400, height: 800), CGSize(width: 1280, height: 800),
      CGSize(width: 640, height: 480),
    ]
    var images: [UIImage] = []
    for number in 0..<500 {
      let size = sizes[number % sizes.count]
      let (from, to) = (Side(&random, in: size), Side(&random, in: size))
      let pick = (Int.random(in: 0..<2, using: &random), Int.random(in: 0..<2, using: &random))
      let world = HeroWorld(
        .modal, size: size,
        {
          // Only a stage can draw.
          if images.isEmpty {
            images = [CGSize(width: 40, height: 30), CGSize(width: 24, height: 36)].map {
              UIGraphicsImageRenderer(size: $0).image {
                $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
              }
            }
          }
          $0.view.addSubview(from.view(images[pick.0]))
        }, { $0.view.addSubview(to.view(images[pick.1])) })
      world.second.heroModalAnimationType = .none
      let transition = try #require(world.go())
      let element = try #require(transition.planner?.elements.first).view
      let ends = [world.first, world.second].compactMap { $0.view.subviews.last as? UIImageView }
      for (progress, end) in zip([0.0, 1], ends) {
        transition.update(progress)
        let far = distance(corners(element.bounds, in: element), corners(of: end))
        #expect(far < 0.5, "\(number) at \(progress): \(far)")
        #expect(near(element.pane.layer.cornerRadius, end.layer.cornerRadius), "\(number)")
      }
      for progress in [0.0, 0.3, 0.7, 1] {
        transition.update(progress)
        #expect(stretch(element, from: ends[0], to: ends[1]) < 0.002, "\(number) at \(progress)")
      }
      transition.cancel(animate: false)
    }
  }

  /// How much the content's scales in both directions differ.
  private func stretch(_ element: ElementView, from: UIImageView, to: UIImageView) -> CGFloat {
    var worst: CGFloat = 0
    for (index, content) in element.pane.subviews.enumerated() {
      let size = content.bounds.size
      var natural: CGSize
      if let picture = content as? UIImageView, let image = picture.image {
        // What fills keeps its proportions itself.
        guard picture.contentMode == .scaleToFill else { continue }
        natural = image.size.visible(in: picture.layer.contentsRect)
      } else {
        natural = (index == 0 ? from : to).bounds.size
      }
      guard size.width > 0, size.height > 0 else { continue }
      natural.height *= size.width / natural.width
      worst = max(worst, abs(natural.height / size.height - 1))
    }
    return worst
  }
}
