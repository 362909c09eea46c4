/// Which of the scenes' frames move time on, so that what ticks does so once for all of them.
///
/// One scene leads while its frames come. A scene that nobody sees gets none: another that has had
/// two frames meanwhile takes over.
@MainActor struct FramePacer {
  private weak var leader: UIWindowScene?
  /// Scenes that had a frame since the leader's last one.
  private var followers: Set<ObjectIdentifier> = []
  private var last: TimeInterval?

  /// The time that it is for everything that ticks, which never goes back; nil when this frame only
  /// shows what another has moved.
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
