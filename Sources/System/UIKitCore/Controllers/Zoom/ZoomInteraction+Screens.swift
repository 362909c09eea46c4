extension UIPresentationController {
  /// Lets a finger drag the presented controller away if it prefers to be zoomed.
  func installZoom(in container: PresentationContainerView) {
    guard presentedViewController.preferredTransition != nil else { return }
    guard !placesDuringTransitions else {
      Warning.write(
        "\(presentedViewController) doesn't zoom: sheets and popovers keep their motion")
      return
    }
    container.zoomInteraction = ZoomInteraction(
      in: container,
      zoomed: { [weak self] in
        guard let self, transition == nil || transition?.animator is ZoomAnimator else {
          return nil
        }
        let controller = presentedViewController
        return controller.activePresentation == nil ? controller : nil
      },
      leave: { [weak self] in
        guard let self else { return false }
        if let transition, transition.givesWay { transition.complete(true) }
        return dismissByPerson()
      })
  }
}

extension UINavigationController {
  func makeZoomInteraction() -> ZoomInteraction {
    ZoomInteraction(
      in: view,
      zoomed: { [weak self] in
        guard let self else { return nil }
        if let currentTransition {
          return (currentTransition.animator as? ZoomAnimator)?.flight.zoomed
        }
        let isReady = stack.count > 1 && shown === stack.last && activePresentation == nil
        return isReady ? shown : nil
      },
      leave: { [weak self] in
        guard let self else { return false }
        if let currentTransition, currentTransition.givesWay { currentTransition.complete(true) }
        return popViewController(animated: true) != nil
      })
  }
}
