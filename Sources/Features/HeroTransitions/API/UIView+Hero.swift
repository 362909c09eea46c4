import UIKit
import UIKitCompat

extension UIView {
  /// Identifies the view. Views with the same id on two screens are matched and move from one to
  /// the other.
  ///
  /// If several views on one screen have the same id, the one painted last counts.
  public var heroID: String? {
    get { heroConfiguration?.id }
    set { editConfiguration { $0.id = newValue } }
  }

  /// The modifiers by which the view appears and disappears if it has no counterpart.
  public var heroModifiers: [HeroModifier]? {
    get { heroConfiguration?.modifiers }
    set { editConfiguration { $0.modifiers = newValue } }
  }

  /// Whether the view and its subviews take part in transitions.
  public var isHeroEnabled: Bool {
    get { heroConfiguration?.isEnabled ?? true }
    set { editConfiguration { $0.isEnabled = newValue } }
  }

  /// Whether the subviews take part in transitions.
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

/// The associated state of a view, found with one lookup.
struct HeroConfiguration {
  var id: String?
  var modifiers: [HeroModifier]?
  var isEnabled = true
  var isEnabledForSubviews = true

  enum Key: SideStorageKey {
    static var defaultValue: HeroConfiguration? { nil }
  }
}

/// A view that provides its own snapshot.
@MainActor public protocol HeroCustomSnapshotView: UIView {
  /// The view that moves in place of the original; `nil` takes a snapshot.
  var heroSnapshot: UIView? { get }
}
