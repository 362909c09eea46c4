import AVFoundation
import Motion
import UIKit
import UIKitCompat

extension VideoCell {
  public func chromeDidChange(isShown: Bool) { setControlsHidden(!isShown) }

  /// Shows or hides the bar and, while the video plays, the button. The button of a paused video
  /// stays, because without it the video would look like a photo.
  public func setControlsHidden(_ isHidden: Bool, animated: Bool = true) {
    areControlsHidden = isHidden
    updateControls(animated: animated)
  }

  /// Handles a key: Space and K play and pause, M mutes, J and L skip five seconds. Returns false
  /// for others.
  public func press(_ key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift]),
      errorPage == nil, request != nil
    else { return false }
    switch key.keyCode {
    case .keyboardSpacebar, .keyboardK: togglePlayback()
    case .keyboardM: toggleMute()
    case .keyboardJ: skip(by: -5)
    case .keyboardL: skip(by: 5)
    default: return false
    }
    return true
  }

  // MARK: Appearance

  /// Updates the views after the player's state has changed.
  func playbackChanged() {
    if playerView.frame != videoFrame { setNeedsLayout() }
    updateControls()
    updateSpinner()
    updateTime()
  }

  func updateControls(animated: Bool = true) {
    let hasError = errorPage != nil
    playButton.symbol = wantsToPlay ? .pause : .play
    let showsBar = !areControlsHidden && !hasError
    let showsButton = !hasError && !spinner.isSpinning && (!areControlsHidden || !wantsToPlay)
    aim(&controlsOpacity, at: showsBar ? 1 : 0)
    aim(&buttonOpacity, at: showsButton ? 1 : 0)
    if animated, window != nil {
      if !controlsOpacity.isSettled || !buttonOpacity.isSettled { animator.start() }
    } else {
      controlsOpacity.set(controlsOpacity.target)
      buttonOpacity.set(buttonOpacity.target)
      showOpacity()
    }
    updateTimeObserver()
  }

  private func aim(_ opacity: inout SpringValue<CGFloat>, at target: CGFloat) {
    if opacity.target != target { opacity.retarget(to: target) }
  }

  func stepFade(by seconds: TimeInterval) -> Bool {
    controlsOpacity.advance(by: seconds)
    buttonOpacity.advance(by: seconds)
    showOpacity()
    return !controlsOpacity.isSettled || !buttonOpacity.isSettled
  }

  private func showOpacity() {
    for (view, value) in [(bar, controlsOpacity), (playButton, buttonOpacity)] as [(UIView, _)] {
      view.alpha = value.value
      // A view that fades out receives no touches.
      view.isUserInteractionEnabled = value.target > 0
    }
  }

  // MARK: Time

  /// Observes the time only while it is visible and the video plays.
  private func updateTimeObserver() {
    let isWanted = player != nil && controlsOpacity.target > 0
    guard isWanted != (timeObserver != nil) else { return }
    guard isWanted, let player else { return removeTimeObserver() }
    let tenth = CMTime(value: 1, timescale: 10)
    timeObserver = player.addPeriodicTimeObserver(forInterval: tenth, queue: .main) {
      [weak self] _ in MainActor.assumeIsolated { self?.updateTime() }
    }
    updateTime()
  }

  func removeTimeObserver() {
    if let timeObserver { player?.removeTimeObserver(timeObserver) }
    timeObserver = nil
  }

  /// Shows the time of a drag or a seek before the player has arrived there.
  func updateTime() {
    let time = seek.next ?? player?.currentTime() ?? .zero
    var seconds = time.isNumeric ? time.seconds : 0
    if bar.seekBar.isScrubbing, let duration {
      seconds = duration * Double(bar.seekBar.progress)
    }
    bar.show(elapsed: seconds, of: duration)
  }

  // MARK: Spinner

  private var isWaiting: Bool {
    guard let player, errorPage == nil else { return false }
    let isEmpty = posterView.image == nil && !playerView.playerLayer.isReadyForDisplay
    return isEmpty || player.timeControlStatus == .waitingToPlayAtSpecifiedRate
  }

  func updateSpinner() {
    guard isWaiting else {
      spinnerDelay?.cancel()
      spinnerDelay = nil
      setSpinning(false)
      return
    }
    guard spinnerDelay == nil else { return }
    spinnerDelay = after(LoadingIndicator.spinnerDelay) { [weak self] in
      guard let self else { return }
      setSpinning(isWaiting)
    }
  }

  private func setSpinning(_ isSpinning: Bool) {
    guard spinner.isSpinning != isSpinning else { return }
    spinner.isSpinning = isSpinning
    updateControls()
  }
}
