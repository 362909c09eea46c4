import QuartzCore

/// Animates a sheet in and out with its own spring, so that a finger can catch it during the
/// transition. With Reduce Motion, and with the transition style `crossDissolve`, the sheet fades.
final class SheetAnimator: NSObject, SystemAnimating {
  private weak var sheet: UISheetPresentationController?
  private let isPresenting: Bool
  private let fades: Bool

  init(_ sheet: UISheetPresentationController, isPresenting: Bool) {
    self.sheet = sheet
    self.isPresenting = isPresenting
    fades =
      UIAccessibility.isReduceMotionEnabled
      || sheet.presentedViewController.modalTransitionStyle == .crossDissolve
    super.init()
  }

  var timing: ViewAnimation.Timing {
    fades ? .curve(CAMediaTimingFunction(name: .easeInEaseOut)) : .system
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { fades ? 0.35 : 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let sheet, let view = sheet.sheetView else { return context.completeTransition(true) }
    // An app's interaction controller controls the time of layers, and therefore needs layer
    // animations.
    guard (context as? ScreenTransition)?.interactor == nil else {
      let style = sheet.presentedViewController.modalTransitionStyle
      return ModalAnimator(isPresenting: isPresenting, style: style).animateTransition(
        using: context)
    }
    if isPresenting {
      UIView.performWithoutAnimation {
        context.containerView.addSubview(view)
        view.layoutIfNeeded()
      }
    }
    if fades { fade(sheet, context) } else { slide(sheet, context) }
  }

  private func slide(
    _ sheet: UISheetPresentationController, _ context: any UIViewControllerContextTransitioning
  ) {
    let finish = { context.completeTransition(!context.transitionWasCancelled) }
    if isPresenting {
      UIView.performWithoutAnimation { sheet.motion.place(at: 0) }
      sheet.motion.start(to: sheet.restingPlace, velocity: 0, onRest: finish)
    } else {
      sheet.motion.start(to: 0, velocity: sheet.hand.takeThrow(), onRest: finish)
    }
  }

  private func fade(
    _ sheet: UISheetPresentationController, _ context: any UIViewControllerContextTransitioning
  ) {
    if isPresenting { UIView.performWithoutAnimation { sheet.setFaded(true) } }
    ViewAnimation(
      duration: transitionDuration(using: context), delay: 0, timing: timing,
      options: .allowUserInteraction,
      completion: { _ in
        let didComplete = !context.transitionWasCancelled
        context.completeTransition(didComplete)
        if !didComplete { UIView.performWithoutAnimation { sheet.setFaded(false) } }
      }
    ).run { [isPresenting] in sheet.setFaded(!isPresenting) }
  }
}
