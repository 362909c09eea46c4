import QuartzCore

extension UIImage {
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
