import UIKit

extension Samples {
  /// Selected samples, as far as they exist.
  static func photos(_ indices: [Int]) -> [DemoItem] {
    let all = photos
    return indices.compactMap { all.indices.contains($0) ? all[$0] : nil }
  }
}

/// A photo that fills its frame, loaded by the view itself.
final class PhotoView: UIImageView {
  private(set) var item: DemoItem?
  private var loading: Task<Void, Never>?
  private static let pixels: CGFloat = 900
  private let thumbnails: Thumbnails

  init(_ item: DemoItem? = nil, radius: CGFloat = 0, from thumbnails: Thumbnails? = nil) {
    self.thumbnails = thumbnails ?? .shared
    super.init(frame: .zero)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = radius
    isAccessibilityElement = true
    if let item { show(item) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: DemoItem) {
    self.item = item
    accessibilityLabel = item.caption
    loading?.cancel()
    image = thumbnails.known(item)
    guard !thumbnails.isKnown(item, pixels: Self.pixels) else { return }
    loading = Task { [weak self, thumbnails] in
      let image = await thumbnails.load(item, pixels: Self.pixels)
      if let self, let image, self.item == item, !Task.isCancelled { self.image = image }
    }
  }
}
