import UIKit

/// The squares that pictures lie on where they are transparent: of two greys, so that what is drawn
/// in black is seen as well as what is drawn in white.
///
/// It fills the part of a photo that is seen. The squares stay as large as they are and where they
/// are, however the photo is moved and zoomed; opaque photos have none.
@MainActor final class TransparencyGround: UIView {
  private let squares = UIImageView(image: TransparencyGround.pattern)

  /// Points.
  static let side: CGFloat = 10
  static let shades: (CGFloat, CGFloat) = (0.46, 0.54)
  /// Squares along an edge; the screens that are larger are seen as one grey at their far ends.
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

  /// - Parameters:
  ///   - photo: Where the photo lies, in the superview.
  ///   - visible: What of the superview is seen, which is where the squares lie.
  func cover(_ photo: CGRect, visible: CGRect) {
    let area = photo.intersection(visible)
    frame = area.isNull ? .zero : area
    let length = CGFloat(Self.count) * Self.side
    squares.frame = CGRect(
      x: visible.minX - frame.minX, y: visible.minY - frame.minY, width: length, height: length)
  }

  /// A pixel a square, which costs next to nothing at any size.
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
