import PhotoBrowsing
import UIKit

/// Turns the open photo while its file is written and the turned one is decoded.
@MainActor final class TurnAnimation {
  private let cover = UIView()
  private var isWritten = false
  private var isTurned = false

  /// Begins to turn; nil if the photo isn't open and at rest.
  init?(in open: PhotoBrowserController?, _ quarterTurns: Int) {
    guard let open, open.isOpen, let cell = open.currentCell, let content = cell.photoContent,
      content.frame.width > 0, content.frame.height > 0, !UIAccessibility.isReduceMotionEnabled
    else { return nil }
    cover.frame = cell.bounds
    cover.backgroundColor = .black
    cover.clipsToBounds = true
    cover.isUserInteractionEnabled = false
    let imageView = UIImageView(image: content.image)
    imageView.contentMode = .scaleToFill
    imageView.frame = content.frame
    cover.addSubview(imageView)
    cell.addSubview(cover)
    let (size, room) = (content.frame.size, cell.bounds.size)
    let turned = quarterTurns % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
    // Small photos aren't enlarged to fill the page, so neither are they here.
    let fitted = min(room.width / turned.width, room.height / turned.height)
    let isSmall = size.width < room.width - 1 && size.height < room.height - 1
    let scale = isSmall ? min(1, fitted) : fitted
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: [],
      animations: {
        imageView.transform = CGAffineTransform(rotationAngle: CGFloat(quarterTurns) * .pi / 2)
          .scaledBy(x: scale, y: scale)
        imageView.center = CGPoint(x: room.width / 2, y: room.height / 2)
      },
      completion: { [self] _ in
        isTurned = true
        removeWhenDone()
      })
  }

  /// The turned photo is being loaded.
  func finish() {
    isWritten = true
    removeWhenDone()
  }

  private func removeWhenDone() {
    guard isTurned, isWritten else { return }
    // The decoded photo is below by then; otherwise it appears a moment later.
    UIView.animate(
      withDuration: 0.12, delay: 0.1, options: [], animations: { self.cover.alpha = 0 },
      completion: { _ in self.cover.removeFromSuperview() })
  }
}
