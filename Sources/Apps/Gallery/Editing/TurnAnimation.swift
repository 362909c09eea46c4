import PhotoBrowsing
import UIKit
import UIKitCompat

/// Turns the open photo while its file is written, until the turned one is decoded and shown.
@MainActor final class TurnAnimation {
  private let cover = UIView()
  private let imageView: UIImageView
  private weak var cell: ImageCell?
  private let photoID: PhotoID?
  /// The size of the photo before it turned.
  private let size: CGSize
  private var quarterTurns = 0
  /// The numbers of turns that aren't written, and that still move.
  private var (unwritten, moving) = (0, 0)
  private var check: DelayedCall?

  /// How long it waits before it looks again whether the photo is decoded, in seconds.
  private static let interval = 0.03

  /// Creates it over the open photo; nil if none is open and at rest.
  init?(in open: PhotoBrowserController?) {
    guard let open, open.isOpen, let cell = open.currentCell as? ImageCell,
      let content = cell.photoContent, content.frame.width > 0, content.frame.height > 0,
      !UIAccessibility.isReduceMotionEnabled
    else { return nil }
    (self.cell, photoID, size) = (cell, cell.photoID, content.frame.size)
    imageView = UIImageView(image: content.image)
    cover.frame = cell.bounds
    cover.backgroundColor = .black
    cover.clipsToBounds = true
    cover.isUserInteractionEnabled = false
    imageView.contentMode = .scaleToFill
    imageView.frame = content.frame
    cover.addSubview(imageView)
    cell.addSubview(cover)
  }

  /// Whether it covers the photo that is open, which can turn on.
  func isOver(_ open: PhotoBrowserController?) -> Bool {
    cover.superview != nil && cell != nil && cell === open?.currentCell && isOfItsPhoto
  }

  private var isOfItsPhoto: Bool { cell?.photoID == photoID }

  /// Turns the photo on, as soon as this is asked for.
  func turn(by turns: Int) {
    quarterTurns += turns
    unwritten += 1
    moving += 1
    let room = cover.bounds.size
    let turned =
      quarterTurns % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
    // Small photos aren't enlarged to fill the page, so neither are they here.
    let fitted = min(room.width / turned.width, room.height / turned.height)
    let isSmall = size.width < room.width - 1 && size.height < room.height - 1
    let scale = isSmall ? min(1, fitted) : fitted
    let angle = CGFloat(quarterTurns) * .pi / 2
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: .beginFromCurrentState,
      animations: { [imageView] in
        imageView.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
        imageView.center = CGPoint(x: room.width / 2, y: room.height / 2)
      },
      completion: { [self] _ in
        moving -= 1
        removeWhenDone()
      })
  }

  /// A turn was written, so that the turned photo is being loaded, or couldn't be.
  func finish() {
    unwritten -= 1
    removeWhenDone()
  }

  /// Shows the page again once it shows the turned photo, or why it can't.
  private func removeWhenDone() {
    guard let cell, isOfItsPhoto, cell.window != nil else { return cover.removeFromSuperview() }
    guard moving == 0, unwritten == 0 else { return }
    guard cell.isLoaded || cell.errorMessage != nil else {
      return check = after(Self.interval) { [self] in removeWhenDone() }
    }
    UIView.animate(
      withDuration: 0.12, delay: 0, options: [], animations: { self.cover.alpha = 0 },
      completion: { [self] _ in
        // The photo may have been turned on meanwhile.
        if unwritten == 0 { cover.removeFromSuperview() } else { cover.alpha = 1 }
      })
  }
}
