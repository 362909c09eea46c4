import Foundation
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Who is told of changes, when, and what it costs.
@MainActor @Suite(.serialized) struct TraitChangeTests {
  private let stage = Stage(size: CGSize(width: 700, height: 600))
  private let controller = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.show(controller)
    controller.view.addSubview(view)
    stage.settle()
  }

  @Test func handlersAreCalledInOrderAndOnceForSeveralTraits() {
    var calls: [String] = []
    let traits: [UITrait] = [
      UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self,
    ]
    view.registerForTraitChanges(traits) { (view: UIView, previous: UITraitCollection) in
      calls.append(
        "first \(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
    }
    view.registerForTraitChanges(traits) { (_: UIView, _: UITraitCollection) in
      calls.append("second")
    }
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (_: UIView, _: UITraitCollection) in calls.append("size class")
    }
    stage.settle()
    #expect(calls.isEmpty, "registering is no change")
    view.traitOverrides.userInterfaceStyle = .dark
    view.traitOverrides.preferredContentSizeCategory = .small
    #expect(calls.isEmpty)
    stage.advance(frames: 1)
    #expect(calls == ["first light to dark", "second"])
  }

  @Test func unregisteredHandlersAreNotCalledEvenFromAnEarlierOne() {
    var calls = 0
    var registration: (any UITraitChangeRegistration)?
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, _: UITraitCollection) in
      if let registration { view.unregisterForTraitChanges(registration) }
    }
    registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _: UITraitCollection) in calls += 1
    }
    view.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(calls == 0)
  }

  @Test func handlersComeAfterTheOverridableMethodAndBeforeLayout() {
    final class Watcher: UIView {
      var calls: [String] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        calls.append("method")
        setNeedsLayout()
      }
      override func layoutSubviews() { calls.append("layout") }
    }
    let watcher = Watcher()
    view.addSubview(watcher)
    watcher.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (watcher: Watcher, _: UITraitCollection) in watcher.calls.append("handler")
    }
    stage.settle()
    watcher.calls = []
    stage.prefersDarkAppearance = true
    stage.settle()
    #expect(watcher.calls == ["method", "handler", "layout"])
  }

  @Test func everyNodeCanBeObserved() throws {
    var calls: [String] = []
    let window = try #require(stage.window)
    let style: [UITrait] = [UITraitUserInterfaceStyle.self]
    try #require(window.windowScene).registerForTraitChanges(style) {
      (_: UIWindowScene, _: UITraitCollection) in calls.append("scene")
    }
    window.registerForTraitChanges(style) { (_: UIWindow, _: UITraitCollection) in
      calls.append("window")
    }
    controller.registerForTraitChanges(style) { (_: UIViewController, _: UITraitCollection) in
      calls.append("controller")
    }
    view.registerForTraitChanges(style) { (_: UIView, _: UITraitCollection) in calls.append("view")
    }
    stage.prefersDarkAppearance = true
    stage.settle()
    #expect(calls == ["scene", "window", "controller", "view"])
  }

  @Test func anOverrideThatChangesNothingTellsNobody() {
    var calls = 0
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _: UITraitCollection) in calls += 1
    }
    view.overrideUserInterfaceStyle = .light
    stage.settle()
    view.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .light
    stage.settle()
    #expect(calls == 0)
  }

  @Test func anUnchangedTreeCostsNothing() {
    for _ in 0..<50 { view.addSubview(UIView()) }
    let other = UIView()
    controller.view.addSubview(other)
    stage.settle()
    TraitUpdateCount.resolved = 0
    view.frame.origin.x = 30
    stage.settle()
    #expect(TraitUpdateCount.resolved == 0)
    other.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(TraitUpdateCount.resolved == 1, "not the siblings")
    view.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(TraitUpdateCount.resolved == 52)
  }

  @Test func resizingOverTheBorderChangesSizeClasses() {
    final class Resized: UIViewController {
      var log: [String] = []
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.append("will \(newCollection.horizontalSizeClass)")
        coordinator.animate(alongsideTransition: { [self] _ in
          log.append("alongside \(traitCollection.horizontalSizeClass)")
        })
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("size \(Int(size.width))")
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log.append("did \(traitCollection.horizontalSizeClass)")
      }
    }
    let (resized, fixed) = (Resized(), Resized())
    resized.addChild(fixed)
    fixed.traitOverrides.horizontalSizeClass = .regular
    stage.window?.rootViewController = resized
    resized.view.addSubview(fixed.view)
    stage.settle()
    (resized.log, fixed.log) = ([], [])
    stage.resize(to: CGSize(width: 600, height: 600))
    #expect(resized.log == ["size 600"])
    resized.log = []
    stage.resize(to: CGSize(width: 599, height: 600))
    #expect(resized.log == ["will compact", "size 599", "did compact", "alongside compact"])
    #expect(!fixed.log.contains { $0.hasPrefix("will") || $0.hasPrefix("did") })
  }

  @Test func contrastReachesColorsAndNotifications() {
    @MainActor final class Count { var posts = 0 }
    let count = Count()
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { count.posts += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    view.backgroundColor = .systemBlue
    let before = view.traitCollection
    stage.prefersMoreContrast = true
    stage.settle()
    #expect(view.traitCollection.accessibilityContrast == .high)
    #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: before))
    #expect(
      view.layer.backgroundColor
        == CGColor(red: 0, green: 0x40 / 255.0, blue: 0xDD / 255.0, alpha: 1))
    #expect(count.posts == 1 && UIAccessibility.isDarkerSystemColorsEnabled)
    stage.reducesMotion = true
    #expect(count.posts == 1)
  }

  @Test func aLargerTextSizeOfASubtreeScalesItsLabels() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.settle()
    #expect(label.font.pointSize == 33)
    view.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    stage.textScale = 2
    stage.settle()
    #expect(label.font.pointSize == 34)
  }
}
