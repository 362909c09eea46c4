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
  /// Called once, when everything was restored.
  let end: (_ didComplete: Bool) -> Void

  static func of(_ context: any UIViewControllerContextTransitioning) -> HeroHost? {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return nil }
    let container = context.containerView
    let (movesFrom, movesTo) = (
      context.view(forKey: .from) != nil, context.view(forKey: .to) != nil
    )
    func frame(
      _ controller: UIViewController, _ isMoved: Bool, _ given: @escaping () -> CGRect
    ) -> () -> CGRect {
      { [weak controller, weak container] in
        guard let container else { return .zero }
        if !isMoved, let view = controller?.viewIfLoaded {
          return view.convert(view.bounds, to: container)
        }
        let frame = given()
        return frame.isEmpty ? container.bounds : frame
      }
    }
    return HeroHost(
      container: container,
      fromFrame: frame(from, movesFrom) { context.initialFrame(for: from) },
      toFrame: frame(to, movesTo) { context.finalFrame(for: to) }, movesFrom: movesFrom,
      movesTo: movesTo
    ) { didComplete in
      if !didComplete { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(didComplete)
    }
  }
}
