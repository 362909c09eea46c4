import FileOperations
import Foundation
import Imaging
import PhotoEditing
import PhotoIndexing
import PhotoMetadata
import UIKit
import UIKitCompat

/// Writes photos with their edits into new files. Blocks; on any thread but the main one.
struct PhotoExporter: Sendable {
  var settings: ExportSettings
  let edits: [FileID: PhotoEdit]
  let renderer: PhotoRenderer
  let reader: ImageFile
  /// Whether a photo of which a part is missing is refused.
  var refusesDamage = false
  /// Whether photos keep their formats, where these can be written.
  var keepsFormat = false

  func write(_ source: FileID, into draft: FileDraft) throws(FileOperationError) {
    if keepsFormat, let format = ImageFile.Format(of: source) {
      var exporter = self
      exporter.settings.format = format
      exporter.keepsFormat = false
      return try exporter.write(source, into: draft)
    }
    let image = try image(of: source)
    if draft.isCancelled { throw .cancelled }
    let (width, height) = (
      Int(image.size.width * image.scale), Int(image.size.height * image.scale)
    )
    let transfer = MetadataTransfer(
      from: source, keeping: settings.metadata, width: width, height: height)
    let data = try data(of: image, transfer, source)
    try draft.write(data)
    switch settings.format {
    case .jpeg, .png, .webp, .tiff:
      try describing(source) { () throws(MetadataError) in try transfer.write(into: draft.file) }
    case .avif, .heic, .jpegXL: break
    }
  }

  /// The photo as a PNG file, without what is known of it.
  func png(of source: FileID) throws(FileOperationError) -> Data {
    guard let data = reader.pngData(of: try image(of: source)) else {
      throw Self.unwritable(source, .png)
    }
    return data
  }

  private func data(of image: UIImage, _ transfer: MetadataTransfer, _ source: FileID)
    throws(FileOperationError) -> Data
  {
    var metadata = ImageFile.Metadata()
    // The library that writes these formats writes their metadata, too.
    if settings.format == .avif || settings.format == .heic {
      (metadata.exif, metadata.xmp) = try describing(source) { () throws(MetadataError) in
        try transfer.encoded()
      }
    }
    let data = reader.data(
      of: image, as: settings.format, quality: settings.quality, metadata: metadata)
    guard let data else { throw Self.unwritable(source, settings.format) }
    return data
  }

  private static func unwritable(_ source: FileID, _ format: ImageFile.Format)
    -> FileOperationError
  {
    let (name, format) = (source.displayName, format.title)
    return .notMade(name, reason: String(gallery: "“\(name)” can’t be written as \(format)."))
  }

  private func describing<Value>(_ source: FileID, _ body: () throws(MetadataError) -> Value)
    throws(FileOperationError) -> Value
  {
    do throws(MetadataError) { return try body() } catch {
      let name = source.displayName
      throw .notMade(
        name,
        reason: String(
          gallery:
            "What is known of “\(name)” can’t be written into the file. Remove the metadata instead."
        ))
    }
  }

  /// The photo as it is shown, in the size that is wanted.
  private func image(of source: FileID) throws(FileOperationError) -> UIImage {
    let name = source.displayName
    let file = reader.other(source.url)
    let edit = edits[source] ?? PhotoEdit()
    var image: UIImage
    do throws(ImageFile.Failure) {
      var fit: CGSize?
      // An edit is applied to all pixels.
      if edit.isIdentity, let side = settings.longestSide {
        fit = CGSize(width: side, height: side)
      }
      image = try file.image(fitting: fit, .inside)
    } catch { throw .notMade(name, reason: error.description) }
    if refusesDamage, image.damage != nil { throw .notMade(name, reason: Self.damaged(name)) }
    if !edit.isIdentity {
      guard let pixels = PixelBuffer(image), let rendered = renderer.render(edit, from: pixels),
        let edited = rendered.image(scale: 1)
      else { throw .notMade(name, reason: Self.noMemory(name)) }
      image = edited
    }
    let own = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    let wanted = settings.size(of: own)
    return wanted == own ? image : reader.resized(image, to: wanted, .inside)
  }

  private static func damaged(_ name: String) -> String {
    String(gallery: "“\(name)” is damaged, so it stays as it is.")
  }

  private static func noMemory(_ name: String) -> String {
    String(gallery: "There isn’t enough memory to edit “\(name)”.")
  }
}
