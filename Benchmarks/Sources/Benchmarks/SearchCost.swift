import Foundation
import PhotoIndexing

/// The time that the index takes to find photos among 100,000.
enum SearchCost {
  private static let count = 100_000
  private static let rounds = 20
  private static let cameras = [
    "Canon EOS R5", "FUJIFILM X100V", "NIKON Z 6", "Pixel 8", "SONY ILCE-7M4",
  ]
  private static let words = [
    "Rome", "Family", "Sea", "Mountains", "Garden", "Birthday", "Snow", "Japan",
  ]

  /// Facts that are made of the number in a file's name.
  private struct Facts: FactReading {
    func facts(of file: FileID, kind: MediaFile.Kind) -> MediaFacts? {
      let number = Int(file.displayName.filter(\.isNumber)) ?? 0
      var facts = MediaFacts(
        width: 6000, height: 4000,
        taken: WallTime(
          exif: String(format: "%04d:%02d:15 12:00:00", 2015 + number % 10, number / 10 % 12 + 1)))
      facts.details.camera = cameras[number % cameras.count]
      facts.details.keywords = [words[number % words.count], words[number / 8 % words.count]]
      facts.details.title = number % 50 == 0 ? "Great day \(number)" : nil
      facts.details.rating = number % 6
      facts.details.isFavorite = number % 40 == 0
      return facts
    }
  }

  static func run() throws {
    let place = try Benchmarks.folder("search").appendingPathComponent("index.sqlite")
    let index = try PhotoIndex(at: place)
    let root = FileID(path: "/photos")
    let files = (0..<count).map { number in
      MediaFile(
        id: FileID(path: "/photos/trip \(number / 500)/IMG_\(number).jpg"), kind: .photo,
        stamp: FileStamp(
          changed: 1_500_000_000_000_000_000 + Int64(number), byteCount: 5_000_000,
          inode: Int64(number)))
    }
    try index.update(.trees([root], files: files), by: Facts())
    var rows: [(String, String)] = []
    for text in [
      "march 2024", "japan", "camera:x100v", "tag:rome rating:4+", "is:favorite", "img_12", "j",
      "nothing",
    ] {
      let query = PhotoQuery(text)
      var found = 0
      let times = try (0..<rounds).map { _ in
        let start = DispatchTime.now().uptimeNanoseconds
        found = try index.fileIDs(matching: query, under: [root]).count
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
      }
      rows.append(("\(text) (\(found) found)", Benchmarks.format(times)))
    }
    Benchmarks.print("Searches among \(count) photos", rows)
  }
}
