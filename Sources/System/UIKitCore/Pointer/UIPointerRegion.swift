import QuartzCore

/// A part of a view over which the pointer has one style.
@MainActor open class UIPointerRegion: NSObject {
  /// The rectangle in the view's coordinates.
  public let rect: CGRect
  /// What tells the region from others of the view; nil by default.
  public let identifier: (any NSObjectProtocol)?

  /// Creates a region with a rectangle in the view's coordinates.
  public init(rect: CGRect, identifier: (any NSObjectProtocol)?) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// Where the pointer is for which a region is asked for.
@MainActor open class UIPointerRegionRequest: NSObject {
  /// The location in the view's coordinates.
  public let location: CGPoint
  /// The modifier keys that are pressed.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
  }
}
