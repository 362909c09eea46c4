import UIKit

extension ImageRequest {
  /// Whether the result is the whole image, unprocessed.
  fileprivate var isPlain: Bool {
    switch part {
    case .whole, .embeddedThumbnail, .poster: processors.isEmpty
    case .region, .page: false
    }
  }
}

/// Caches decoded images. The least recently used ones are removed if the limit is exceeded, and
/// all of them if memory is low.
@MainActor public final class ImageCache {
  /// The maximum size of all pixels in bytes.
  public var limit: Int {
    didSet { keepLimit() }
  }
  /// The size of all cached pixels together.
  public private(set) var bytes = 0

  private struct Entry {
    var image: UIImage
    var cost: Int
    var lastUse: UInt64
  }

  private var entries: [ImageRequest: Entry] = [:]
  private var useCount: UInt64 = 0

  private var warning: NotificationToken?

  /// Creates an empty cache that holds up to a number of bytes of pixels.
  public init(limit: Int) {
    self.limit = limit
    warning = NotificationToken(UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
      self?.removeAll()
    }
  }

  /// The number of cached images.
  public var count: Int { entries.count }

  /// Changes requests before images are looked up, loaded or stored, such as one that adds
  /// processors to the requests of some URLs. What it has changed it must leave as it is.
  public var requestAdapter: ((ImageRequest) -> ImageRequest)?

  /// The request as it is looked up and loaded.
  public func adapted(_ request: ImageRequest) -> ImageRequest {
    requestAdapter?(request) ?? request
  }

  /// Returns the image that was stored for exactly this request, and marks it as recently used.
  public func image(for request: ImageRequest) -> UIImage? {
    let request = adapted(request)
    guard let entry = entries[request] else { return nil }
    useCount += 1
    entries[request]?.lastUse = useCount
    return entry.image
  }

  /// Returns an image for a request, or a somewhat larger one: what was decoded for the screen also
  /// serves a smaller window or a slight zoom.
  func image(serving request: ImageRequest) -> UIImage? {
    let request = adapted(request)
    if let image = image(for: request) { return image }
    guard let pixels = request.pixels, request.part == .whole, request.fitting == .inside else {
      return nil
    }
    for (other, entry) in entries {
      guard other.url == request.url, let size = other.pixels, size.width >= pixels.width,
        size.height >= pixels.height, size.width <= 1.6 * pixels.width,
        size.height <= 1.6 * pixels.height
      else { continue }
      var same = other
      same.pixels = pixels
      if same == request { return entry.image }
    }
    return nil
  }

  /// Returns the image of a URL with the most pixels that is whole and unprocessed.
  public func sharpest(of url: URL) -> UIImage? {
    entries.filter { $0.key.url == url && $0.key.part != .embeddedThumbnail && $0.key.isPlain }
      .max { $0.value.image.pixelCount < $1.value.image.pixelCount }?.value.image
  }

  /// Stores an image, in place of an earlier one; an image that exceeds the limit isn't kept.
  public func store(_ image: UIImage, for request: ImageRequest) {
    let request = adapted(request)
    removeEntry(request)
    let cost = Self.cost(of: image)
    guard cost <= limit else { return }
    useCount += 1
    entries[request] = Entry(image: image, cost: cost, lastUse: useCount)
    bytes += cost
    keepLimit()
  }

  /// Removes the image that was stored for this request.
  public func remove(_ request: ImageRequest) {
    removeEntry(adapted(request))
  }

  private func removeEntry(_ request: ImageRequest) {
    if let entry = entries.removeValue(forKey: request) { bytes -= entry.cost }
  }

  /// Removes every version of the image at a URL.
  public func removeAll(for url: URL) { removeAll { $0.url == url } }

  /// Removes the images whose requests satisfy a condition.
  public func removeAll(where isUnwanted: (ImageRequest) -> Bool) {
    for request in entries.keys where isUnwanted(request) { removeEntry(request) }
  }

  /// Removes all images.
  public func removeAll() {
    entries = [:]
    bytes = 0
  }

  /// The size of all frames in bytes. A frame that occurs several times in an animation is counted
  /// once.
  static func cost(of image: UIImage) -> Int {
    guard let images = image.images else {
      return Int(image.size.width * image.scale * image.size.height * image.scale) * 4
    }
    var seen: Set<ObjectIdentifier> = []
    return images.reduce(0) { sum, frame in
      seen.insert(ObjectIdentifier(frame)).inserted ? sum + cost(of: frame) : sum
    }
  }

  /// Removes the least recently used images until the rest is within a number of bytes. Image views
  /// keep the images that they show.
  public func trim(to bytes: Int) {
    guard self.bytes > bytes else { return }
    for (request, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard self.bytes > bytes else { return }
      removeEntry(request)
    }
  }

  /// Removes more than needed, so that not every store has to search for the oldest image.
  private func keepLimit() {
    if bytes > limit { trim(to: limit - limit / 8) }
  }
}
