import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

@MainActor @Suite(.serialized) struct StackViewTests {
  /// A view with a natural size, as labels have.
  final class Block: UIView {
    var natural: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      natural = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { natural }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let controller = UIViewController()
  private let stack = UIStackView()

  init() { stage.show(controller) }

  private func show(_ views: [UIView], width: CGFloat? = nil, height: CGFloat? = nil) {
    for view in views { stack.addArrangedSubview(view) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root: UIView = controller.view
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    stage.settle()
  }

  private var xs: [CGFloat] { stack.arrangedSubviews.map(\.frame.minX) }
  private var widths: [CGFloat] { stack.arrangedSubviews.map(\.frame.width) }

  @Test func aStackIsAsLargeAsItsViewsNeed() {
    stack.spacing = 10
    show([Block(30, 20), Block(40, 50)])
    #expect(stack.frame.size == CGSize(width: 80, height: 50))
    #expect(stack.arrangedSubviews.map(\.frame.height) == [50, 50])
  }

  @Test func filling() {
    stack.spacing = 10
    let (a, b) = (Block(30, 20), Block(40, 50))
    b.setContentHuggingPriority(.init(100), for: .horizontal)
    show([a, b], width: 200)
    #expect(widths == [30, 160])
  }

  @Test func fillingEqually() {
    stack.distribution = .fillEqually
    stack.spacing = 10
    show([Block(30, 20), Block(40, 50), Block(10, 10)], width: 200)
    #expect(widths == [60, 60, 60])
  }

  @Test func fillingInProportion() {
    stack.distribution = .fillProportionally
    show([Block(30, 20), Block(60, 50)], width: 180)
    #expect(widths == [60, 120])
  }

  @Test func equalSpacing() {
    stack.distribution = .equalSpacing
    show([Block(30, 20), Block(60, 50), Block(10, 10)], width: 200)
    #expect(widths == [30, 60, 10])
    #expect(xs == [0, 80, 190])
  }

  @Test func equalCentering() {
    stack.distribution = .equalCentering
    show([Block(20, 20), Block(60, 50), Block(20, 10)], width: 220)
    #expect(xs == [0, 80, 200])
  }

  @Test func customSpacings() {
    stack.spacing = 5
    show([Block(10, 10), Block(10, 10), Block(10, 10)])
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
    stage.settle()
    #expect(xs == [0, 30, 45])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
  }

  @Test(arguments: [
    (UIStackView.Alignment.top, [0.0, 0]), (.center, [15, 0]), (.bottom, [30, 0]),
  ]) func alignment(_ alignment: UIStackView.Alignment, _ ys: [CGFloat]) {
    stack.alignment = alignment
    show([Block(10, 20), Block(10, 50)])
    #expect(stack.frame.height == 50)
    #expect(stack.arrangedSubviews.map(\.frame.minY) == ys)
    #expect(stack.arrangedSubviews.map(\.frame.height) == [20, 50])
  }

  @Test func baselines() {
    stack.alignment = .firstBaseline
    let (a, b) = (UILabel(), UILabel())
    (a.text, b.text) = ("Small", "Large")
    (a.font, b.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 40))
    show([a, b])
    #expect(b.frame.minY == 0)
    #expect(a.frame.minY + a.baselineOffsets.first == b.baselineOffsets.first)
  }

  @Test func hiddenViewsTakeNoRoom() {
    stack.spacing = 10
    show([Block(10, 10), Block(20, 10), Block(30, 10)])
    stack.arrangedSubviews[1].isHidden = true
    stage.settle()
    #expect(stack.frame.width == 50)
    stack.arrangedSubviews[1].isHidden = false
    stage.settle()
    #expect(stack.frame.width == 80)
    stack.arrangedSubviews[0].removeFromSuperview()
    stage.settle()
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.frame.width == 60)
  }

  @Test func hidingIsAnimated() {
    stack.axis = .vertical
    let views = [Block(50, 20), Block(50, 40), Block(50, 20)]
    show(views)
    var isDone = false
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      views[1].isHidden = true
    } completion: { _ in
      isDone = true
    }
    #expect(views[1].isHidden)
    #expect(views[2].frame.minY == 20)
    #expect(stack.frame.height == 40)
    stage.advance(by: 0.5)
    let half = views[1].layer.presentation()?.frame.height ?? 0
    #expect(half > 15 && half < 25, "\(half)")
    let y = views[2].layer.presentation()?.frame.minY ?? 0
    #expect(y > 35 && y < 45, "\(y)")
    // It is seen until it has gone.
    #expect(!views[1].layer.isHidden)
    stage.settle()
    #expect(isDone)
    #expect(views[1].layer.isHidden)
    #expect(views[1].frame == CGRect(x: 0, y: 20, width: 50, height: 0))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
    stage.advance(by: 0.5)
    #expect(!views[1].layer.isHidden)
    let grown = views[1].layer.presentation()?.frame ?? .zero
    #expect(grown.minY == 20 && grown.height > 15 && grown.height < 25, "\(grown)")
    stage.settle()
    #expect(views.map(\.frame.minY) == [0, 20, 60])
  }

  @Test func shownAgainWhileHiding() {
    let views = [Block(50, 20), Block(50, 40)]
    show(views)
    UIView.animate(withDuration: 1) { views[1].isHidden = true }
    stage.advance(by: 0.3)
    UIView.animate(withDuration: 1) { views[1].isHidden = false }
    stage.settle()
    #expect(!views[1].isHidden)
    #expect(!views[1].layer.isHidden)
    #expect(stack.frame.width == 100)
  }

  @Test func aColumnWithinMargins() {
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    show([Block(10, 10), Block(20, 30)])
    #expect(stack.frame.size == CGSize(width: 26, height: 44))
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 2, y: 11, width: 20, height: 30))
  }

  @Test func stacksNest() {
    let inner = UIStackView(arrangedSubviews: [Block(10, 10), Block(10, 20)])
    inner.axis = .vertical
    stack.alignment = .center
    show([inner, Block(50, 60)])
    #expect(inner.frame == CGRect(x: 0, y: 15, width: 10, height: 30))
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 60, height: 60))
  }
}
