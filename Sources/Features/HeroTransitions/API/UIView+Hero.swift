import UIKit
import UIKitCompat

extension UIView {
  /// Views of the same id on two screens are one thing, which flies from the one to the other.
  ///
  /// Of several on one screen the last painted counts.
  public var heroID: String? {
    get { heroConfiguration?.id }
    set { editConfiguration { $0.id = newValue } }
  }

  /// How the view comes and goes when it has no counterpart.
  public var heroModifiers: [HeroModifier]? {
    get { heroConfiguration?.modifiers }
    set { editConfiguration { $0.modifiers = newValue } }
  }

  /// False leaves out the view and all in it.
  public var isHeroEnabled: Bool {
    get { heroConfiguration?.isEnabled ?? true }
    set { editConfiguration { $0.isEnabled = newValue } }
  }

  /// False leaves out all in the view.
  public var isHeroEnabledForSubviews: Bool {
    get { heroConfiguration?.isEnabledForSubviews ?? true }
    set { editConfiguration { $0.isEnabledForSubviews = newValue } }
  }

  var heroConfiguration: HeroConfiguration? { self[side: HeroConfiguration.Key.self] }

  private func editConfiguration(_ edit: (inout HeroConfiguration) -> Void) {
    var configuration = heroConfiguration ?? HeroConfiguration()
    edit(&configuration)
    self[side: HeroConfiguration.Key.self] = configuration
  }
}

/// What is kept with a view; one look finds all of it.
struct HeroConfiguration {
  var id: String?
  var modifiers: [HeroModifier]?
  var isEnabled = true
  var isEnabledForSubviews = true

  enum Key: SideStorageKey {
    static var defaultValue: HeroConfiguration? { nil }
  }
}

/// A view that says itself how it looks while it flies.
@MainActor public protocol HeroCustomSnapshotView: UIView {
  /// The view that moves in place of the original; `nil` takes a snapshot.
  var heroSnapshot: UIView? { get }
}
