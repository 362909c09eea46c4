import Foundation
import Imaging
import PhotoIndexing
import UIKitCompat

/// Decodes photos to compare them, and keeps what was decoded last: each is compared with several.
///
/// It belongs to the one thread that compares.
final class PhotoLooks: PhotoComparison {
  private let prototype: ImageFile
  private let isCancelled: @Sendable () -> Bool
  private var kept: [Photo.Version: PhotoLook] = [:]
  private var order: [Photo.Version] = []

  /// The number of looks that are kept, of 100 kB each.
  private static let capacity = 128
  /// The pixels that a photo is decoded to for its sketch, several for each field.
  private static let sketchSize = CGSize(width: 96, height: 96)
  private static let lookSize = CGSize(width: PhotoLook.side, height: PhotoLook.side)
  /// The pixels of a part of two photos that are compared pixel by pixel.
  private static let partSize: CGFloat = 4_000_000

  /// - Parameter isCancelled: Called on the thread that compares, between parts of photos.
  init(by prototype: ImageFile, isCancelled: @escaping @Sendable () -> Bool) {
    self.prototype = prototype
    self.isCancelled = isCancelled
  }

  func sketch(of file: MediaFile) -> PhotoSketch? {
    guard let pixels = pixels(of: file, fitting: Self.sketchSize) else { return nil }
    return PhotoSketch(width: pixels.width, height: pixels.height, pixels: pixels.bytes)
  }

  func likeness(of file: MediaFile, to better: MediaFile) -> Likeness? {
    guard let one = look(at: file), let other = look(at: better) else { return nil }
    if one.isEqual(other), haveSamePixels(file, better) { return .samePixels }
    return one.isAlike(other) ? .alike : Likeness.none
  }

  private func look(at file: MediaFile) -> PhotoLook? {
    let version = Photo.Version(id: file.id, stamp: file.stamp)
    if let look = kept[version] { return look }
    guard let pixels = pixels(of: file, fitting: Self.lookSize),
      let look = PhotoLook(width: pixels.width, height: pixels.height, pixels: pixels.bytes)
    else { return nil }
    kept[version] = look
    order.append(version)
    if order.count > Self.capacity { kept[order.removeFirst()] = nil }
    return look
  }

  private func pixels(of file: MediaFile, fitting size: CGSize) -> PixelBuffer? {
    (try? prototype.other(file.url).image(fitting: size, .inside)).flatMap { PixelBuffer($0) }
  }

  /// Whether all pixels are the same; false if it can't be told, as of files with several images.
  private func haveSamePixels(_ file: MediaFile, _ better: MediaFile) -> Bool {
    let (one, other) = (prototype.other(file.url), prototype.other(better.url))
    guard let details = try? one.details(), let otherDetails = try? other.details(),
      details.frameCount <= 1, otherDetails.frameCount <= 1
    else { return false }
    let size = details.pixelSize
    guard size == otherDetails.pixelSize, size.width > 0, size.height > 0 else { return false }
    let height = max(1, (Self.partSize / size.width).rounded(.down))
    for top in stride(from: 0, to: size.height, by: height) {
      let part = CGRect(x: 0, y: top, width: size.width, height: min(height, size.height - top))
      guard !isCancelled(), let pixels = try? one.image(of: part, pixels: part.size),
        let otherPixels = try? other.image(of: part, pixels: part.size)
      else { return false }
      guard let buffer = PixelBuffer(pixels), let otherBuffer = PixelBuffer(otherPixels),
        buffer.width == otherBuffer.width, buffer.height == otherBuffer.height
      else { return false }
      guard buffer.bytes == otherBuffer.bytes else { return false }
    }
    return true
  }
}
