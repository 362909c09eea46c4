import Foundation

/// Files that are called videos and name other files and addresses, as many ways as there are.
///
/// Nothing of it may be opened but the file itself.
public struct HostileVideos {
  /// A file to write.
  public struct File {
    public let name: String
    public let data: Data
  }

  /// Where other videos would be: addresses, and paths of files, relative and whole.
  let addresses: [String]
  /// Videos that play.
  let mp4: Data
  let webm: Data
  var random: SeededNumbers

  public init(addresses: [String], mp4: Data, webm: Data, seed: UInt64) {
    self.addresses = addresses
    self.mp4 = mp4
    self.webm = webm
    random = SeededNumbers(state: seed)
  }

  /// All files; the names end as those of videos.
  public func files() -> [File] {
    var made: [(String, Data)] = []
    for (number, address) in addresses.enumerated() {
      made += movies(of: address).map { ("movie-\(number)-\($0)", $1) }
      made += segments(of: address).map { ("segments-\(number)-\($0)", $1) }
    }
    for (index, list) in lists().enumerated() {
      made.append(("list-\(index)-\(list.0)", Data(list.1.utf8)))
      made += disguised(list.1).map { ("list-\(index)-\(list.0)-\($0)", $1) }
    }
    made += containers() + damaged()
    let endings = ["mp4", "mov", "webm", "mkv"]
    return made.enumerated().map { index, file in
      File(name: "\(file.0).\(endings[index % endings.count])", data: file.1)
    }
  }

  /// A list behind the first bytes of a video.
  private func disguised(_ list: String) -> [(String, Data)] {
    let text = Data(list.utf8)
    return [
      ("behind-ftyp", Box.of("ftyp", Data("qt  \0\0\0\0qt  ".utf8)) + text),
      ("in-mdat", Box.of("ftyp", Data("isom\0\0\0\0isom".utf8)) + Box.of("mdat", text)),
      ("behind-ebml", Element.head("webm") + text),
    ]
  }

  /// What isn't played, whatever is in it.
  private func containers() -> [(String, Data)] {
    let text = Data(addresses.joined(separator: "\n").utf8)
    let starts: [(String, [UInt8])] = [
      ("avi", Array("RIFF\u{10}\0\0\0AVI LIST".utf8)),
      ("flv", Array("FLV\u{1}\u{5}\0\0\0\u{9}".utf8)),
      ("ogg", Array("OggS\0\u{2}\0\0\0\0\0\0\0\0".utf8)), ("mpeg", [0, 0, 1, 0xBA, 0x44]),
      ("transport", [0x47, 0x40, 0, 0x10]), ("real", Array(".RMF\0\0\0\u{12}".utf8)),
      ("asf", [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]), ("swf", Array("CWS\u{9}".utf8)),
      ("dvd", Array("DVDVIDEO-VMG".utf8)), ("zip", Array("PK\u{3}\u{4}".utf8)),
      ("torrent", Array("d8:announce".utf8)), ("midi", Array("MThd\0\0\0\u{6}".utf8)),
    ]
    return starts.map { ("container-\($0.0)", Data($0.1) + text) }
  }

  /// Videos whose heads were changed at random.
  private func damaged() -> [(String, Data)] {
    var random = random
    return (0..<8).map { index in
      var data = index % 2 == 0 ? mp4 : webm
      for _ in 0..<12 {
        let place = data.startIndex + Int(random.next() % UInt64(min(data.count, 3000)))
        data[place] = UInt8(truncatingIfNeeded: random.next())
      }
      return ("damaged-\(index)", data)
    }
  }
}

/// Numbers that are the same for the same seed.
struct SeededNumbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
