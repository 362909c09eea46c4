import UIKit

/// The checkerboard behind transparent images. Its two grays show black drawings as well as white
/// ones.
///
/// It fills the visible part of a photo. The squares keep their size and position while the photo
/// is moved and zoomed.
@MainActor final class CheckerboardView: UIView {
  private let squares = UIImageView(image: CheckerboardView.pattern)

  /// The side of a square, in points.
  static let side: CGFloat = 10
  static let shades: (CGFloat, CGFloat) = (0.46, 0.54)
  /// The number of squares along an edge, enough for usual screens.
  private static let count = 512

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: Self.shades.0, alpha: 1)
    squares.layer.magnificationFilter = .nearest
    addSubview(squares)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Covers a photo.
  ///
  /// - Parameters:
  ///   - photo: The photo's frame in the superview.
  ///   - visible: The visible part of the superview, which the squares are aligned to.
  func cover(_ photo: CGRect, visible: CGRect) {
    let area = photo.intersection(visible)
    frame = area.isNull ? .zero : area
    let length = CGFloat(Self.count) * Self.side
    squares.frame = CGRect(
      x: visible.minX - frame.minX, y: visible.minY - frame.minY, width: length, height: length)
  }

  /// The pattern has one pixel for each square.
  private static let pattern: UIImage = {
    var pattern = drawn(2) {
      UIColor(white: shades.0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor(white: shades.1, alpha: 1).setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      $0.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    }
    while Int(pattern.size.width) < count {
      let (quarter, side) = (pattern, pattern.size.width)
      pattern = drawn(Int(side) * 2) { _ in
        for (x, y) in [(0, 0), (side, 0), (0, side), (side, side)] {
          quarter.draw(in: CGRect(x: x, y: y, width: side, height: side))
        }
      }
    }
    return pattern
  }()

  private static func drawn(
    _ side: Int, _ draw: @escaping (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
      .image(actions: draw)
  }
}
