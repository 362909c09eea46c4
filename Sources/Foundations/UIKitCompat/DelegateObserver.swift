import UIKit

/// Observes changes of a controller's delegate. A controller has one observer at most.
@MainActor final class DelegateObserver {
  #if os(Linux)
    private let end: @MainActor () -> Void

    init(_ navigation: UINavigationController, onChange: @escaping @MainActor () -> Void) {
      navigation.onDelegateChange = onChange
      end = { [weak navigation] in navigation?.onDelegateChange = nil }
    }

    init(_ tabs: UITabBarController, onChange: @escaping @MainActor () -> Void) {
      tabs.onDelegateChange = onChange
      end = { [weak tabs] in tabs?.onDelegateChange = nil }
    }

    func stop() { end() }
  #else
    private let observation: NSKeyValueObservation

    init(_ navigation: UINavigationController, onChange: @escaping @MainActor () -> Void) {
      observation = navigation.observe(\.delegate) { _, _ in
        MainActor.assumeIsolated { onChange() }
      }
    }

    init(_ tabs: UITabBarController, onChange: @escaping @MainActor () -> Void) {
      observation = tabs.observe(\.delegate) { _, _ in MainActor.assumeIsolated { onChange() } }
    }

    func stop() { observation.invalidate() }
  #endif
}
