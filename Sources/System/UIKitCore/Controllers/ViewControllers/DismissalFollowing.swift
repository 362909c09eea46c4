/// A presented controller that is told when the user has dismissed it.
@MainActor package protocol DismissalFollowing: UIViewController {
  func personDidDismiss()
}

/// A controller that has a popover with any style of its presentation.
@MainActor package protocol PopoverPreparing: UIViewController {
  /// Called when the app asks for the popover.
  func preparePopover()
}
