import UIKit

/// Shows the album of an adapter as a grid.
@MainActor open class AlbumGridController: AlbumGrid<AlbumItem> {
  /// Provides the album, for the grid and its browser.
  public let adapter: AlbumAdapter

  /// Creates a grid of an adapter's album.
  public init(adapter: AlbumAdapter = AlbumAdapter()) {
    self.adapter = adapter
    super.init()
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    reloadAlbum()
  }

  /// Shows the adapter's current album.
  public func reloadAlbum() { album = adapter.album }
}
