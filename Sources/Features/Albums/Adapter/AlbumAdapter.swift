import UIKit

/// Makes an album of an app's data, whatever its models look like, for the screens that show it.
///
/// The data comes from the data source or is set with one of the `setAlbum` methods.
@MainActor public final class AlbumAdapter {
  /// Provides the categories on `reloadData()`. The adapter holds it weakly.
  public weak var dataSource: (any AlbumDataSource)?
  /// The item to show first. If the album doesn't have it, the nearest item is shown; if it is nil,
  /// the first.
  public var selection: IndexPath?
  /// The album that was made last.
  public private(set) var album = Album<AlbumItem>()
  /// The error of the last reload. The album from before is still shown.
  public private(set) var failure: (any Error)?

  /// Makes a view that lies over the pages at the bottom, as high as it wants to be. The app
  /// handles its events.
  public var makeExtensionView: (() -> UIView?)?
  /// Called when one of the last loaded items of a category appears that has more items than are
  /// loaded. Load more and reload. It is called once for each number of loaded items.
  public var onNeedItems: ((_ category: Int) -> Void)?

  /// Called when the album has changed, for the screen that shows it.
  var onChange: ((Album<AlbumItem>) -> Void)?
  private var requestedCounts: [Int: Int] = [:]

  /// Creates an adapter with an empty album.
  public init() {}

  /// Asks the data source for its categories. Does nothing without a data source.
  public func reloadData() throws {
    guard let dataSource else { return }
    do {
      var categories = try dataSource.photoCategories(in: self)
      categories += try dataSource.videoCategories(in: self)
      let titles = dataSource.titles(in: self) ?? []
      guard titles.count <= categories.count else {
        throw AlbumError.tooManyTitles(titles.count, categories: categories.count)
      }
      for (index, title) in titles.enumerated() { categories[index].title = title }
      setAlbum(categories)
    } catch {
      failure = error
      throw error
    }
  }

  /// Sets the album from models. Titles and fields follow from them.
  public func setAlbum<Photos: AlbumCategoryModel, Videos: AlbumCategoryModel>(
    photos: [Photos], videos: [Videos]
  ) throws(AlbumError) {
    var categories: [AlbumCategory] = []
    for model in photos { categories.append(try AlbumCategory(model)) }
    for model in videos { categories.append(try AlbumCategory(model, kind: .video)) }
    setAlbum(categories)
  }

  /// Sets an album of photos from models.
  public func setAlbum<Photos: AlbumCategoryModel>(photos: [Photos]) throws(AlbumError) {
    try setAlbum(photos: photos, videos: [Photos]())
  }

  /// Sets the album from categories.
  public func setAlbum(_ categories: [AlbumCategory]) {
    failure = nil
    album = Album(categories)
    onChange?(album)
  }

  /// Changes a category's `count` and with it the title. The pages are not loaded again.
  public func setCount(_ count: Int, ofCategory category: Int) {
    guard album.categories.indices.contains(category) else { return }
    var categories = album.categories
    categories[category].count = count
    setAlbum(categories)
  }

  // MARK: For the screen

  /// Called by a screen that begins to show the adapter's album. Asks the data source if that
  /// hasn't happened yet.
  func begin() throws {
    if album.categories.isEmpty { try reloadData() }
  }

  func pageDidAppear(at path: IndexPath) {
    let category = album.categories[path.section]
    let isNearEnd = path.item >= category.loadedCount - Self.nearEndDistance
    guard isNearEnd, category.count > category.loadedCount,
      requestedCounts[path.section] != category.loadedCount
    else { return }
    requestedCounts[path.section] = category.loadedCount
    onNeedItems?(path.section)
  }

  private static let nearEndDistance = 3
}
