/// Coordinates as tags write them.
enum CoordinateText {
  /// The number that a fraction stands for; nil for 0/0, which cameras write where they don't know,
  /// and for what isn't a number.
  static func number(_ text: some StringProtocol) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let above = parts.first.flatMap({ Double($0) }) else { return nil }
    guard parts.count == 2 else { return above.isFinite ? above : nil }
    guard let below = Double(parts[1]), below != 0 else { return nil }
    let value = above / below
    return value.isFinite ? value : nil
  }

  /// EXIF's degrees, minutes and seconds as fractions: "33/1 51/1 2448/100". Nil without degrees;
  /// smaller parts that aren't known are none.
  static func degrees(fractions text: String) -> Double? {
    let parts = text.split(separator: " ").prefix(3).map { number($0) }
    guard let first = parts.first, let degrees = first, degrees >= 0 else { return nil }
    let rest = parts.dropFirst().map { $0 ?? 0 }
    guard rest.allSatisfy({ $0 >= 0 }) else { return nil }
    return degrees + (rest.first ?? 0) / 60 + (rest.dropFirst().first ?? 0) / 3600
  }

  /// XMP's "28,11.06868N" and "28,11,4W", and what other programs write there: degrees alone, with
  /// a sign or a letter. Degrees and minutes without a reference are on no hemisphere.
  static func degrees(text: String) -> (value: Double, reference: String?, isDecimal: Bool)? {
    guard text.utf8.count <= 100 else { return nil }
    var numbers: [Double] = []
    var current = ""
    var letters = ""
    var isNegative = false
    func end() -> Bool {
      defer { current = "" }
      guard !current.isEmpty else { return true }
      guard let number = Double(current), number.isFinite else { return false }
      numbers.append(number)
      return true
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9", ".": current.unicodeScalars.append(scalar)
      case "-" where numbers.isEmpty && current.isEmpty: isNegative = true
      case "A"..."Z", "a"..."z":
        guard end() else { return nil }
        letters.unicodeScalars.append(scalar)
      default: guard end() else { return nil }
      }
    }
    guard end(), (1...3).contains(numbers.count), numbers.dropFirst().allSatisfy({ $0 < 60 }) else {
      return nil
    }
    let value =
      numbers[0] + (numbers.count > 1 ? numbers[1] / 60 : 0)
      + (numbers.count > 2 ? numbers[2] / 3600 : 0)
    let words = letters.uppercased().replacing("DEG", with: "")
    return (isNegative ? -value : value, words.isEmpty ? nil : words, numbers.count == 1)
  }

  /// 1 for a positive and -1 for the other reference: "N", "south", "W\0"; nil for what is neither.
  static func sign(_ reference: String?, _ positive: Character, _ negative: Character) -> Double? {
    guard let first = reference?.first(where: { $0.isLetter })?.uppercased().first else {
      return nil
    }
    return first == positive ? 1 : first == negative ? -1 : nil
  }
}
