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
}
