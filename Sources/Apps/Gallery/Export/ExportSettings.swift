import Foundation
import Imaging
import PhotoIndexing
import PhotoMetadata
import UIKit

/// How photos are exported.
struct ExportSettings: Codable, Equatable, Sendable {
  var format = ImageFile.Format.jpeg
  /// The longest side in pixels; nil for the photo's own size.
  var longestSide: Int?
  /// From 0 to 1.
  var quality = 0.9
  var metadata = MetadataSelection.all
  /// The folder that was chosen last.
  var folder: URL?

  /// The longest sides that are offered.
  static let sides = [3840, 2048, 1024]
  static let sideRange = 16...30_000

  init() {}

  /// Settings that another version of the program doesn't write, or writes differently, keep their
  /// defaults.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    format = (try? values.decode(ImageFile.Format.self, forKey: .format)) ?? format
    longestSide = try? values.decode(Int.self, forKey: .longestSide)
    if let side = longestSide, !Self.sideRange.contains(side) { longestSide = nil }
    quality = min(max((try? values.decode(Double.self, forKey: .quality)) ?? quality, 0.1), 1)
    metadata = (try? values.decode(MetadataSelection.self, forKey: .metadata)) ?? metadata
    folder = try? values.decode(URL.self, forKey: .folder)
  }

  /// The size in which a photo is exported; it is never enlarged.
  func size(of photo: CGSize) -> CGSize {
    let longest = max(photo.width, photo.height)
    guard let longestSide, longest > CGFloat(longestSide) else { return photo }
    let scale = CGFloat(longestSide) / longest
    return CGSize(
      width: max(1, (photo.width * scale).rounded()),
      height: max(1, (photo.height * scale).rounded()))
  }

  /// The name that a photo's file gets.
  func name(of photo: FileID) -> [UInt8] {
    let stem = photo.name.lastIndex(of: UInt8(ascii: ".")).map { photo.name[..<$0] } ?? photo.name
    return (stem.isEmpty ? photo.name : stem) + Array(".\(format.fileExtension)".utf8)
  }
}

/// Keeps the settings of the last export between launches.
@MainActor struct ExportSettingsStore {
  /// Nil keeps nothing.
  let file: URL?

  /// The settings of the last export; a damaged file is written anew.
  var settings: ExportSettings { StateFile<ExportSettings>(url: file).value ?? ExportSettings() }

  func save(_ settings: ExportSettings) { StateFile(url: file).keep(settings) }
}

extension ImageFile.Format {
  var fileExtension: String {
    switch self {
    case .jpeg: "jpg"
    case .png: "png"
    case .webp: "webp"
    case .tiff: "tif"
    case .avif: "avif"
    case .heic: "heic"
    case .jpegXL: "jxl"
    }
  }

  /// Its name, which is the same in all languages.
  var title: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .webp: "WebP"
    case .tiff: "TIFF"
    case .avif: "AVIF"
    case .heic: "HEIC"
    case .jpegXL: "JPEG XL"
    }
  }

  /// Whether files become smaller with less quality.
  var hasQuality: Bool { self != .png && self != .tiff }

  /// Whether what is known of a photo can be written into the file.
  var hasMetadata: Bool { self != .jpegXL }

  /// The format of a file, by its name; nil for formats that aren't written.
  init?(of file: FileID) {
    switch file.pathExtension.map({ String(decoding: $0, as: UTF8.self).lowercased() }) {
    case "jpg", "jpeg", "jpe", "jfif": self = .jpeg
    case "png": self = .png
    case "webp": self = .webp
    case "tif", "tiff": self = .tiff
    case "avif": self = .avif
    case "heic", "heif", "hif": self = .heic
    case "jxl": self = .jpegXL
    default: return nil
    }
  }
}
