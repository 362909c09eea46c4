import UIKit
import UIKitCompat

extension UIViewController {
  /// Whether Hero animates the controller's presentation and dismissal and, for navigation and tab
  /// bar controllers, the transitions inside them.
  ///
  /// Setting it to `true` changes the default presentation style, which would be a sheet, to full
  /// screen, and setting it to `false` changes it back. For a sheet, set `modalPresentationStyle`
  /// afterwards.
  ///
  /// The app's own delegates are still called, are asked for animations first, and are restored
  /// when this is set to false. Delegates of navigation and tab bar controllers may be set before
  /// or after, but reading them returns Hero's. A transitioning delegate that is set afterwards
  /// replaces Hero for the controller's presentation.
  public var isHeroEnabled: Bool {
    get { side?.modal?.isAttached == true || side?.navigation != nil || side?.tabs != nil }
    set {
      if newValue { enableHero() } else { disableHero() }
    }
  }

  /// The animation of the controller's presentation and dismissal.
  public var heroModalAnimationType: HeroAnimationType {
    get { heroStore.modalAnimation }
    set { heroStore.modalAnimation = newValue }
  }

  /// The settings for the controller's own presentation and for the transitions inside it.
  public var heroSettings: HeroSettings {
    get { heroStore.settings }
    set { heroStore.settings = newValue }
  }

  /// The running transition of the controller, of its container or of one of its children.
  public var heroTransition: HeroTransition? {
    if let own = side?.running.transition { return own }
    if let outer = parent?.heroTransition { return outer }
    return presentedViewController?.side?.running.transition
  }

  var heroStore: HeroStore {
    if let store = side { return store }
    let store = HeroStore()
    self[side: HeroStore.Key.self] = store
    return store
  }

  private var side: HeroStore? { self[side: HeroStore.Key.self] }

  private func enableHero() {
    let modal = heroStore.modal ?? ModalHero(self)
    heroStore.modal = modal
    modal.attach()
    if hasDefaultPresentationStyle {
      modalPresentationStyle = .fullScreen
      heroStore.hasChangedStyle = true
    }
    if let navigation = self as? UINavigationController, heroStore.navigation == nil {
      heroStore.navigation = NavigationHero(navigation)
    }
    if let tabs = self as? UITabBarController, heroStore.tabs == nil {
      heroStore.tabs = TabHero(tabs)
    }
  }

  private func disableHero() {
    guard let store = side else { return }
    if store.hasChangedStyle, modalPresentationStyle == .fullScreen {
      modalPresentationStyle = .automatic
    }
    store.hasChangedStyle = false
    store.modal?.detach()
    store.navigation?.detach()
    store.tabs?.detach()
    (store.modal, store.navigation, store.tabs) = (nil, nil, nil)
  }
}

extension UINavigationController {
  /// The animation of pushes and pops.
  public var heroNavigationAnimationType: HeroAnimationType {
    get { heroStore.innerAnimation }
    set { heroStore.innerAnimation = newValue }
  }
}

extension UITabBarController {
  /// The animation of tab changes.
  public var heroTabBarAnimationType: HeroAnimationType {
    get { heroStore.innerAnimation }
    set { heroStore.innerAnimation = newValue }
  }
}

/// The associated state of a view controller.
@MainActor final class HeroStore {
  enum Key: SideStorageKey {
    static var defaultValue: HeroStore? { nil }
  }

  var modalAnimation = HeroAnimationType.auto
  var innerAnimation = HeroAnimationType.auto
  var settings = HeroSettings()
  var modal: ModalHero?
  var navigation: NavigationHero?
  var tabs: TabHero?
  var dismissDrag: HeroDismissDrag?
  /// Whether the controller is full screen because Hero was enabled.
  var hasChangedStyle = false
  let running = RunningHero()
}

/// The running transitions that a controller takes part in: its own and those of its containers.
@MainActor final class RunningHero {
  private struct Entry {
    weak var transition: HeroTransition?
  }

  private var entries: [Entry] = []

  /// The transition that began last.
  var transition: HeroTransition? { entries.last { $0.transition != nil }?.transition }

  func begin(_ transition: HeroTransition) { entries.append(Entry(transition: transition)) }
  func end(_ transition: HeroTransition) {
    entries.removeAll { $0.transition == nil || $0.transition === transition }
  }
}

extension HeroTransition {
  /// Registers the transition with the controllers until it ends.
  func enroll(_ controllers: [UIViewController]) {
    let running = controllers.map(\.heroStore.running)
    for one in running { one.begin(self) }
    let onEnd = onEnd
    self.onEnd = { [weak self] didComplete in
      if let self { for one in running { one.end(self) } }
      onEnd?(didComplete)
    }
  }
}
