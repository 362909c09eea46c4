import PhotoIndexing
import PhotoMetadata

/// The one reader of when photos were taken. The first field of the list that has a date counts;
/// docs/metadata.md has the list for people.
enum CaptureDates {
  struct Field {
    /// The tag with the date.
    var date: String
    /// The tag of the time, where it has one of its own.
    var time: String?
    /// The tag of the fraction of the second.
    var fraction: String?
    /// The tag of the time zone.
    var zone: String?

    static func exif(_ date: String, _ fraction: String, _ zone: String) -> Field {
      Field(date: "Exif.\(date)", fraction: "Exif.Photo.\(fraction)", zone: "Exif.Photo.\(zone)")
    }

    static func xmp(_ tag: String) -> Field { Field(date: "Xmp.\(tag)") }

    static func iptc(_ name: String) -> Field {
      Field(date: "Iptc.Application2.\(name)Date", time: "Iptc.Application2.\(name)Time")
    }
  }

  /// When the shutter opened, then when a scanner did, then when a program last changed the file;
  /// of each what EXIF, XMP and IPTC say.
  static let fields: [Field] = [
    .exif("Photo.DateTimeOriginal", "SubSecTimeOriginal", "OffsetTimeOriginal"),
    .exif("Image.DateTimeOriginal", "SubSecTimeOriginal", "OffsetTimeOriginal"),
    .xmp("exif.DateTimeOriginal"), .xmp("photoshop.DateCreated"),
    Field(date: "Iptc.Application2.DateCreated", time: "Iptc.Application2.TimeCreated"),
    .exif("Photo.DateTimeDigitized", "SubSecTimeDigitized", "OffsetTimeDigitized"),
    .xmp("exif.DateTimeDigitized"), .xmp("xmp.CreateDate"), .iptc("Digitization"),
    .exif("Image.DateTime", "SubSecTime", "OffsetTime"),
  ]

  /// - Parameter isSidecar: Whether only XMP counts, as in a sidecar, from which the library
  ///   derives the others.
  static func date(isSidecar: Bool, _ text: (_ tag: String) -> String?) -> DateText? {
    for field in fields where !isSidecar || field.date.hasPrefix("Xmp.") {
      guard let written = text(field.date) else { continue }
      if let time = field.time.flatMap(text) {
        if let whole = DateText("\(written)T\(time)") { return whole }
      }
      if let date = DateText(
        written, fraction: field.fraction.flatMap(text), zone: field.zone.flatMap(text))
      {
        return date
      }
    }
    return nil
  }
}
