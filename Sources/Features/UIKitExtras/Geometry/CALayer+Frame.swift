import UIKit

@MainActor extension CALayer {
  /// The center of the frame, whatever the anchor point is.
  public var center: CGPoint {
    get { frame.center }
    set { frame.center = newValue }
  }

  /// Adds layers in order, the last one in front.
  public func addSublayers(_ layers: CALayer...) {
    for layer in layers { addSublayer(layer) }
  }
}
