import AVFoundation
import UIKit

/// A player's pictures in the bounds of a view.
@MainActor final class PlayerView: UIView {
  let playerLayer = AVPlayerLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // The view has the video's shape.
    playerLayer.videoGravity = .resize
    layer.addSublayer(playerLayer)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    playerLayer.frame = bounds
    CATransaction.commit()
  }
}
