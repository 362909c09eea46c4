import HostInterface

extension PresentationContainerView: AccessibilityDescribing, SemanticsDescribing {
  /// The content behind a presentation isn't accessible, unless the presentation allows interaction
  /// with it.
  package var accessibilityDefaults: AccessibilityDefaults {
    let controller = presentation?.presentedViewController
    let shown = (controller as? UINavigationController)?.topViewController ?? controller
    return AccessibilityDefaults(
      label: shown?.navigationItem.title ?? shown?.title,
      isModal: presentation?.isModalForAccessibility ?? true)
  }

  /// What covers everything is a screen of its own, and no dialog over another one.
  package var semanticsRole: SemanticsRole? {
    presentation?.frameOfPresentedViewInContainerView.contains(bounds) == true ? .group : nil
  }
}

extension PresentationContainerView: SemanticsScreen {
  var screenView: UIView? { presentation?.presentedViewController.viewIfLoaded }
  var isLeaving: Bool { presentation?.presentedViewController.isBeingDismissed == true }
}
