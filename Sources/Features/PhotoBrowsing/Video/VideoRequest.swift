import UIKit

/// What a video cell needs to show a video.
@MainActor public struct VideoRequest {
  /// What tells the video from others.
  public var id: PhotoID
  /// A file, or an address on the net.
  public var url: URL
  /// Upright pixels, when they are known before the video is open; a picture's own shape stands in.
  public var videoSize: CGSize?
  /// Shown until the video's own picture is there.
  public var placeholder: UIImage?
  /// A picture for when there is no placeholder, of about so many pixels. Nil takes the video's
  /// first.
  public var loadPoster: (@MainActor (_ pixels: CGSize) async throws -> UIImage)?
  /// What can be had sooner than the poster, and gives way to it. Asked for when there is no
  /// placeholder.
  public var loadPreview: (@MainActor () async -> UIImage?)?

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
