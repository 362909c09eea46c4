/// Which of the windows' frames move time on, so that what ticks does so once for all of them.
///
/// One window leads while its frames come. A window that nobody sees gets none: another that has had
/// two frames meanwhile takes over.
@MainActor struct FramePace {
  private weak var leader: UIWindow?
  /// Windows that had a frame since the leader's last one.
  private var followers: Set<ObjectIdentifier> = []
  private var last: TimeInterval?

  /// The time that it is for everything that ticks, which never goes back; nil when this frame only
  /// shows what another has moved.
  mutating func advance(to timestamp: TimeInterval, for window: UIWindow) -> TimeInterval? {
    if let leader, leader !== window, leader.hostWindow != nil,
      followers.insert(ObjectIdentifier(window)).inserted
    {
      return nil
    }
    leader = window
    followers = []
    let time = max(timestamp, last ?? timestamp)
    last = time
    return time
  }
}
