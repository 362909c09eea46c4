import UIKit

/// The closures and values by which a video cell shows a video.
@MainActor public struct VideoRequest {
  /// The id of the video.
  public var id: PhotoID
  /// The URL of the video, local or remote.
  public var url: URL
  /// The size of the upright video in pixels if it is known before it is opened. Without it, the
  /// poster's proportions are used.
  public var videoSize: CGSize?
  /// An image to show until the first frame.
  public var placeholder: UIImage?
  /// Loads a poster of about the given number of pixels. If it is nil, the video's first frame is
  /// used.
  public var loadPoster: (@MainActor (_ pixels: CGSize) async throws -> UIImage)?
  /// Loads an image that is available sooner than the poster, which replaces it. It is called if
  /// there is no placeholder.
  public var loadPreview: (@MainActor () async -> UIImage?)?

  /// Creates a request for a video.
  public init(
    id: some Hashable, url: URL, videoSize: CGSize? = nil, placeholder: UIImage? = nil,
    loadPoster: (@MainActor (_ pixels: CGSize) async throws -> UIImage)? = nil,
    loadPreview: (@MainActor () async -> UIImage?)? = nil
  ) {
    self.id = PhotoID(id)
    self.url = url
    self.videoSize = videoSize
    self.placeholder = placeholder
    self.loadPoster = loadPoster
    self.loadPreview = loadPreview
  }
}
