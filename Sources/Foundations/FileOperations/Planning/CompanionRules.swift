import PhotoIndexing

/// Finds the files of a folder that go along with a photo, by their names and by what sidecars say.
struct CompanionRules {
  /// A file that belongs to a photo.
  struct Claim {
    var name: [UInt8]
    /// Photos to which it belongs just as well.
    var rivals: [[UInt8]] = []
    /// The video of the live photo, which it describes, too.
    var partners: [[UInt8]] = []
  }

  let options: FileCompanions
  let names: FolderNames
  /// The extension of the file that a sidecar says it belongs to.
  let said: (_ sidecar: [UInt8]) -> String?

  private static let stills: Set<String> = ["jpg", "jpeg", "heic", "heif", "hif"]
  /// Extensions of the videos of live photos, in lower case.
  static let clips: Set<String> = ["mov", "mp4"]

  // MARK: Photos

  /// The video of a live photo, and the other file of a pair of a raw and a JPEG file.
  func partners(of name: [UInt8]) -> [[UInt8]] {
    let (stem, ending) = (FreeName.parts(name).stem, CompanionKind.ending(of: name))
    return namesakes(of: stem).filter {
      $0 != name && goesAlong(CompanionKind.ending(of: $0), with: ending)
    }
  }

  private func goesAlong(_ other: String, with ending: String) -> Bool {
    if options.contains(.livePhotos), Self.stills.contains(ending), Self.clips.contains(other) {
      return true
    }
    guard options.contains(.rawPairs) else { return false }
    let raws = Sidecar.rawExtensions
    return raws.contains(ending) && Self.stills.contains(other)
      || Self.stills.contains(ending) && raws.contains(other)
  }

  /// The images and videos with one name but for the extension.
  private func namesakes(of stem: [UInt8]) -> [[UInt8]] {
    names.names(after: stem).filter {
      FreeName.parts($0).stem == stem && CompanionKind.rank(of: $0) != nil
    }
  }

  // MARK: What is kept beside them

  /// The files that belong to a photo or video; none belong to a file that is kept beside one.
  func claims(of name: [UInt8]) -> [Claim] {
    guard options.contains(.sidecars), !CompanionKind.isShort(CompanionKind.ending(of: name)) else {
      return []
    }
    return (attached(to: name) + takeout(of: name)).map { Claim(name: $0) } + shared(by: name)
  }

  /// `a.jpg.xmp` and whatever else begins with the whole name, unless it is a photo or belongs to
  /// one, such as `a.jpg.png`.
  private func attached(to name: [UInt8]) -> [[UInt8]] {
    names.names(after: name).filter { other in
      guard CompanionKind.rank(of: other) == nil, Self.takeoutNumber(other) == nil else {
        return false
      }
      return !other.indices.contains { index in
        guard index > name.count, other[index] == UInt8(ascii: ".") else { return false }
        let part = Array(other[..<index])
        return CompanionKind.rank(of: part) != nil && names.contains(part)
      }
    }
  }

  /// `a.xmp`, which several photos may have beside them.
  private func shared(by name: [UInt8]) -> [Claim] {
    let stem = FreeName.parts(name).stem
    // That of `a.jpg` isn't that of `a.jpg.png`.
    guard CompanionKind.rank(of: stem) == nil || !names.contains(stem) else { return [] }
    let media = namesakes(of: stem)
    return names.names(after: stem).compactMap { other in
      let ending = CompanionKind.ending(of: other)
      guard FreeName.parts(other).stem == stem, CompanionKind.isShort(ending) else { return nil }
      if ending == "xmp", let said = said(other) {
        return isMeant(name, by: said, among: media) ? Claim(name: other) : nil
      }
      let owners = CompanionKind.owners(ending, among: media)
      guard owners.contains(name) || media.isEmpty else { return nil }
      let isStill = Self.stills.contains(CompanionKind.ending(of: name))
      return Claim(
        name: other, rivals: owners.filter { $0 != name },
        partners: isStill ? media.filter { Self.clips.contains(CompanionKind.ending(of: $0)) } : [])
    }
  }

  private func isMeant(_ name: [UInt8], by said: String, among media: [[UInt8]]) -> Bool {
    let meant = media.filter { CompanionKind.ending(of: $0) == said.lowercased() }
    let exact = meant.filter { FreeName.parts($0).ending.dropFirst().elementsEqual(said.utf8) }
    return (exact.isEmpty ? meant : exact).contains(name)
  }

  // MARK: Google Takeout

  /// `a.jpg(1).json` describes `a(1).jpg`; names that are too long are cut off.
  private func takeout(of name: [UInt8]) -> [[UInt8]] {
    var found: [[UInt8]] = []
    let (stem, ending) = FreeName.parts(name)
    if let (base, number) = Self.numbered(stem) {
      let plain = base + ending
      let candidates =
        names.names(after: plain) + [plain + number + Array(".json".utf8)].filter(names.contains)
      found += candidates.filter { Self.takeoutNumber($0) == number }
    }
    if let description = names.cutOffDescription(of: name) { found.append(description) }
    // The video of `a.MP.jpg` is `a.MP`.
    if CompanionKind.isMotion(stem), names.contains(stem) { found.append(stem) }
    return found
  }

  /// "(1)" of `a.jpg(1).json`; nil for other names.
  static func takeoutNumber(_ name: [UInt8]) -> [UInt8]? {
    CompanionKind.ending(of: name) == "json" ? numbered(FreeName.parts(name).stem)?.number : nil
  }

  /// "a" and "(1)" of "a(1)"; nil for other names.
  static func numbered(_ stem: [UInt8]) -> (base: [UInt8], number: [UInt8])? {
    guard stem.last == UInt8(ascii: ")"), let open = stem.lastIndex(of: UInt8(ascii: "(")),
      open > 0,
      open + 2 < stem.count,
      stem[(open + 1)...].dropLast().allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return (Array(stem[..<open]), Array(stem[open...]))
  }
}
