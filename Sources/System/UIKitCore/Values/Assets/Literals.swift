import QuartzCore

/// The type of `#colorLiteral` where nothing else says it.
public typealias _ColorLiteralType = UIColor

/// The type of `#imageLiteral` where nothing else says it.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a color from `#colorLiteral`, in sRGB.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates an image from `#imageLiteral`, like `init(named:)`; as at Apple's, the image must exist.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      preconditionFailure("#imageLiteral: there is no image named \(name)")
    }
    self.init(copying: image)
  }
}
