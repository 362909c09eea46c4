/// Determines which scene's frames advance time, so that tickers tick once for all scenes.
///
/// One scene leads as long as its frames arrive. A scene that isn't visible gets none: another one
/// that has had two frames in the meantime takes over.
@MainActor struct FramePacer {
  private weak var leader: UIWindowScene?
  /// The scenes that had a frame since the leader's last one.
  private var followers: Set<ObjectIdentifier> = []
  private var last: TimeInterval?

  /// Returns the time for all tickers, which never goes back; `nil` if this frame only shows the
  /// changes that another has made.
  mutating func advance(to timestamp: TimeInterval, for scene: UIWindowScene) -> TimeInterval? {
    if let leader, leader !== scene, leader.hostWindow != nil,
      followers.insert(ObjectIdentifier(scene)).inserted
    {
      return nil
    }
    leader = scene
    followers = []
    let time = max(timestamp, last ?? timestamp)
    last = time
    return time
  }
}
