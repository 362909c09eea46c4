import QuartzCore

/// A color, or a dynamic color that is resolved for the traits where it is displayed.
public final class UIColor: NSObject, Sendable {
  private enum Storage: Sendable {
    case plain(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let storage: Storage

  /// Creates a color from a `CGColor`.
  public init(cgColor: CGColor) { storage = .plain(cgColor) }

  /// Creates a dynamic color, which is resolved for the traits where it is displayed, such as light
  /// or dark appearance.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  /// Creates a color in sRGB, with components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a shade of gray, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color in sRGB from hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let hue = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Returns the color resolved for traits; a color that isn't dynamic returns itself.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .plain: self
    case .dynamic(let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The Core Graphics color; a dynamic color is resolved for the current traits.
  public var cgColor: CGColor {
    if case .plain(let color) = storage { color } else { concrete(for: .current) }
  }

  package func concrete(for traits: UITraitCollection) -> CGColor {
    switch storage {
    case .plain(let color): color
    case .dynamic(let provider): provider(traits).concrete(for: traits)
    }
  }

  /// Returns the color with another opacity, from 0 to 1. A dynamic color stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .plain(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Stores the components of the color, resolved for the current traits, at the pointers that
  /// aren't `nil`. Returns `false`, and stores nothing, if the color repeats an image.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .plain(let a) = storage, case .plain(let b) = other.storage else { return false }
    return a == b
  }

  public override var hash: Int {
    switch storage {
    case .plain(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}
