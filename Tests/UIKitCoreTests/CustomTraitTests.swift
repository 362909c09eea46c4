import Testing
import UIKit
import UIKitStage

private enum Theme: Int { case plain, festive }

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.plain
  static let affectsColorAppearance = true
}

private struct DepthTrait: UITraitDefinition { static let defaultValue = 0 }

private final class Palette: Sendable {}
private struct PaletteTrait: UITraitDefinition { static let defaultValue: Palette? = nil }

extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

/// Traits that an app defines.
@MainActor @Suite(.serialized) struct CustomTraitTests {
  @Test func collectionsHaveTheDefaultUntilItIsSet() {
    #expect(UITraitCollection()[ThemeTrait.self] == .plain)
    let festive = UITraitCollection {
      $0.theme = .festive
      $0.userInterfaceStyle = .dark
    }
    #expect(festive[ThemeTrait.self] == .festive && festive.userInterfaceStyle == .dark)
    #expect(UITraitCollection(ThemeTrait.self, value: .festive)[ThemeTrait.self] == .festive)
    let deep = festive.replacing(DepthTrait.self, value: 2)
    #expect(deep[DepthTrait.self] == 2 && deep != festive)
    #expect(deep.modifyingTraits { $0[DepthTrait.self] = 0 } != festive, "specified")
    #expect(deep.modifyingTraits { _ in } === deep)
    #expect(ThemeTrait.name == "ThemeTrait" && ThemeTrait.identifier.hasSuffix(".ThemeTrait"))
    #expect(ThemeTrait.identifier != ThemeTrait.name)
  }

  @Test func objectsAreComparedByIdentity() {
    let palette = Palette()
    let traits = UITraitCollection(PaletteTrait.self, value: palette)
    #expect(traits == UITraitCollection(PaletteTrait.self, value: palette))
    #expect(traits != UITraitCollection(PaletteTrait.self, value: Palette()))
    #expect(traits != UITraitCollection(PaletteTrait.self, value: nil))
    let none = UITraitCollection(PaletteTrait.self, value: nil)
    #expect(none == UITraitCollection(PaletteTrait.self, value: nil))
  }

  @Test func valuesAreInheritedAndDefaultsCanBeRestored() {
    let stage = Stage()
    let (controller, inner) = (UIViewController(), UIView())
    var changes: [Theme] = []
    stage.show(controller)
    controller.view.addSubview(inner)
    inner.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, _: UITraitCollection) in
      changes.append(view.traitCollection[ThemeTrait.self])
    }
    controller.traitOverrides.theme = .festive
    controller.traitOverrides[DepthTrait.self] = 1
    stage.settle()
    #expect(inner.traitCollection[ThemeTrait.self] == .festive)
    inner.traitOverrides.theme = .plain
    stage.settle()
    #expect(changes == [.festive, .plain])
    #expect(controller.view.traitCollection[DepthTrait.self] == 1)
  }

  @Test func colorsCanDependOnThem() {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    controller.view.backgroundColor = UIColor {
      $0[ThemeTrait.self] == .festive ? .red : .blue
    }
    #expect(controller.view.layer.backgroundColor == UIColor.blue.cgColor)
    controller.traitOverrides.theme = .festive
    stage.settle()
    #expect(controller.view.layer.backgroundColor == UIColor.red.cgColor)
    let traits = controller.traitCollection
    #expect(
      traits.hasDifferentColorAppearance(
        comparedTo: traits.replacing(ThemeTrait.self, value: .plain)))
    #expect(
      !traits.hasDifferentColorAppearance(comparedTo: traits.replacing(DepthTrait.self, value: 7)))
  }
}
