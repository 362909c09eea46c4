import QuartzCore

extension UIImage {
  /// Creates an image from the asset catalog or a file of a bundle; `nil` if there is none with the
  /// name.
  ///
  /// - Parameters:
  ///   - bundle: The bundle with the image; `nil` for the main bundle.
  ///   - configuration: The traits that select the first variant; `nil` for the current ones.
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
