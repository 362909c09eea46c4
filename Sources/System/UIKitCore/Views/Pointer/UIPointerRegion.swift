import QuartzCore

/// A region of a view over which the pointer has a single style.
@MainActor open class UIPointerRegion: NSObject {
  /// The rectangle in the view's coordinates.
  open private(set) var rect: CGRect
  /// A value that distinguishes the region from others of the view; `nil` by default.
  open private(set) var identifier: (any NSObjectProtocol)?

  /// Creates a region with a rectangle in the view's coordinates.
  public init(rect: CGRect, identifier: (any NSObjectProtocol)?) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// A request for the region that contains the pointer.
@MainActor open class UIPointerRegionRequest: NSObject {
  /// The location in the view's coordinates.
  open private(set) var location: CGPoint
  /// The modifier keys that are pressed.
  open private(set) var modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
  }
}
