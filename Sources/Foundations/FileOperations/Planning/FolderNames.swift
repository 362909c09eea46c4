import PhotoIndexing

/// The names in a folder, found by how they begin. Only bytes count: a name needn't be text.
struct FolderNames {
  private var all: Set<[UInt8]> = []
  /// The names by what comes before each of their dots.
  private var byBeginning: [[UInt8]: [[UInt8]]] = [:]
  /// Descriptions whose names Google Takeout cut off, by what is left.
  private var cutOff: [[UInt8]: [UInt8]] = [:]
  /// How many photos begin with each of these.
  private var cutOffOwners: [[UInt8]: Int] = [:]
  /// Returns whether a name counts; all do by default.
  var includes: ([UInt8]) -> Bool = { _ in true }

  /// The number of characters that Google Takeout leaves of a name before ".json".
  private static let longestDescribed = 46

  init(_ names: [[UInt8]]) {
    all = Set(names)
    for name in names {
      for index in name.indices where index > 0 && name[index] == UInt8(ascii: ".") {
        byBeginning[Array(name[..<index]), default: []].append(name)
      }
      if let stem = Self.cutOffStem(name) { cutOff[stem] = name }
    }
    guard !cutOff.isEmpty else { return }
    for name in names where CompanionKind.rank(of: name) != nil {
      if let start = Self.beginning(name) { cutOffOwners[start, default: 0] += 1 }
    }
  }

  func contains(_ name: [UInt8]) -> Bool { all.contains(name) && includes(name) }

  /// The names that go on with a dot after this beginning.
  func names(after beginning: [UInt8]) -> [[UInt8]] {
    (byBeginning[beginning] ?? []).filter(includes)
  }

  /// The description of a photo with a name that is too long for Google Takeout, unless it may be
  /// that of several.
  func cutOffDescription(of name: [UInt8]) -> [UInt8]? {
    guard let start = Self.beginning(name), cutOffOwners[start] == 1, let found = cutOff[start],
      includes(found)
    else { return nil }
    return found
  }

  private static func cutOffStem(_ name: [UInt8]) -> [UInt8]? {
    guard name.count > longestDescribed, CompanionKind.ending(of: name) == "json" else {
      return nil
    }
    let stem = FreeName.parts(name).stem
    return String(decoding: stem, as: UTF8.self).count == longestDescribed ? stem : nil
  }

  private static func beginning(_ name: [UInt8]) -> [UInt8]? {
    guard name.count > longestDescribed else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    return text.count > longestDescribed ? Array(text.prefix(longestDescribed).utf8) : nil
  }
}
