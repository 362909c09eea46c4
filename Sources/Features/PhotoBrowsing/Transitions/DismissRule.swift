import UIKit

/// Whether a photo that was dragged down, or sideways off vertical pages, goes back to its thumbnail
/// or stays open.
///
/// The finger's way is projected a tenth of a second on, so that a slow long drag and a short quick
/// one both count; letting go while moving back always means "stay".
public struct DismissRule: Hashable, Sendable {
  /// Of the viewport's height, or of its width when pages are vertical.
  public var distance: CGFloat = 0.18
  /// Points a second that suffice without distance.
  public var flickSpeed: CGFloat = 600
  /// Points a second back that keep the photo open whatever the distance.
  public var returnSpeed: CGFloat = 50

  public init() {}

  public func dismisses(translation: CGFloat, velocity: CGFloat, length: CGFloat) -> Bool {
    if velocity > flickSpeed { return true }
    return translation + velocity * 0.1 > distance * length && velocity > -returnSpeed
  }

  /// How small the photo is when dragged so far.
  public func scale(translation: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 1 }
    return min(1, max(0.3, 1 - max(0, translation) / length))
  }

  /// Opacity of what lies over the photo: gone after a tenth of the length.
  public func chromeOpacity(translation: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 1 }
    return min(1, max(0, 1 - max(0, translation) / length / 0.1))
  }
}
