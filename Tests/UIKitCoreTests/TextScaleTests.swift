import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// The desktop's text size, while the app runs.
@MainActor @Suite(.serialized) struct TextScaleTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400))
  private let controller = UIViewController()
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 50))

  init() {
    stage.show(controller)
    label.text = "Words"
    label.font = .preferredFont(forTextStyle: .body)
    controller.view.addSubview(label)
    stage.settle()
  }

  @Test("A label that adjusts for the content size category has the new size at once")
  func followingLabel() {
    label.adjustsFontForContentSizeCategory = true
    let before = stage.nodeDescription
    stage.textScale = 2
    stage.settle()
    #expect(label.font.pointSize == 34 && stage.nodeDescription != before)
    stage.textScale = 1
    stage.settle()
    #expect(label.font.pointSize == 17 && stage.nodeDescription == before)
  }

  @Test("Titles of buttons in bars grow up to what fits, and their bar makes room at once")
  func titlesInBars() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let next = UIViewController()
    next.title = "Page"
    next.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Continue")
    next.toolbarItems = [UIBarButtonItem(title: "Keep")]
    navigation.isToolbarHidden = false
    navigation.pushViewController(next, animated: false)
    stage.show(navigation)
    stage.settle()
    let names = ["Continue", "Keep", "Back"]
    let before = try names.map { try #require(stage.element(.button, $0)).frame }
    stage.textScale = 2
    stage.settle()
    for (name, frame) in zip(names, before) {
      let element = try #require(stage.element(.button, name))
      let button = try #require(element.object as? UIButton)
      let title = try #require(button.titleLabel)
      #expect(title.font.pointSize == 22 && element.frame.width > frame.width + 5, "\(name)")
      #expect(title.sizeThatFits(.zero).width <= title.bounds.width + 1, "\(name) is cut")
    }
    stage.textScale = 1
    stage.settle()
    #expect(try names.map { try #require(stage.element(.button, $0)).frame } == before)
  }

  @Test("Only preferred fonts adjust, and only on request")
  func others() {
    stage.textScale = 2
    stage.advance(frames: 1)
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 34)
    label.font = .systemFont(ofSize: 20)
    stage.textScale = 1
    stage.advance(frames: 1)
    #expect(label.font.pointSize == 20)
  }

  @Test("Traits change, layout follows, and a notification is posted")
  func traits() {
    final class Watcher: UIView {
      var categories: [UIContentSizeCategory] = []
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        categories.append(traitCollection.preferredContentSizeCategory)
      }
    }
    let watcher = Watcher(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(watcher)
    stage.settle()
    (watcher.categories, watcher.layouts) = ([], 0)
    let posted = PostCount()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
      MainActor.assumeIsolated { posted.values.append(value ?? "") }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.textScale = 1.24
    stage.settle()
    #expect(watcher.categories == [.extraExtraLarge] && watcher.layouts == 1)
    #expect(posted.values == [UIContentSizeCategory.extraExtraLarge.rawValue])
    #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraLarge)
    stage.prefersDarkAppearance = true
    #expect(posted.values.count == 1)
  }

  @MainActor private final class PostCount { var values: [String] = [] }

  @Test("Categories are ordered, and traits may override one")
  func categories() {
    #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.large <= .large)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 28)
    #expect(UITraitCollection().preferredContentSizeCategory == .unspecified)
  }

  @Test("Fonts of UIFontMetrics scale with their weight, up to a maximum size")
  func metrics() {
    let metrics = UIFontMetrics(forTextStyle: .title2)
    label.font = metrics.scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
    label.adjustsFontForContentSizeCategory = true
    let bounded = UILabel(frame: CGRect(x: 0, y: 60, width: 300, height: 50))
    bounded.font = metrics.scaledFont(for: .systemFont(ofSize: 12), maximumPointSize: 16)
    bounded.adjustsFontForContentSizeCategory = true
    controller.view.addSubview(bounded)
    #expect(label.font == .systemFont(ofSize: 20, weight: .bold))
    stage.textScale = 1.5
    stage.advance(frames: 1)
    #expect(label.font == .systemFont(ofSize: 30, weight: .bold) && bounded.font.pointSize == 16)
    #expect(metrics.scaledValue(for: 10) == 15)
    stage.textScale = 1
    stage.advance(frames: 1)
    #expect(label.font.pointSize == 20 && bounded.font.pointSize == 12)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let large = metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits)
    #expect(large.pointSize == 28)
  }
}
