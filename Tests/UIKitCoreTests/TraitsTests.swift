import Testing
import UIKit
import UIKitStage

@Suite(.serialized) @MainActor struct TraitsTests {
  @Test func laterTraitsWin() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light && traits.displayScale == 2)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(traits == UITraitCollection(traitsFrom: [traits]))
    #expect(Set([traits, UITraitCollection(traitsFrom: [traits])]).count == 1)
  }

  @Test func theTextScaleBetweenTwoCategoriesIsNoTrait() {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    stage.textScale = 1.13
    stage.settle()
    let traits = controller.traitCollection
    #expect(traits.textScale == 1.13)
    let category = UITraitCollection(
      preferredContentSizeCategory: traits.preferredContentSizeCategory)
    #expect(category.textScale != 1.13)
    #expect(traits.containsTraits(in: category))
    let other = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    #expect(!traits.containsTraits(in: other))
  }

  @Test func currentIsLentAndReturned() {
    let before = UITraitCollection.current
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    dark.performAsCurrent { #expect(UITraitCollection.current == dark) }
    #expect(UITraitCollection.current == before)
  }

  @Test func aWindowGivesItsSizeClasses() {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let controller = UIViewController()
    stage.show(controller)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.traitCollection.verticalSizeClass == .regular)
    stage.resize(to: CGSize(width: 800, height: 400))
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    #expect(controller.traitCollection.verticalSizeClass == .compact)
  }

  @Test func aControllersStyleReachesItsViewsOnly() {
    let stage = Stage()
    let (parent, child) = (UIViewController(), UIViewController())
    child.overrideUserInterfaceStyle = .dark
    stage.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let label = UIView()
    child.view.addSubview(label)
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.view.traitCollection.userInterfaceStyle == .light)
    child.overrideUserInterfaceStyle = .unspecified
    stage.advance(frames: 1)
    #expect(label.traitCollection.userInterfaceStyle == .light)
    stage.prefersDarkAppearance = true
    stage.advance(frames: 1)
    #expect(label.traitCollection.userInterfaceStyle == .dark)
  }
}
