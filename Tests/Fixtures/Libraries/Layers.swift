import UIKit

/// A ring whose layers are made from values.
public class RingLayer: CALayer {
  public let thickness: CGFloat

  public init(thickness: CGFloat) {
    self.thickness = thickness
    super.init()
    borderWidth = thickness
  }

  public override init(layer: Any) {
    thickness = (layer as? RingLayer)?.thickness ?? 0
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    return nil
  }
}

/// A gradient that is only ever made from its colors.
public class FadeLayer: CAGradientLayer {
  public init(from first: UIColor, to last: UIColor) {
    super.init()
    colors = [first.cgColor, last.cgColor]
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    fatalError("not read from a file")
  }
}

/// A view with a layer of its own class, which has a plain initializer as well.
public class WaveView: UIView {
  public class WaveLayer: CAShapeLayer {
    public override init() {
      super.init()
      lineWidth = 3
    }

    public override init(layer: Any) {
      super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  public override class var layerClass: AnyClass { return WaveLayer.self }
}
