import UIKit

/// Whether a photo that was dragged down goes back to its thumbnail or stays open.
///
/// The finger's way is projected a tenth of a second on, so that a slow long drag and a short quick
/// one both count; letting go while moving up always means "stay".
public struct DismissRule: Hashable, Sendable {
  /// Of the viewport's height.
  public var distance: CGFloat = 0.18
  /// Points a second that suffice without distance.
  public var flickSpeed: CGFloat = 600
  /// Points a second upwards that keep the photo open whatever the distance.
  public var returnSpeed: CGFloat = 50

  public init() {}

  public func dismisses(translation: CGFloat, velocity: CGFloat, height: CGFloat) -> Bool {
    if velocity > flickSpeed { return true }
    return translation + velocity * 0.1 > distance * height && velocity > -returnSpeed
  }

  /// How small the photo is when dragged so far down.
  public func scale(translation: CGFloat, height: CGFloat) -> CGFloat {
    guard height > 0 else { return 1 }
    return min(1, max(0.3, 1 - max(0, translation) / height))
  }

  /// Opacity of what lies over the photo: gone after a tenth of the height.
  public func chromeOpacity(translation: CGFloat, height: CGFloat) -> CGFloat {
    guard height > 0 else { return 1 }
    return min(1, max(0, 1 - max(0, translation) / height / 0.1))
  }
}
