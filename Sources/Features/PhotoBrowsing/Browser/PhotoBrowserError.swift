import UIKit

/// The reasons why a browser has nothing to show that are mistakes in its setup.
public enum PhotoBrowserError: Error, LocalizedError, CustomStringConvertible {
  /// The browser was opened without anything that provides photos.
  case noPhotos
  /// `loadImage` is not set.
  case noLoader
  /// `photoID` is not set, or returned nil, for ids that are not `Int`.
  case noID

  public var errorDescription: String? { description }
  public var description: String {
    switch self {
    case .noPhotos:
      "No photos are set. Create the browser with photos, or set its data source or numberOfPhotos."
    case .noLoader: "No loader is set. Set the browser's loadImage."
    case .noID: "This photo has no id. Set the browser's photoID."
    }
  }
}
