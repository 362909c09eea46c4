import QuartzCore

extension UIViewController {
  func startPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    precondition(presented !== self, "present(_:animated:): a controller cannot present itself")
    if let search = presented as? UISearchController {
      return search.present(from: self, animated: animated, completion: completion)
    }
    precondition(
      presented.parentStorage == nil,
      "present(_:animated:): the controller is a child of another; remove it from there first")
    let presentation = makePresentation(for: presented)
    guard let presenter = presentation.presenter else { return }
    if let busy = conflictingTransition(of: presented, from: presenter) {
      busy.afterCompletion { [weak self] in
        self?.startPresenting(presented, animated: animated, completion: completion)
      }
      return
    }
    guard presenter.activePresentation == nil else {
      Warning.write("Attempt to present \(presented) on \(self), which already presents")
      return
    }
    guard presented.presentation == nil else {
      Warning.write("Attempt to present \(presented), which is presented already")
      return
    }
    guard presenter.viewIfLoaded?.window != nil else {
      Warning.write("Attempt to present \(presented) on \(self), which is in no window")
      return
    }
    presentation.present(animated: animated, completion: completion)
  }

  /// Returns a transition that must end before another presentation can begin.
  ///
  /// Completes transitions that have made no progress after their duration.
  private func conflictingTransition(
    of presented: UIViewController, from presenter: UIViewController
  ) -> ScreenTransition? {
    while true {
      let dismissing = presenter.activePresentation.flatMap { $0.isDismissing ? $0 : nil }
      let candidates = [
        presenter.presentation?.transition, presented.presentation?.transition,
        dismissing?.transition,
      ]
      guard let busy = candidates.lazy.compactMap({ $0 }).first(where: { !$0.isCompleted }) else {
        return nil
      }
      guard busy.isOverdue else { return busy }
      busy.completeOverdue()
    }
  }

  private func makePresentation(for presented: UIViewController) -> UIPresentationController {
    let style = presented.modalPresentationStyle
    let wanted = presentationContext(staysInContext: style.staysInContext)
    let original =
      presented.preparedPresentation ?? presented.makeOwnPresentation(by: wanted, source: self)
    if presented.presentation == nil { presented.originalPresentation = nil }
    let presentation = original.standIn(for: wanted.traitCollection)
    let presenter = presentationContext(staysInContext: !presentation.shouldPresentInFullscreen)
    presentation.presenter = presenter
    presentation.source = self
    return presentation
  }

  private func makeOwnPresentation(
    by presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let custom =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
      : nil
    if let custom { return custom }
    switch modalPresentationStyle {
    case .automatic where preferredTransition != nil:
      return UIPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet, .automatic:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    default: return UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// Whether the controller itself, rather than a container of it, is presented.
  package var isPresented: Bool { presentation != nil }

  /// Creates the presentation before it is needed, so that a delegate can be set.
  func preparePresentation() -> UIPresentationController {
    if let preparedPresentation { return preparedPresentation }
    let made = makeOwnPresentation(by: nil, source: self)
    made.releasePresented()
    preparedPresentation = made
    return made
  }

  /// Returns the view controller whose view is covered.
  private func presentationContext(staysInContext: Bool) -> UIViewController {
    guard staysInContext else { return rootContainer }
    let ancestors = sequence(first: self, next: { $0.parentStorage })
    return ancestors.first { $0.definesPresentationContext } ?? rootContainer
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    if dismissSearch(animated: animated, completion: completion) { return }
    let ancestors = Array(sequence(first: self, next: { $0.parentStorage }))
    if let presenter = ancestors.first(where: { $0.activePresentation != nil }) {
      presenter.dismissPresented(animated: animated, completion: completion)
    } else if let presenter = ancestors.lazy.compactMap({ $0.presentation?.presenter }).first {
      presenter.dismissPresented(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  private func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let first = activePresentation else {
      completion?()
      return
    }
    let busy = presentationChain.compactMap(\.transition).last { !$0.isCompleted }
    guard let busy else { return first.dismiss(animated: animated, completion: completion) }
    if busy.isOverdue || busy.givesWay {
      // The handlers that waited for it run first and may have started this or another dismissal.
      busy.completeOverdue()
      if activePresentation === first {
        dismissPresented(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    busy.afterCompletion { [weak self, weak first] in
      guard let self, let first, activePresentation === first else {
        completion?()
        return
      }
      // The dismissal in progress was cancelled, so this one still has to happen.
      dismissPresented(animated: animated, completion: completion)
    }
  }

  /// Ends all presentations without animation because the window has another root view controller.
  func dropPresentations() {
    // Handlers that waited for a transition may present again, so the number of rounds is limited.
    for _ in 0..<(2 * presentationChain.count + 4) {
      guard let presentation = presentationChain.last else { return }
      if let transition = presentation.transition, !transition.isCompleted {
        transition.complete(!transition.wasCancelled)
      } else {
        presentation.dismiss(animated: false, completion: nil)
      }
    }
  }

  func pushOrPresent(_ controller: UIViewController, _ sender: Any?) {
    if let navigationController {
      navigationController.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}
