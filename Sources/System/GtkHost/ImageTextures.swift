import CGtk
import Foundation
import Quartz2D

/// The textures of an image in full size and repeatedly halved, each created when it is first
/// drawn; kept in the image's `hostCache`.
///
/// A texture lives only as long as a node shows it, because the memory uploaded for it may be as
/// large as the image again.
@MainActor final class ImageTextures {
  /// Called when a halved texture is ready that a frame had to do without, so that windows draw
  /// again.
  static var onMade: (() -> Void)?

  /// The number of pixels up to which an image is halved immediately, which takes about 3 ms;
  /// larger ones would delay the frame and are halved in the background.
  static let largestImmediate = 4 << 20

  private var bitmaps: [Bitmap?]
  /// One per level, set to nil by GLib when the texture is freed.
  private let textures: UnsafeMutableBufferPointer<gpointer?>
  private var isHalving = false

  static func of(_ image: CGImage) -> ImageTextures {
    if let cached = image.hostCache as? ImageTextures { return cached }
    let made = ImageTextures(image)
    image.hostCache = made
    return made
  }

  private init(_ image: CGImage) {
    let shorter = max(1, min(image.width, image.height))
    let count = Int.bitWidth - shorter.leadingZeroBitCount
    bitmaps = Array(repeating: nil, count: count)
    bitmaps[0] = Bitmap(image)
    textures = .allocate(capacity: count)
    textures.initialize(repeating: nil)
  }

  isolated deinit {
    for level in 0..<textures.count {
      guard let texture = textures[level], let location = location(of: level) else { continue }
      g_object_remove_weak_pointer(texture.assumingMemoryBound(to: GObject.self), location)
    }
    textures.deallocate()
  }

  /// The last level, whose shorter side is 1 pixel.
  var lastLevel: Int { textures.count - 1 }

  /// The smallest level that still has a pixel for each pixel shown.
  func level(forMagnification magnification: CGFloat) -> Int {
    guard magnification > 0 else { return lastLevel }
    var level = 0
    while level < lastLevel, magnification <= 1 / CGFloat(1 << (level + 1)) { level += 1 }
    return level
  }

  /// The texture of a level, owned by the caller. With `canWait`, returns the next larger one if
  /// this one takes long, and calls `onMade` later.
  func texture(level: Int, canWait: Bool) -> (texture: OpaquePointer?, isFinal: Bool) {
    let nearest = (0...level).last { bitmaps[$0] != nil } ?? 0
    guard nearest < level, let start = bitmaps[nearest] else { return (texture(nearest), true) }
    if canWait, start.width * start.height > Self.largestImmediate {
      halve(start, from: nearest, to: level)
      return (texture(nearest), false)
    }
    take(Self.chain(start, count: level - nearest), after: nearest)
    return (texture((0...level).last { bitmaps[$0] != nil } ?? 0), true)
  }

  private func texture(_ level: Int) -> OpaquePointer? {
    if let known = textures[level] { return OpaquePointer(g_object_ref(known)) }
    guard let made = bitmaps[level]?.makeTexture(), let location = location(of: level) else {
      return nil
    }
    textures[level] = gpointer(made)
    g_object_add_weak_pointer(UnsafeMutablePointer<GObject>(made), location)
    return made
  }

  private func location(of level: Int) -> UnsafeMutablePointer<gpointer?>? {
    textures.baseAddress.map { $0 + level }
  }

  private nonisolated static func chain(_ start: Bitmap, count: Int) -> [Bitmap] {
    var result: [Bitmap] = []
    for _ in 0..<count {
      guard let next = (result.last ?? start).halved() else { break }
      result.append(next)
    }
    return result
  }

  private func take(_ chain: [Bitmap], after level: Int) {
    for (index, bitmap) in chain.enumerated() where bitmaps[level + 1 + index] == nil {
      bitmaps[level + 1 + index] = bitmap
    }
  }

  private func halve(_ start: Bitmap, from nearest: Int, to level: Int) {
    guard !isHalving else { return }
    isHalving = true
    Task { [weak self] in
      let chain = await Task.detached { Self.chain(start, count: level - nearest) }.value
      guard let self else { return }
      isHalving = false
      // Cairo couldn't create one, and trying again wouldn't help.
      guard !chain.isEmpty else { return }
      take(chain, after: nearest)
      Self.onMade?()
    }
  }
}
