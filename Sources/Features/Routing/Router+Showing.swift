import UIKit

extension Router {
  /// Shows the screen of a route, or performs its action.
  func show(_ source: any RouteSource, _ request: RouteRequest) throws(RoutingError) {
    let made: UIViewController?
    do {
      made = try source.makeController(for: request)
    } catch {
      throw (error as? RoutingError) ?? .noDestination(pattern: request.pattern, reason: "\(error)")
    }
    guard let screen = made else {
      request.result.outcome = .performed
      request.result.finish()
      return
    }
    guard let visible = (request.presenter ?? rootController())?.visibleRoute else {
      throw .noPresenter(pattern: request.pattern)
    }
    switch action(of: visible, for: screen, request) {
    case .new:
      guard !screen.isShown else {
        throw .noDestination(
          pattern: request.pattern,
          reason: String(localized: "Its screen is shown already.", bundle: .routing))
      }
      show(screen, of: source, request, from: visible)
    case .update:
      request.result.controller = visible
      request.result.outcome = .updated
      visible.attach(request)
      (visible as? any RouteDestination)?.updateRoute(request)
      visible.observeLeaving()
    case .none:
      request.result.controller = visible
      request.result.outcome = .kept
      request.result.finish()
    }
  }

  private func action(
    of visible: UIViewController, for screen: UIViewController, _ request: RouteRequest
  ) -> SameDestinationAction {
    guard type(of: visible) == type(of: screen) else { return .new }
    let action = (visible as? any RouteDestination)?.routeAction(for: request) ?? .new
    // A screen that the app keeps can't be shown over itself.
    return action == .new && visible === screen ? .update : action
  }

  private func show(
    _ screen: UIViewController, of source: any RouteSource, _ request: RouteRequest,
    from visible: UIViewController
  ) {
    request.result.controller = screen
    request.result.outcome = .shown
    screen.attach(request)
    if let destination = screen as? any RouteDestination {
      destination.showRoute(request, from: visible)
    } else {
      let presentation = (source as? ClosureSource)?.presentation ?? .automatic
      presentation.show(screen, visible, request.isAnimated)
    }
    // Restored screens that others cover aren't loaded before they are seen.
    if !isRestoring || screen.isViewLoaded { screen.observeLeaving() }
  }
}

extension RouteSource {
  fileprivate func makeController(for request: RouteRequest) throws -> UIViewController? {
    if let source = self as? ClosureSource { return try source.make(request) }
    return try makeDestination(for: request)
  }
}

extension UIViewController {
  /// UIKit traps when a controller is pushed or presented twice, and a link may ask for it.
  fileprivate var isShown: Bool {
    if let navigation = parent as? UINavigationController {
      return navigation.viewControllers.contains(self)
    }
    return presentingViewController != nil && !isBeingDismissed
  }
}
