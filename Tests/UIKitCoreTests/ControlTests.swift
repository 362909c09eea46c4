import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct ControlTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300))
  private let controller = UIViewController()

  init() { stage.show(controller) }

  @Test("a button of an image is as large as the image; only a title has margins")
  func buttonsOfImages() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { _ in }
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 80, height: 80))
    button.setTitle("A", for: .normal)
    #expect(button.intrinsicContentSize.height == 80, "a line of text is lower, with its margins")
    button.setImage(nil, for: .normal)
    let text = button.titleLabel?.sizeThatFits(.zero).height ?? 0
    #expect(button.intrinsicContentSize.height == text + 12)
    var configuration = UIButton.Configuration.plain()
    configuration.image = image
    #expect(UIButton(configuration: configuration).intrinsicContentSize.height == 94)
  }

  @Test func aButtonSendsItsActionForATapInside() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    controller.view.addSubview(button)
    stage.settle()
    #expect(button.titleLabel?.text == "Go")
    stage.tap(at: CGPoint(x: 150, y: 120))
    #expect(taps == 1)
    stage.touchDown(at: CGPoint(x: 150, y: 120))
    #expect(button.isHighlighted)
    stage.touchMove(to: CGPoint(x: 150, y: 290))
    #expect(!button.isHighlighted)
    stage.touchUp()
    #expect(taps == 1)
    button.isEnabled = false
    stage.tap(at: CGPoint(x: 150, y: 120))
    #expect(taps == 1)
  }

  @Test func actionsAreKeptByIdentifierAndRemoved() {
    let control = UIControl()
    var calls: [String] = []
    let first = UIAction(identifier: .init("a")) { _ in calls.append("first") }
    let second = UIAction(identifier: .init("a")) { _ in calls.append("second") }
    control.addAction(first, for: .valueChanged)
    control.addAction(second, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["second"])
    control.removeAction(identifiedBy: .init("a"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["second"])
  }

  @Test func labelsWrapTruncateAndKeepTheirDefaults() {
    let label = UILabel()
    #expect(label.numberOfLines == 1 && !label.isUserInteractionEnabled)
    #expect(label.font.pointSize == 17 && label.lineBreakMode == .byTruncatingTail)
    label.text = "A sentence that is clearly longer than a hundred points"
    let line = label.sizeThatFits(CGSize(width: 1000, height: 100))
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(wrapped.width <= 100 && wrapped.height > line.height * 2)
    #expect(label.sizeThatFits(.zero).height == line.height)
    label.text = nil
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test func colorsFollowTheAppearance() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .systemBackground
    controller.view.addSubview(view)
    stage.settle()
    #expect(view.layer.backgroundColor == CGColor(gray: 1, alpha: 1))
    stage.prefersDarkAppearance = true
    stage.settle()
    #expect(view.layer.backgroundColor == CGColor(gray: 0, alpha: 1))
    view.overrideUserInterfaceStyle = .light
    stage.settle()
    #expect(view.layer.backgroundColor == CGColor(gray: 1, alpha: 1))
  }

  @Test func anActivityIndicatorOfAnotherStyleHasAnotherSize() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.hidesWhenStopped = false
    wheel.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(wheel)
    NSLayoutConstraint.activate([
      wheel.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      wheel.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    stage.settle()
    #expect(wheel.bounds.width == 20)
    wheel.style = .large
    stage.settle()
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
  }

  @Test func theActivityIndicatorAnimatesOnlyWhileVisible() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.bounds.size == CGSize(width: 20, height: 20) && indicator.isHidden)
    controller.view.addSubview(indicator)
    indicator.startAnimating()
    stage.advance(frames: 2)
    let before = stage.presentedFrames
    stage.advance(by: 1)
    #expect((7...9).contains(stage.presentedFrames - before), "one step per eighth of a second")
    indicator.stopAnimating()
    stage.settle()
    let after = stage.presentedFrames
    stage.advance(by: 1)
    #expect(stage.presentedFrames == after && indicator.isHidden)
  }

  @Test func animatedImagesPlayOnlyInAWindow() throws {
    let frames = (0..<3).map { index in
      UIImage(
        cgImage: CGImage(width: 2, height: 2, isOpaque: true) {
          $0.initialize(repeating: UInt8(index * 90 + 20))
        })
    }
    let view = UIImageView(image: UIImage.animatedImage(with: frames, duration: 0.3))
    #expect(view.isAnimating)
    controller.view.addSubview(view)
    stage.advance(by: 0.15)
    #expect(view.layer.contents as? CGImage === frames[1].cgImage)
    view.removeFromSuperview()
    stage.settle()
    let count = stage.presentedFrames
    stage.advance(by: 1)
    #expect(stage.presentedFrames == count)
  }
}
