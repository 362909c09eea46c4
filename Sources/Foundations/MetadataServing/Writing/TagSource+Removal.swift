import PhotoMetadata

extension TagSource {
  /// The last parts of names of tags that tell a place.
  private static let places: Set<String> = [
    "City", "State", "Province", "ProvinceState", "Country", "CountryName", "CountryCode",
    "SubLocation",
    "Location", "LocationName", "LocationCode", "Landmark", "City2",
  ]

  static func isAboutLocation(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let isNumber = ["latitude", "longitude"].contains { last.lowercased().contains($0) }
    return name.hasPrefix("Exif.GPSInfo.") || name == "Exif.Image.GPSTag" || last.hasPrefix("GPS")
      || places.contains(last) || last.hasPrefix("LocationCreated")
      || last.hasPrefix("LocationShown")
      || name.contains(":GPS") || isNumber
  }

  func removeLocation() throws {
    for name in allNames where Self.isAboutLocation(name) { try set(name, []) }
  }

  func removeMakerNotes() throws {
    let standard: Set<Substring> = ["Image", "Photo", "GPSInfo", "Iop", "Thumbnail"]
    for name in allNames where name.hasPrefix("Exif.") {
      let group = name.split(separator: ".").dropFirst().first ?? ""
      if name == "Exif.Photo.MakerNote" || !standard.contains(group) { try set(name, []) }
    }
  }
}
