import QuartzCore

extension UIImage {
  /// Traits with which a variant of an image is chosen.
  public final class Configuration: NSObject, NSCopying, Sendable {
    /// The traits; nil if the configuration says nothing about them.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration with traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Returns a configuration with other traits.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traitCollection)
    }

    /// Returns a configuration in which the values that another one has replace this one's.
    public func applying(_ otherConfiguration: Configuration?) -> Configuration {
      guard let other = otherConfiguration?.traitCollection else { return self }
      let traits = [traitCollection, other].compactMap { $0 }
      return Configuration(traitCollection: UITraitCollection(traitsFrom: traits))
    }

    /// Returns the configuration itself, which doesn't change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether an object is a configuration with equal traits.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? Configuration)?.traitCollection == traitCollection
    }

    /// Equal for equal configurations.
    public override var hash: Int { traitCollection?.hash ?? 0 }
  }

  /// Creates an image of a bundle, from an asset catalog or a file; nil if there is none of the
  /// name.
  ///
  /// - Parameters:
  ///   - bundle: The bundle with the image; nil for the main bundle.
  ///   - configuration: The traits that choose the first variant; nil for the current ones.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }
}

extension UITraitCollection {
  /// A configuration of images with these traits.
  public var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }
}
