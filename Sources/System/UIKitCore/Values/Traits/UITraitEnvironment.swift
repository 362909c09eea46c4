import QuartzCore

/// An object that has traits, such as a view or a view controller.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed, with the previous ones, which are nil the first time.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
