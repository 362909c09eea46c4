import UIKit
import UIKitCompat

extension UIView {
  /// Views of the same id on two screens are one thing, which flies from the one to the other.
  ///
  /// Of several on one screen the last painted counts.
  public var heroID: String? {
    get { heroWishes?.id }
    set { editWishes { $0.id = newValue } }
  }

  /// How the view comes and goes when it has no counterpart.
  public var heroModifiers: [HeroModifier]? {
    get { heroWishes?.modifiers }
    set { editWishes { $0.modifiers = newValue } }
  }

  /// False leaves out the view and all in it.
  public var isHeroEnabled: Bool {
    get { heroWishes?.isEnabled ?? true }
    set { editWishes { $0.isEnabled = newValue } }
  }

  /// False leaves out all in the view.
  public var isHeroEnabledForSubviews: Bool {
    get { heroWishes?.isEnabledForSubviews ?? true }
    set { editWishes { $0.isEnabledForSubviews = newValue } }
  }

  var heroWishes: HeroWishes? { self[side: HeroWishes.Key.self] }

  private func editWishes(_ edit: (inout HeroWishes) -> Void) {
    var wishes = heroWishes ?? HeroWishes()
    edit(&wishes)
    self[side: HeroWishes.Key.self] = wishes
  }
}

/// What is kept with a view; one look finds all of it.
struct HeroWishes {
  var id: String?
  var modifiers: [HeroModifier]?
  var isEnabled = true
  var isEnabledForSubviews = true

  enum Key: SideStorageKey {
    static var defaultValue: HeroWishes? { nil }
  }
}

/// A view that says itself how it looks while it flies.
@MainActor public protocol HeroCustomSnapshotView: UIView {
  var heroSnapshot: UIView? { get }
}
