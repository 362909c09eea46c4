import UIKit
import UIKitCompat

extension Gallery {
  /// The size of the window in the last launch.
  private var savedPlacement: SavedPlacement { SavedPlacement(file: places.placement) }

  /// Gives the window the size that it had last, before it is shown.
  func restoreSize() {
    guard let placement = savedPlacement.placement, window.bounds.isEmpty else { return }
    let screen = window.screen.bounds.size
    window.frame.size = placement.size(minimum: SavedPlacement.minimum, screen: screen)
  }

  /// Called when the window has been shown.
  func restorePlacement() {
    let scene = window.windowScene
    scene?.restrictSize(toMinimum: SavedPlacement.minimum)
    if savedPlacement.placement?.isMaximized == true { scene?.maximize() }
  }

  func keepPlacement() {
    if let placement = window.windowScene?.placement { savedPlacement.keep(placement) }
  }
}
