import UIKit

/// The image view of a page, which reports that its image was set, by whomever.
@MainActor final class PageImageView: UIImageView {
  var onImageChange: (() -> Void)?

  override var image: UIImage? {
    didSet { if image !== oldValue { onImageChange?() } }
  }
}
