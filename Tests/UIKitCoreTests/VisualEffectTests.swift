import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct VisualEffectTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let controller = UIViewController()
  private let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let pane = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialDark))

  init() {
    stage.show(controller)
    controller.view.backgroundColor = .black
    stripe.backgroundColor = .white
    pane.frame = CGRect(x: 20, y: 20, width: 160, height: 60)
    controller.view.addSubview(stripe)
    controller.view.addSubview(pane)
    stage.settle()
  }

  /// 0…255, of the red channel.
  private func brightness(_ x: Int, _ y: Int) throws -> Int {
    let picture = try #require(stage.picture())
    return picture.withPixels { Int($0[y * picture.bytesPerRow + x * 4 + 2]) }
  }

  @Test func itBlursOnlyTheContentBelow() throws {
    #expect(try brightness(99, 150) == 255 && brightness(101, 150) == 0, "sharp beside the pane")
    let (left, middle, right) = try (brightness(30, 50), brightness(100, 50), brightness(170, 50))
    #expect(left > middle + 20 && middle > right + 20, "\(left) \(middle) \(right)")
    #expect(left < 200, "darkened by the tint")
  }

  @Test func itFollowsMovingContentBelow() throws {
    let before = try brightness(170, 50)
    stripe.frame.origin.x = 100
    stage.settle()
    #expect(try brightness(170, 50) > before + 50)
  }

  @Test func aStillScreenCostsNothing() {
    let frames = stage.presentedFrames
    stage.advance(by: 1)
    #expect(stage.presentedFrames == frames && stage.isAtRest)
  }

  @Test func itsContentViewIsNotBlurred() throws {
    let mark = UIView(frame: CGRect(x: 60, y: 20, width: 20, height: 20))
    mark.backgroundColor = .white
    pane.contentView.addSubview(mark)
    stage.settle()
    #expect(try brightness(81, 41) == 255)
    #expect(pane.contentView.frame == pane.bounds)
  }

  @Test func cornersAreRound() throws {
    pane.layer.cornerRadius = 30
    pane.clipsToBounds = true
    stage.settle()
    #expect(try brightness(21, 21) == 255 && brightness(178, 78) == 0)
    #expect(try brightness(50, 50) < 250)
  }

  @Test func effectsFade() throws {
    UIView.animate(withDuration: 1, animations: { [pane] in pane.effect = nil })
    stage.advance(by: 0.5)
    let half = try brightness(170, 50)
    #expect(half > 0)
    stage.settle()
    #expect(try brightness(99, 50) == 255 && brightness(101, 50) == 0)
  }

  @Test func stylesFollowTheAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let system = UIBlurEffect(style: .systemMaterial)
    #expect(system.glass(for: light).tint != system.glass(for: dark).tint)
    let fixed = UIBlurEffect(style: .systemMaterialDark)
    #expect(fixed.glass(for: light).tint == fixed.glass(for: dark).tint)
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    #expect(UIBlurEffect.Style.regular.rawValue == 4)
  }

  @Test func aViewIsMaskedByAView() throws {
    pane.removeFromSuperview()
    let mask = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    mask.backgroundColor = .red
    stripe.mask = mask
    stage.settle()
    #expect(try brightness(20, 20) == 255 && brightness(50, 50) == 0)
    stripe.mask = nil
    stage.settle()
    #expect(try brightness(50, 50) == 255)
  }
}
