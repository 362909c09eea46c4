import UIKit

/// The container of a transition, whether it is UIKit's context or an app's own.
@MainActor struct HeroHost {
  let container: UIView
  let fromFrame: () -> CGRect
  let toFrame: () -> CGRect
  /// Whether the transition may move the screens' own views. It must not move one that stays behind
  /// an overlay.
  let movesFrom: Bool
  let movesTo: Bool
  /// The views that fill the frames: those of the controllers, unless the presentation wraps them,
  /// as a sheet does.
  var fromView: UIView?
  var toView: UIView?
  var isSheet = false
  /// Called once, when everything was restored.
  let end: (_ didComplete: Bool) -> Void

  static func of(_ context: any UIViewControllerContextTransitioning) -> HeroHost? {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return nil }
    let container = context.containerView
    let (fromView, toView) = (context.view(forKey: .from), context.view(forKey: .to))
    let (movesFrom, movesTo) = (fromView != nil, toView != nil)
    func frame(
      _ controller: UIViewController, _ isMoved: Bool, _ given: @escaping () -> CGRect
    ) -> () -> CGRect {
      { [weak controller, weak container] in
        guard let container else { return .zero }
        if !isMoved, let view = controller?.viewIfLoaded, let home = view.superview {
          // A screen behind a sheet is moved back by a transform, which isn't its place at rest.
          let size = view.bounds.size
          let origin = CGPoint(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2)
          return home.convert(CGRect(origin: origin, size: size), to: container)
        }
        let frame = given()
        return frame.isEmpty ? container.bounds : frame
      }
    }
    return HeroHost(
      container: container,
      fromFrame: frame(from, movesFrom) { context.initialFrame(for: from) },
      toFrame: frame(to, movesTo) { context.finalFrame(for: to) }, movesFrom: movesFrom,
      movesTo: movesTo, fromView: fromView, toView: toView,
      isSheet: [.pageSheet, .formSheet, .automatic].contains(context.presentationStyle)
    ) { didComplete in
      if !didComplete { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(didComplete)
    }
  }
}
