import ImageReading

/// The pages of a TIFF file as a person counts them. Smaller copies of an image, which stand before
/// or behind it or belong to it, are none.
struct TIFFPages {
  struct Page {
    /// The decoder's number of the page.
    var index: Int
    /// The number of the image that belongs to the page; -1 for the page's own.
    var part = -1
    var image: TIFFImage
  }

  let pages: [Page]

  /// Nil for files that are left to the decoder.
  init?(_ bytes: ImageBytes) {
    guard let directories = TIFFDirectories(bytes), let images = directories.images() else {
      return nil
    }
    var pages = images.enumerated().map { Page(index: $0.offset, image: $0.element) }
      .map { Self.largest(of: $0, directories) }
    if pages.contains(where: { !$0.image.isReduced && !$0.image.isMask }) {
      pages.removeAll { $0.image.isReduced || $0.image.isMask }
    }
    if let alone = Self.alone(pages) { pages = [alone] }
    self.pages = pages
  }

  /// The image of which all others are smaller copies, each of another size.
  private static func alone(_ pages: [Page]) -> Page? {
    guard pages.count > 1, let largest = pages.max(by: { $0.image.width < $1.image.width }) else {
      return nil
    }
    let others = pages.filter { $0.index != largest.index }
    guard others.count == pages.count - 1,
      others.allSatisfy({ $0.image.isSmallerCopy(of: largest.image) }),
      Set(others.map(\.image.width)).count == others.count
    else { return nil }
    return largest
  }

  /// A page, or the image that belongs to it of which it is a smaller copy.
  private static func largest(of page: Page, _ directories: TIFFDirectories) -> Page {
    var page = page
    let own = page.image
    for (part, offset) in own.parts.prefix(maximumParts).enumerated() {
      guard let image = directories.image(at: offset)?.image, !image.isReduced, !image.isMask,
        image.width > page.image.width, own.isSmallerCopy(of: image)
      else { continue }
      (page.part, page.image) = (part, image)
    }
    return page
  }

  private static let maximumParts = 32
}
