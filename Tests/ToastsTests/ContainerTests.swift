import Testing
import UIKit
import UIKitStage

@testable import Toasts

@MainActor @Suite(.serialized) struct ContainerTests {
  private func container(_ world: ToastWorld) throws -> any ToastContainer {
    let view = try #require(world.front)
    return try #require(view.subviews.first as? any ToastContainer)
  }

  @Test("The default is dark frosted glass")
  func blur() throws {
    let world = ToastWorld()
    world.view.makeToast(BlockItem()).show()
    let effect = try #require(container(world).subviews.first as? UIVisualEffectView)
    #expect(
      (effect.effect as? UIBlurEffect) != nil && effect.frame.size == CGSize(width: 120, height: 60)
    )
  }

  @Test func color() throws {
    let world = ToastWorld()
    world.view.makeToast(BlockItem()).container(ColorToastContainer(color: .purple)).show()
    #expect(try container(world).backgroundColor == .purple)
  }

  @Test("The default gradient runs from left to right")
  func gradient() throws {
    let world = ToastWorld()
    world.view.makeToast(BlockItem())
      .container(GradientToastContainer(colors: [.red, .green], locations: [0.2, 0.9])).show()
    let layers = try #require(container(world).layer.sublayers)
    let gradient = try #require(layers.lazy.compactMap { $0 as? CAGradientLayer }.first)
    #expect(gradient.frame.size == CGSize(width: 120, height: 60) && gradient.colors?.count == 2)
    #expect(gradient.locations == [0.2, 0.9])
    #expect(gradient.startPoint == CGPoint(x: 0, y: 0.5))
    #expect(gradient.endPoint == CGPoint(x: 1, y: 0.5))
  }

  /// A container that isn't part of the module.
  final class PaperContainer: UIView, ToastContainer {
    let sheet = UIView()
    var contentView: UIView { sheet }

    override func layoutSubviews() {
      super.layoutSubviews()
      if sheet.superview == nil { addSubview(sheet) }
      sheet.frame = bounds
    }
  }

  @Test("A custom container")
  func own() throws {
    let world = ToastWorld()
    let paper = PaperContainer()
    let item = BlockItem()
    world.view.makeToast(item).container(paper).cornerRadius(.fixed(12)).show()
    #expect(item.view.superview === paper.sheet && paper.layer.cornerRadius == 12)
    #expect(paper.sheet.frame.size == CGSize(width: 120, height: 60))
  }

  /// A container that moves by itself, and knows its toast.
  final class CurtainContainer: UIView, ToastContainer {
    var contentView: UIView { self }
    var sizes: [CGSize] = []
    var movesAlone = true
    var ends: [() -> Void] = []

    var choosesPosition = false

    func viewSizeDidChange(to size: CGSize) {
      sizes.append(size)
      if choosesPosition {
        toast?.options.position = size.width > size.height ? .safeTop : .safeBottom
      }
    }

    func animateAppearance(completion: @escaping () -> Void) -> Bool {
      alpha = 0
      UIView.animate(withDuration: 1, animations: { self.alpha = 1 }) { _ in completion() }
      return movesAlone
    }

    func animateDisappearance(completion: @escaping () -> Void) -> Bool {
      ends.append(completion)
      return movesAlone
    }
  }

  @Test("A container shows and hides itself, and the toast waits for it")
  func ownMotion() throws {
    let world = ToastWorld()
    let curtain = CurtainContainer()
    let toast = world.view.makeToast(BlockItem()).container(curtain).duration(.forever).show()
    let view = try #require(world.front)
    #expect(curtain.toast === toast && toast.item is BlockItem)
    world.stage.advance(by: 0.9)
    #expect(toast.state == .presenting && view.transform == .identity && view.alpha == 1)
    world.stage.advance(by: 0.2)
    #expect(toast.state == .presented)
    // It closes itself.
    curtain.toast?.dismiss()
    world.stage.advance(by: 3)
    #expect(toast.state == .dismissing && curtain.window != nil && curtain.ends.count == 1)
    curtain.ends.first?()
    #expect(toast.state == .dismissed && curtain.window == nil && curtain.toast == nil)
    curtain.ends.first?()
    #expect(world.view.subviews.isEmpty)
  }

  @Test("A swipe and reduced motion don't wait for the container, nor do late completions matter")
  func ownMotionGivesWay() throws {
    let world = ToastWorld()
    let curtain = CurtainContainer()
    let shown = world.view.makeToast(BlockItem()).container(curtain).duration(.forever)
    let first = shown.show()
    world.stage.advance(by: 2)
    world.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 390, y: 400), duration: 0.1)
    world.stage.advance(by: 2)
    #expect(first.state == .dismissed && curtain.ends.isEmpty)
    world.stage.reducesMotion = true
    let second = shown.show()
    world.stage.advance(by: 1)
    #expect(second.state == .presented)
    second.dismiss()
    world.stage.advance(by: 1)
    #expect(second.state == .dismissed && curtain.ends.isEmpty)
    world.stage.reducesMotion = false
    let third = shown.show()
    world.stage.advance(by: 0.2)
    third.dismiss(animated: false)
    let fourth = shown.id("fourth").show()
    world.stage.advance(by: 0.7)
    #expect(third.state == .dismissed && fourth.state == .presenting, "the first motion has ended")
    world.stage.advance(by: 1)
    #expect(fourth.state == .presented)
  }

  @Test("A container chooses the position by the size of the view")
  func positionBySize() throws {
    let world = ToastWorld()
    let curtain = CurtainContainer()
    curtain.movesAlone = false
    curtain.choosesPosition = true
    world.view.makeToast(BlockItem()).container(curtain).duration(.forever).show()
    let view = try #require(world.front)
    #expect(view.center == CGPoint(x: 200, y: 770) && view.transform.tx == 0)
    world.finish()
    world.stage.resize(to: CGSize(width: 800, height: 600))
    world.finish()
    #expect(view.frame == CGRect(x: 340, y: 0, width: 120, height: 60))
  }

  @Test("A container changes its toast and learns the size of the view")
  func changes() {
    let world = ToastWorld()
    let curtain = CurtainContainer()
    curtain.movesAlone = false
    let toast = world.view.makeToast(BlockItem()).container(curtain).duration(.forever).show()
    #expect(curtain.sizes == [CGSize(width: 400, height: 800)])
    world.stage.resize(to: CGSize(width: 800, height: 600))
    world.stage.advance(frames: 2)
    #expect(curtain.sizes == [CGSize(width: 400, height: 800), CGSize(width: 800, height: 600)])
    curtain.toast?.options.position = .top
    curtain.toast?.options.duration = .seconds(1)
    world.stage.advance(by: 2)
    #expect(toast.dismissalReason == .timeout)
  }
}
