import AVFoundation
import UIKit
import UIKitCompat

extension VideoCell {
  // MARK: Playing

  /// Whether the video plays, or will as soon as it has loaded.
  public var isPlaying: Bool { wantsToPlay }

  /// Plays the video, from the beginning if it has ended.
  public func play() {
    guard errorPage == nil, request != nil else { return }
    open()
    wantsToPlay = true
    resumesAfterHold = false
    if isAtEnd { seek(to: .zero) }
    player?.play()
    playbackChanged()
  }

  /// Pauses the video.
  public func pause() {
    wantsToPlay = false
    resumesAfterHold = false
    player?.pause()
    playbackChanged()
  }

  /// Plays or pauses the video.
  public func togglePlayback() { if wantsToPlay { pause() } else { play() } }

  func toggleMute() {
    isMuted.toggle()
    onMuteChange?(isMuted)
  }

  func applyMute() {
    player?.isMuted = isMuted
    bar.isMuted = isMuted
  }

  /// Pauses temporarily.
  func hold() {
    guard wantsToPlay else { return }
    pause()
    resumesAfterHold = true
  }

  func resumeAfterHold() { if resumesAfterHold { play() } }

  var duration: Double? {
    guard let time = player?.currentItem?.duration, time.isNumeric, time.seconds > 0 else {
      return nil
    }
    return time.seconds
  }

  private var isAtEnd: Bool {
    guard let player, let duration, !seek.isInProgress else { return false }
    return player.currentTime().seconds >= duration - 0.05
  }

  // MARK: Opening and closing

  func open() {
    guard player == nil, let request, errorPage == nil else { return }
    let player = AVPlayer(url: request.url)
    player.isMuted = isMuted
    let layer = playerView.playerLayer
    layer.player = player
    observation = player.observePlayback(in: layer) { [weak self] in self?.playerChanged($0) }
    playbackChanged()
  }

  /// Releases the player. The poster stays.
  func close() {
    wantsToPlay = false
    removeTimeObserver()
    observation = nil
    player?.pause()
    playerView.playerLayer.player = nil
    seek = SeekState(generation: seek.generation + 1)
    playbackChanged()
    setNeedsLayout()
  }

  private func playerChanged(_ change: PlaybackChange) {
    switch change {
    case .state: failIfNothingIsVisible()
    case .playedToEnd: didEnd()
    case .failed:
      let error = player?.currentItem?.error
      let message = String(localized: "The video cannot be played.", bundle: .photoBrowsing)
      fail(error?.localizedDescription ?? message)
    }
    playbackChanged()
  }

  /// Shows the poster's error for damaged videos that open but have nothing to show.
  private func failIfNothingIsVisible() {
    guard let posterFailure, errorPage == nil, let item = player?.currentItem,
      item.status == .readyToPlay, item.presentationSize == .zero
    else { return }
    fail(posterFailure)
  }

  private func didEnd() {
    onEnd?()
    guard wantsToPlay else { return }
    if loops {
      seek(to: .zero)
      player?.play()
    } else {
      wantsToPlay = false
    }
  }

  private func fail(_ message: String) {
    close()
    setError(message)
  }

  /// Tries again to open the video after an error.
  public func retry() {
    setError(nil)
    (posterFailure, posterLoading) = (nil, nil)
    loadPoster()
    guard isPageShown else { return }
    open()
    if autoplays { play() }
  }

  func setError(_ message: String?) {
    for part in [posterView, playerView] { part.isHidden = message != nil }
    ErrorPage.show(message, in: self, replacing: &errorPage) { [weak self] in self?.retry() }
    updateControls()
  }

  /// The text of the error page; nil if there is none.
  public var errorMessage: String? { errorPage?.message }

  // MARK: Poster

  /// Loads the poster, also for pages beside the current one.
  func loadPoster() {
    guard posterLoading == nil, posterView.image == nil || isPosterPreview, errorPage == nil,
      let request, bounds.width > 0
    else { return }
    let scale = traitCollection.displayScale
    let pixels = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    let load = request.loadPoster ?? { try await Self.firstFrame(of: request.url, within: $0) }
    posterLoading = OwnedTask(
      Task { [weak self] in
        let result: Result<UIImage, any Error>
        do { result = .success(try await load(pixels)) } catch { result = .failure(error) }
        guard !Task.isCancelled, let self, self.request?.id == request.id else { return }
        self.didLoadPoster(result)
      })
  }

  private func didLoadPoster(_ result: Result<UIImage, any Error>) {
    switch result {
    case .success(let image):
      guard posterView.image == nil || isPosterPreview else { return }
      isPosterPreview = false
      posterView.image = image
      setNeedsLayout()
    case .failure(is CancellationError): break
    case .failure(let error):
      // If the video can't be opened either, that error is shown when the page appears.
      posterFailure = Self.message(for: error)
      failIfNothingIsVisible()
    }
  }

  /// Loads an image to show until the poster has loaded.
  func loadPreview() {
    guard posterView.image == nil, let request, let load = request.loadPreview else { return }
    previewing = OwnedTask(
      Task { [weak self] in
        guard let preview = await load(), !Task.isCancelled, let self,
          self.request?.id == request.id, self.posterView.image == nil
        else { return }
        self.posterView.image = preview
        self.isPosterPreview = true
        self.setNeedsLayout()
      })
  }

  private static func message(for error: any Error) -> String {
    // Errors of players and generators; the app's own errors describe themselves.
    if type(of: error) is NSError.Type { return error.localizedDescription }
    return (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }

  /// Loads the first frame of a video, upright, no larger than a size in pixels.
  public static func firstFrame(of url: URL, within pixels: CGSize) async throws -> UIImage {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: url))
    generator.appliesPreferredTrackTransform = true
    generator.maximumSize = pixels
    return UIImage(cgImage: try await generator.image(at: .zero).image)
  }

  // MARK: Seeking

  /// Seeks exactly. While the player seeks, only the newest of the next times is kept.
  public func seek(to time: CMTime) {
    guard let player else { return }
    guard !seek.isInProgress else {
      seek.next = time
      return
    }
    seek.isInProgress = true
    let generation = seek.generation
    player.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero) { [weak self] _ in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.didSeek(generation: generation) }
      }
    }
    updateTime()
  }

  private func didSeek(generation: Int) {
    guard generation == seek.generation else { return }
    seek.isInProgress = false
    if let next = seek.next {
      seek.next = nil
      seek(to: next)
    }
    updateTime()
  }

  func scrub(_ phase: SeekBar.Phase, to fraction: CGFloat) {
    guard let duration else { return }
    if phase == .began { hold() }
    seek(to: CMTime(seconds: duration * Double(fraction), preferredTimescale: 600))
    if phase == .ended || phase == .cancelled { resumeAfterHold() }
  }

  /// Seeks by a number of seconds.
  func skip(by seconds: Double) {
    guard let player, let duration else { return }
    let target = min(duration, max(0, player.currentTime().seconds + seconds))
    seek(to: CMTime(seconds: target, preferredTimescale: 600))
  }
}
