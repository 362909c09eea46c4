import AVFoundation
import UIKit
import UIKitCompat

extension VideoCell {
  // MARK: Playing

  public var isPlaying: Bool { wantsToPlay }

  /// From its beginning when it stands at its end.
  public func play() {
    guard errorPage == nil, request != nil else { return }
    open()
    wantsToPlay = true
    resumesAfterHold = false
    if isAtEnd { seek(to: .zero) }
    player?.play()
    playbackChanged()
  }

  public func pause() {
    wantsToPlay = false
    resumesAfterHold = false
    player?.pause()
    playbackChanged()
  }

  public func togglePlayback() { if wantsToPlay { pause() } else { play() } }

  func toggleMute() {
    isMuted.toggle()
    onMuteChange?(isMuted)
  }

  func applyMute() {
    player?.isMuted = isMuted
    bar.isMuted = isMuted
  }

  /// Falls silent, and remembers that it played.
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
    guard let player, let duration, !seek.isUnderWay else { return false }
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

  /// Lets go of the file and of all that decoding needs. The poster stays.
  func close() {
    wantsToPlay = false
    removeTimeObserver()
    observation = nil
    player?.pause()
    playerView.playerLayer.player = nil
    seek = SeekState(round: seek.round + 1)
    playbackChanged()
    setNeedsLayout()
  }

  private func playerChanged(_ change: PlaybackChange) {
    switch change {
    case .state: failWithoutPictures()
    case .playedToEnd: didEnd()
    case .failed:
      let error = player?.currentItem?.error
      fail(error?.localizedDescription ?? "The video cannot be played.")
    }
    playbackChanged()
  }

  /// Some damaged videos open, and then have nothing to show: what their poster says of it is said.
  private func failWithoutPictures() {
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

  /// Tries again after an error.
  public func retry() {
    setError(nil)
    (posterFailure, posterLoading) = (nil, nil)
    loadPoster()
    guard isPageShown else { return }
    open()
    if autoplays { play() }
  }

  func setError(_ message: String?) {
    errorPage?.removeFromSuperview()
    errorPage = nil
    for part in [posterView, playerView] { part.isHidden = message != nil }
    if let message {
      let page = ErrorPage(message: message) { [weak self] in self?.retry() }
      page.frame = bounds
      addSubview(page)
      errorPage = page
    }
    updateControls()
  }

  /// What the error page says, nil when there is none.
  public var errorMessage: String? { errorPage?.message }

  // MARK: Poster

  /// A video knows its own poster; pages beside the current one show it, too.
  func loadPoster() {
    guard posterLoading == nil, posterView.image == nil || isPosterPreview, errorPage == nil,
      let request, bounds.width > 0
    else { return }
    let scale = traitCollection.displayScale
    let pixels = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    let load = request.loadPoster ?? { try await Self.firstPicture(of: request.url, within: $0) }
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
      // A video that cannot be opened says so itself, when its page comes into view.
      posterFailure = Self.words(for: error)
      failWithoutPictures()
    }
  }

  /// Something to see until the poster has come.
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

  private static func words(for error: any Error) -> String {
    // What players and generators throw; the app's own errors describe themselves.
    if type(of: error) is NSError.Type { return error.localizedDescription }
    return (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }

  private static func firstPicture(of url: URL, within pixels: CGSize) async throws -> UIImage {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: url))
    generator.appliesPreferredTrackTransform = true
    generator.maximumSize = pixels
    return UIImage(cgImage: try await generator.image(at: .zero).image)
  }

  // MARK: Seeking

  /// Exact. While the player is on its way to one place, the newest of the next ones waits.
  public func seek(to time: CMTime) {
    guard let player else { return }
    guard !seek.isUnderWay else {
      seek.next = time
      return
    }
    seek.isUnderWay = true
    let round = seek.round
    player.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero) { [weak self] _ in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.didSeek(round: round) } }
    }
    updateTime()
  }

  private func didSeek(round: Int) {
    guard round == seek.round else { return }
    seek.isUnderWay = false
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

  /// Seconds, from where it is.
  func skip(by seconds: Double) {
    guard let player, let duration else { return }
    let goal = min(duration, max(0, player.currentTime().seconds + seconds))
    seek(to: CMTime(seconds: goal, preferredTimescale: 600))
  }
}
