import QuartzCore

/// A placeholder in a menu for elements that are only known when the menu is shown.
///
/// The menu shows an activity indicator until the elements are available.
@MainActor open class UIDeferredMenuElement: UIMenuElement {
  typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var cached: [UIMenuElement]?
  private var waiting: [([UIMenuElement]) -> Void]?

  /// Creates an element whose provider is called once: when a menu shows the element for the first
  /// time.
  public convenience init(
    _ elementProvider:
      @escaping @MainActor (
        @escaping @MainActor ([UIMenuElement]) -> Void
      ) -> Void
  ) {
    self.init(provider: elementProvider, isCached: true)
  }

  /// Returns an element whose provider is called each time a menu shows the element.
  open class func uncached(
    _ elementProvider:
      @escaping @MainActor (
        @escaping @MainActor ([UIMenuElement]) -> Void
      ) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(provider: elementProvider, isCached: false)
  }

  private init(provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  /// Returns `nil`, because a coder has no provider.
  public required init?(coder: NSCoder) { nil }

  /// Provides the elements, now or later; a provider that is running isn't called again.
  func resolve(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let cached { return completion(cached) }
    guard waiting == nil else {
      waiting?.append(completion)
      return
    }
    waiting = [completion]
    provider { [weak self] elements in
      guard let self, let calls = waiting else { return }
      if isCached { cached = elements }
      waiting = nil
      for call in calls { call(elements) }
    }
  }
}
