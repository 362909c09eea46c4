import QuartzCore

/// The playbacks of all views, advanced in each frame.
@MainActor final class ImagePlaybacks {
  private var playing: [ImagePlayback] = []

  func add(_ playback: ImagePlayback) {
    if !playing.contains(where: { $0 === playback }) { playing.append(playback) }
    FrameScheduler.shared.requestFrame()
  }

  func show(at time: TimeInterval, in scene: UIWindowScene) {
    guard !playing.isEmpty else { return }
    for playback in playing { playback.show(at: time, in: scene) }
    playing.removeAll { !$0.hasViews }
  }

  func removeAll() { playing = [] }
}
