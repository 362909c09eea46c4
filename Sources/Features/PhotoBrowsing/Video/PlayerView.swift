import AVFoundation
import UIKit

/// A view that shows a player's video.
@MainActor final class PlayerView: UIView {
  let playerLayer = AVPlayerLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // The view has the video's proportions.
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
