import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

/// What Auto Layout does with pixels, text that wraps and baselines.
@MainActor @Suite(.serialized) struct LayoutDetailTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let controller = UIViewController()
  private var root: UIView { controller.view }

  init() { stage.show(controller) }

  private func add<V: UIView>(_ view: V, to parent: UIView? = nil) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private func center(_ view: UIView, in parent: UIView, width: CGFloat) {
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: width),
    ])
  }

  @Test func halfPixelsDoNotAddUp() {
    var views: [UIView] = []
    for width in [201, 150, 99, 48] {
      let parent = views.last ?? root
      let view = add(UIView(), to: parent)
      center(view, in: parent, width: CGFloat(width))
      views.append(view)
    }
    stage.settle()
    for view in views {
      let frame = view.convert(view.bounds, to: root)
      #expect(abs(frame.midX - 160) <= 0.5 && abs(frame.midY - 240) <= 0.5, "\(frame)")
      #expect(frame.minX == frame.minX.rounded() && frame.width == view.bounds.width)
    }
    // A view that moves by half a pixel takes along what is in it.
    let side = views[0]
    let centering = root.constraints.filter {
      $0.firstItem === side && $0.firstAttribute == .centerX
    }
    NSLayoutConstraint.deactivate(centering)
    side.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
    stage.settle()
    #expect(side.frame.minX == 10)
    #expect(abs(views[3].convert(views[3].bounds, to: root).midX - 110.5) <= 0.5)
  }

  @Test func aRemovedGuideTakesTheConstraintsOfItsDistancesAlong() {
    let view = add(UIView())
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.leadingAnchor.anchorWithOffset(to: guide.leadingAnchor).constraint(equalToConstant: 40),
    ])
    stage.settle()
    #expect(guide.layoutFrame.minX == 50)
    root.removeLayoutGuide(guide)
    #expect(!root.constraints.contains { constraint in constraint.items.contains { $0 === guide } })
    stage.settle()
    #expect(view.frame.minX == 10)
  }

  @Test func textThatCanWrapGivesWayToControls() {
    for isFirst in [true, false] {
      let label = UILabel()
      label.text = "A line that is far too long for the row it is in, whatever is beside it"
      label.numberOfLines = 0
      let toggle = UISwitch()
      let row = add(UIStackView(arrangedSubviews: isFirst ? [label, toggle] : [toggle, label]))
      row.alignment = .center
      toggle.setContentHuggingPriority(.required, for: .horizontal)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.topAnchor.constraint(equalTo: root.topAnchor),
        row.widthAnchor.constraint(equalToConstant: 200),
      ])
      stage.settle()
      #expect(toggle.bounds.size == toggle.intrinsicContentSize)
      #expect(label.bounds.width == 200 - toggle.bounds.width)
      #expect(!label.hasAmbiguousLayout && !toggle.hasAmbiguousLayout)
      row.removeFromSuperview()
    }
  }

  @Test func theHighestWidthOfALabelLimitsItsOwnSize() {
    let label = add(UILabel())
    label.text = "A text that is wider than what it may take"
    label.numberOfLines = 0
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    stage.settle()
    let line = label.bounds.size
    #expect(line.width > 120)
    label.preferredMaxLayoutWidth = 120
    stage.settle()
    #expect(label.bounds.width <= 120 && label.bounds.height > 1.5 * line.height)
    #expect(label.bounds.size == label.intrinsicContentSize)
    label.preferredMaxLayoutWidth = 0
    stage.settle()
    #expect(label.bounds.size == line)
  }

  @Test func aLabelsWidthCanBeGivenBetweenTwoPasses() {
    /// Gives its label the width of the first pass, as apps do in which the height depends on it.
    final class Card: UIView {
      let label = UILabel()
      override func layoutSubviews() {
        super.layoutSubviews()
        label.preferredMaxLayoutWidth = label.bounds.width
        super.layoutSubviews()
      }
    }
    let card = add(Card())
    let label = add(card.label, to: card)
    label.text =
      "A text that needs several lines, since the card that surrounds it is rather narrow"
    label.numberOfLines = 0
    let width = card.widthAnchor.constraint(equalToConstant: 140)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor), width,
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    for points in [140.0, 100, 240] {
      width.constant = points
      root.layoutIfNeeded()
      let height = label.sizeThatFits(CGSize(width: points - 20, height: 0)).height
      #expect(label.frame == CGRect(x: 10, y: 10, width: points - 20, height: height))
      #expect(card.bounds.height == height + 20)
    }
  }

  @Test func viewsPlacedByConstraintsAreNotAutoresized() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = [true, false].map { translates in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = translates
      parent.addSubview(view)
      return view
    }
    parent.frame.size = CGSize(width: 200, height: 300)
    #expect(
      views.map(\.bounds.size) == [
        CGSize(width: 200, height: 300), CGSize(width: 100, height: 100),
      ])
  }

  // MARK: Baselines

  private func label(_ font: UIFont) -> UILabel {
    let label = add(UILabel())
    label.text = "Text"
    label.font = font
    return label
  }

  private func baseline(_ label: UILabel) -> CGFloat {
    label.frame.minY + label.baselineOffsets.first
  }

  @Test func theSystemsDistanceBetweenBaselinesIsThatOfTheirLines() {
    let (small, large) = (UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 40))
    let labels = [label(small), label(small), label(large)]
    let near = labels[1].firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1)
    let far = labels[2].firstBaselineAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: labels[1].lastBaselineAnchor, multiplier: 2)
    let tight = labels[2].topAnchor.constraint(equalTo: root.topAnchor)
    tight.priority = .defaultLow
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: root.topAnchor), near, far, tight,
    ])
    stage.settle()
    func line(_ upper: UIFont, _ lower: UIFont) -> CGFloat {
      (lower.ascender - upper.descender + max(upper.leading, lower.leading)).rounded(.up)
    }
    #expect(baseline(labels[1]) - baseline(labels[0]) == line(small, small))
    #expect(baseline(labels[2]) - baseline(labels[1]) == 2 * line(small, large))
    #expect(line(small, large) > line(small, small) + 10)
    #expect(near.constant == 0)
    // The distance follows the font.
    labels[1].font = large
    stage.settle()
    #expect(baseline(labels[1]) - baseline(labels[0]) == line(small, large))
    #expect(baseline(labels[2]) - baseline(labels[1]) == 2 * line(large, large))
  }

  @Test func theSystemsDistanceBetweenEdgesIsEightPoints() {
    let (upper, lower) = (label(.systemFont(ofSize: 40)), label(.systemFont(ofSize: 12)))
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: root.topAnchor),
      lower.topAnchor.constraint(equalToSystemSpacingBelow: upper.bottomAnchor, multiplier: 2),
    ])
    stage.settle()
    #expect(lower.frame.minY - upper.frame.maxY == 16)
  }

  // MARK: Buttons

  @Test func aButtonWithAConfigurationWrapsItsTitle() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Forgot your password?"
    let wrapping = add(UIButton(configuration: configuration))
    let single = add(UIButton(configuration: configuration))
    single.titleLabel?.numberOfLines = 1
    let plain = add(UIButton(type: .system))
    plain.setTitle("Forgot your password?", for: .normal)
    let natural = wrapping.intrinsicContentSize
    for button in [wrapping, single, plain] {
      button.widthAnchor.constraint(equalToConstant: 110).isActive = true
      button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    stage.settle()
    #expect(natural.width > 110)
    let line = try #require(single.titleLabel?.font.lineHeight)
    #expect(single.frame.height == natural.height)
    #expect(plain.frame.height == plain.intrinsicContentSize.height)
    #expect(wrapping.frame.height >= natural.height + line.rounded(.down) - 1)
    let title = try #require(wrapping.titleLabel)
    #expect(wrapping.bounds.insetBy(dx: 11, dy: 6).contains(title.frame), "within its insets")
    #expect(
      title.sizeThatFits(CGSize(width: title.frame.width, height: 0)).height <= title.frame.height)
    #expect(wrapping.sizeThatFits(CGSize(width: 110, height: 0)).height == wrapping.frame.height)
  }

  @Test func aButtonGrowsWithItsContent() {
    let configured = add(UIButton(configuration: .filled()))
    let plain = add(UIButton(type: .system))
    for button in [configured, plain] {
      button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    configured.configuration?.title = "On"
    plain.setTitle("On", for: .normal)
    stage.settle()
    let before = [configured, plain].map(\.frame.width)
    configured.configuration?.title = "On and on and on"
    plain.setTitle("On and on and on", for: .normal)
    stage.settle()
    #expect(configured.frame.width > before[0] + 40)
    #expect(plain.frame.width > before[1] + 40)
    #expect(
      [configured, plain].map(\.frame.width)
        == [configured, plain].map(\.intrinsicContentSize.width))
  }
}
