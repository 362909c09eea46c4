import ImageLoading
import PhotoMetadata
import UIKit

/// The scene that pages of photos belong to, as they see it.
@MainActor protocol PhotoPageScene: AnyObject {
  var commands: CommandTable? { get }
  var settings: SettingsStore { get }
  var tagging: PhotoTagging? { get }
  var thumbnails: ImageLoader { get }
  /// The panels that the next photo opens with.
  var panels: PagePanels.Choice { get set }
  func pageDidTurn(_ page: PhotoPage)
  func pageDidRest(_ page: PhotoPage)
  /// Called when what lies over the photo was moved, shown or hidden.
  func obstaclesDidChange(over page: PhotoPage)
  /// The size of a photo in pixels if it is known.
  func pixelSize(of photo: Photo) -> CGSize?
  /// Shows photos beside each other.
  func compare(_ photos: [Photo], count: Int)
  /// Opens a place in a map program.
  func openMap(of place: MediaMetadata.Place)
  func copyCoordinates(of place: MediaMetadata.Place)
  /// Shows the photos of the library that were taken near a place.
  func findPhotos(near place: MediaMetadata.Place)
}
