import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Traits go from the scene through windows and controllers to views.
@MainActor @Suite(.serialized) struct TraitInheritanceTests {
  private let stage = Stage(size: CGSize(width: 700, height: 600))
  private let controller = UIViewController()
  private let card = UIView(frame: CGRect(x: 20, y: 20, width: 300, height: 200))
  private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 40))

  init() {
    stage.show(controller)
    controller.view.addSubview(card)
    card.addSubview(label)
    stage.settle()
  }

  @Test func eachNodePassesItsOverridesOn() throws {
    let window = try #require(stage.window)
    let scene = try #require(window.windowScene)
    scene.traitOverrides.layoutDirection = .rightToLeft
    window.traitOverrides.displayScale = 3
    controller.traitOverrides.horizontalSizeClass = .compact
    card.traitOverrides.userInterfaceStyle = .dark
    stage.advance(frames: 1)
    let traits = label.traitCollection
    #expect(traits.layoutDirection == .rightToLeft && traits.displayScale == 3)
    #expect(traits.horizontalSizeClass == .compact && traits.userInterfaceStyle == .dark)
    #expect(traits.verticalSizeClass == .regular && traits.userInterfaceIdiom == .pad)
    #expect(scene.traitCollection.displayScale == 1)
    #expect(window.traitCollection.horizontalSizeClass == .regular)
    #expect(controller.traitCollection == controller.view.traitCollection)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect(label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test(arguments: [("ar-EG", true), ("he", true), ("de-AT", false)])
  func theFirstLanguageSetsTheDirection(language: String, isMirrored: Bool) {
    let stage = Stage(size: CGSize(width: 700, height: 600))
    stage.preferredLanguages = [language, "en"]
    defer { stage.preferredLanguages = ["en"] }
    let direction = stage.show(UIViewController()).effectiveUserInterfaceLayoutDirection
    #expect((direction == .rightToLeft) == isMirrored)
    #expect((UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft) == isMirrored)
  }

  @Test func aViewSharesItsSuperviewsTraits() {
    #expect(label.traitCollection === stage.window?.windowScene?.traitCollection)
  }

  @Test func theNearestOverrideWinsUntilItIsRemoved() {
    controller.overrideUserInterfaceStyle = .dark
    card.overrideUserInterfaceStyle = .light
    stage.advance(frames: 1)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(label.traitCollection.userInterfaceStyle == .light)
    #expect(card.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    card.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    stage.advance(frames: 1)
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    #expect(card.overrideUserInterfaceStyle == .unspecified)
    controller.overrideUserInterfaceStyle = .unspecified
    stage.advance(frames: 1)
    #expect(label.traitCollection.userInterfaceStyle == .light)
  }

  @Test func updatesComeBeforeLayoutOrOnRequest() {
    card.overrideUserInterfaceStyle = .dark
    #expect(label.traitCollection.userInterfaceStyle == .light)
    label.updateTraitsIfNeeded()
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    card.overrideUserInterfaceStyle = .light
    card.layoutIfNeeded()
    #expect(label.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aSubtreeThatMovesTakesTheTraitsOfItsNewPlace() {
    let (dark, large) = (UIView(), UIView())
    dark.overrideUserInterfaceStyle = .dark
    large.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    for view in [dark, large] { controller.view.addSubview(view) }
    dark.addSubview(card)
    stage.advance(frames: 1)
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    #expect(label.traitCollection.preferredContentSizeCategory == .large)
    large.addSubview(card)
    stage.advance(frames: 1)
    #expect(label.traitCollection.userInterfaceStyle == .light)
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    card.removeFromSuperview()
    dark.addSubview(card)
    #expect(label.traitCollection.userInterfaceStyle == .dark, "entering a window")
  }

  @Test func overridesForAChildYieldToItsOwn() {
    let child = UIViewController()
    controller.addChild(child)
    controller.setOverrideTraitCollection(
      UITraitCollection {
        $0.horizontalSizeClass = .compact; $0.userInterfaceStyle = .dark
      },
      forChild: child)
    controller.view.addSubview(child.view)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    child.overrideUserInterfaceStyle = .light
    stage.advance(frames: 1)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(controller.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .dark)
    controller.setOverrideTraitCollection(nil, forChild: child)
    stage.advance(frames: 1)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(controller.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func whatIsPresentedOverAScreenIsElevated() throws {
    let (over, full) = (UIViewController(), UIViewController())
    over.modalPresentationStyle = .overFullScreen
    full.modalPresentationStyle = .fullScreen
    controller.present(over, animated: false)
    #expect(controller.traitCollection.userInterfaceLevel == .base)
    #expect(over.view.traitCollection.userInterfaceLevel == .elevated)
    let presentation = try #require(over.presentationController)
    presentation.traitOverrides.userInterfaceStyle = .dark
    stage.advance(frames: 1)
    #expect(over.traitCollection.userInterfaceStyle == .dark)
    #expect(presentation.traitCollection == over.traitCollection)
    let background = UIColor.systemBackground.resolvedColor(with: over.traitCollection)
    #expect(
      background == UIColor(red: 0x1C / 255.0, green: 0x1C / 255.0, blue: 0x1E / 255.0, alpha: 1))
    controller.dismiss(animated: false)
    controller.present(full, animated: false)
    #expect(full.view.traitCollection.userInterfaceLevel == .base)
  }

  @Test func aViewDrawsDynamicColorsForItsOwnTraits() throws {
    label.text = "Dark"
    card.backgroundColor = .systemBackground
    controller.view.backgroundColor = .systemBackground
    let other = UIView(frame: CGRect(x: 400, y: 20, width: 100, height: 100))
    other.backgroundColor = .systemBackground
    controller.view.addSubview(other)
    card.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(card.layer.backgroundColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(other.layer.backgroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.label.cgColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    card.traitCollection.performAsCurrent {
      #expect(UIColor.label.cgColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }
  }

  @Test func layoutAndChangesSeeTheViewsTraitsAsCurrent() {
    final class Watcher: UIView {
      var styles: [UIUserInterfaceStyle] = []
      override func layoutSubviews() { styles.append(UITraitCollection.current.userInterfaceStyle) }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        styles.append(UITraitCollection.current.userInterfaceStyle)
        setNeedsLayout()
      }
    }
    let watcher = Watcher()
    card.addSubview(watcher)
    stage.settle()
    watcher.styles = []
    card.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(watcher.styles == [.dark, .dark])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}
