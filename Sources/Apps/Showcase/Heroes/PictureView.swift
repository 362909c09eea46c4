import UIKit

extension Samples {
  /// Chosen ones, as far as they are there.
  static func photos(_ indices: [Int]) -> [DemoItem] {
    let all = photos
    return indices.compactMap { all.indices.contains($0) ? all[$0] : nil }
  }
}

/// A photograph that fills its frame, loaded by itself.
final class PictureView: UIImageView {
  private(set) var item: DemoItem?
  private var loading: Task<Void, Never>?
  private static let pixels: CGFloat = 900

  init(_ item: DemoItem? = nil, radius: CGFloat = 0) {
    super.init(frame: .zero)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = radius
    if let item { show(item) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: DemoItem) {
    self.item = item
    loading?.cancel()
    image = Thumbnails.shared.known(item)
    guard image == nil else { return }
    loading = Task { [weak self] in
      let image = await Thumbnails.shared.load(item, pixels: Self.pixels)
      if let self, self.item == item, !Task.isCancelled { self.image = image }
    }
  }
}
