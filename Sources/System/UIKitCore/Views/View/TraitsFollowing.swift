/// A view of a module above this one that follows its traits; those of this one override
/// `traitsDidChange()`.
@MainActor package protocol TraitsFollowing: UIView {
  /// Called when the traits have changed, before the app is told.
  func followTraits()
}
