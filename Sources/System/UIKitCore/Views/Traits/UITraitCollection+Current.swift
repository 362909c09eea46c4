import HostInterface
import QuartzCore
import Synchronization

extension UITraitCollection {
  private static let chosen = ThreadValue<UITraitCollection?>("UITraitCollection", nil)
  /// The main thread's traits, for other threads.
  private static let known = Mutex<UITraitCollection?>(nil)

  /// The traits with which dynamic colors are resolved, for each thread.
  ///
  /// They are a view's traits while it draws, lays out or is notified of changes. Unless set
  /// otherwise, they are the key window's, or the desktop's if there is no key window.
  public static var current: UITraitCollection {
    get { chosen.value ?? ofApp }
    set { chosen.value = newValue }
  }

  /// The key window's traits, or the desktop's.
  static var ofApp: UITraitCollection {
    if !MainThread.isCurrent, let known = known.withLock({ $0 }) { return known }
    let traits = MainThread.run { UIApplication.current?.keyWindow?.traitCollection ?? desktop }
    known.withLock { $0 = traits }
    return traits
  }

  /// Calls a closure with this collection as the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.chosen.value
    Self.chosen.value = self
    actions()
    Self.chosen.value = previous
  }

  /// Updates the traits for other threads, which draw with those that the main thread read last.
  @MainActor static func updateForOtherThreads() { _ = ofApp }

  // MARK: Desktop

  @MainActor private static var desktop: UITraitCollection {
    make(displayScale: UIScreen.main.scale, size: nil)
  }

  /// Returns the traits of a scene of the specified size; without a size, the size classes are
  /// unspecified.
  @MainActor static func make(displayScale: CGFloat, size: CGSize?) -> UITraitCollection {
    let desktop = UIApplication.current?.host.desktop
    let scale = desktop?.textScale ?? 1
    var values = TraitMutation(values: TraitValues())
    values.userInterfaceStyle = desktop?.prefersDarkAppearance == true ? .dark : .light
    values.userInterfaceLevel = .base
    values.userInterfaceIdiom = .pad
    values.accessibilityContrast = desktop?.prefersMoreContrast == true ? .high : .normal
    values.layoutDirection = systemLayoutDirection
    values.displayScale = displayScale
    values.preferredContentSizeCategory = UIContentSizeCategory(scale: scale)
    values[TextScaleTrait.self] = scale
    if let size {
      values.horizontalSizeClass = size.width < regularWidth ? .compact : .regular
      values.verticalSizeClass = size.height < regularHeight ? .compact : .regular
    }
    return UITraitCollection(values.values)
  }

  /// The layout direction of the desktop's language.
  private static var systemLayoutDirection: UITraitEnvironmentLayoutDirection {
    guard let language = UserLanguages.preferred.first else { return .leftToRight }
    return UserLanguages.runsRightToLeft(language) ? .rightToLeft : .leftToRight
  }
}
