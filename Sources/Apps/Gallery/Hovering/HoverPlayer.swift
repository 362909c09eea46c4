import AVFoundation
import UIKit
import UIKitCompat

/// Plays the first seconds of a video in its thumbnail, without sound.
@MainActor final class HoverPlayer {
  private let player: AVPlayer
  private let playerLayer: AVPlayerLayer
  private var observation: PlaybackObservation?
  private var end: DelayedCall?

  /// How much of the video is played, in seconds.
  private static let length = 8.0

  /// Begins to play a video over a thumbnail.
  init(_ url: URL, over imageView: UIImageView) {
    player = AVPlayer(url: url)
    player.isMuted = true
    playerLayer = AVPlayerLayer(player: player)
    playerLayer.videoGravity = .resizeAspectFill
    playerLayer.frame = imageView.bounds
    playerLayer.opacity = 0
    imageView.layer.addSublayer(playerLayer)
    observation = player.observePlayback(in: playerLayer) { [weak self] change in
      switch change {
      case .state: self?.showIfReady()
      case .playedToEnd, .failed: self?.stop()
      }
    }
    player.play()
  }

  /// Whether the video is shown.
  var isPlaying: Bool { playerLayer.superlayer != nil && player.rate > 0 }

  private func showIfReady() {
    guard playerLayer.isReadyForDisplay, playerLayer.opacity == 0 else { return }
    playerLayer.opacity = 1
    end = after(Self.length) { [weak self] in self?.stop() }
  }

  /// Shows the thumbnail again.
  func stop() {
    end?.cancel()
    observation = nil
    player.pause()
    playerLayer.player = nil
    playerLayer.removeFromSuperlayer()
  }
}
