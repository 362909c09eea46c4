import UIKit
import UIKitCompat

/// The order of the work after the launch, some of which waits for the photo that the command line
/// names.
@MainActor final class StartSequence {
  /// The first things that are visible.
  enum Milestone: String { case thumbnails = "first thumbnails", photo = "first photo" }

  /// The photo that the command line names.
  let named: NamedPhoto?
  /// Starts over with other photos in the window.
  weak var host: (any GalleryHost)?
  /// Called when something is first visible.
  var onMilestone: ((Milestone) -> Void)?
  private var reached: Set<Milestone> = []
  private var hasScanned = false
  private var scanDelay: DelayedCall?

  init(_ named: NamedPhoto?) { self.named = named }

  func reach(_ milestone: Milestone) {
    if reached.insert(milestone).inserted { onMilestone?(milestone) }
  }

  /// Lets the scan wait until the named photo was shown or failed, but not for long: its neighbors
  /// are there within a second, even if its image never comes.
  func waitForNamed(_ library: PhotoLibrary) {
    scanDelay = after(0.9) { [weak self] in self?.scanBehindNamed(library) }
  }

  /// Starts what waited until the named photo was shown or failed.
  func scanBehindNamed(_ library: PhotoLibrary) {
    guard named != nil, !hasScanned else { return }
    hasScanned = true
    // After the frame that shows the photo.
    scanDelay = after(0.05) { library.scan() }
  }
}
