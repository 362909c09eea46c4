import UIKit

/// Stands between an app's data and the screen that shows it: whatever the data is, the screen sees
/// an `Album`.
///
/// It is filled by its data source, or by itself from models that say how they are read.
@MainActor public final class AlbumAdapter {
  /// Asked by `reloadData()`; held weakly.
  public weak var dataSource: (any AlbumDataSource)?
  /// The page to begin with; the nearest there is when it lies outside, the first when nil.
  public var selection: IndexPath?
  public private(set) var album = Album()
  /// Why the last reload gave nothing new. What was there before is still shown.
  public private(set) var failure: (any Error)?

  /// A view over the pages, at the bottom, as high as it wants to be. What happens in it is the
  /// app's own matter.
  public var makeExtensionView: (() -> UIView?)?
  /// The last loaded items of a category that has more come near: time to load some and reload.
  /// Called once for each number of loaded items.
  public var onNeedItems: ((_ category: Int) -> Void)?

  /// The screen that shows it.
  var onChange: (() -> Void)?
  private var askedAt: [Int: Int] = [:]

  public init() {}

  /// Asks the data source again. Without one nothing changes.
  public func reloadData() throws {
    guard let dataSource else { return }
    do {
      let photos = try dataSource.photoCategories(in: self)
      let videos = try dataSource.videoCategories(in: self)
      try show(photos + videos, titles: dataSource.titles(in: self))
    } catch {
      failure = error
      throw error
    }
  }

  /// Takes on models; titles and fields follow from them.
  public func setAlbum<Photos: AlbumCategoryModel, Videos: AlbumCategoryModel>(
    photos: [Photos], videos: [Videos]
  ) throws(AlbumError) {
    var categories: [AlbumCategory] = []
    for model in photos { categories.append(try AlbumCategory(model)) }
    for model in videos { categories.append(try AlbumCategory(model, kind: .video)) }
    try show(categories)
  }

  public func setAlbum<Photos: AlbumCategoryModel>(photos: [Photos]) throws(AlbumError) {
    try setAlbum(photos: photos, videos: [Photos]())
  }

  /// Takes on categories that were made before.
  public func setAlbum(_ categories: [AlbumCategory]) {
    failure = nil
    album = Album(categories)
    onChange?()
  }

  /// Changes what one title says; no page is asked for again.
  public func setCount(_ count: Int, ofCategory category: Int) {
    guard album.categories.indices.contains(category) else { return }
    var categories = album.categories
    categories[category].count = count
    setAlbum(categories)
  }

  private func show(_ categories: [AlbumCategory], titles: [String]? = nil) throws(AlbumError) {
    var categories = categories
    if let titles {
      guard titles.count <= categories.count else {
        throw .tooManyTitles(titles.count, categories: categories.count)
      }
      for (index, title) in titles.enumerated() { categories[index].title = title }
    }
    setAlbum(categories)
  }

  // MARK: The screen's

  /// A screen took the adapter on: what was never asked for is.
  func begin() throws {
    if album.categories.isEmpty { try reloadData() }
  }

  func pageDidAppear(at path: IndexPath) {
    let category = album.categories[path.section]
    let isNearEnd = path.item >= category.loadedCount - Self.nearEndDistance
    guard isNearEnd, category.count > category.loadedCount,
      askedAt[path.section] != category.loadedCount
    else { return }
    askedAt[path.section] = category.loadedCount
    onNeedItems?(path.section)
  }

  private static let nearEndDistance = 3
}
