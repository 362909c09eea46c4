import Foundation

/// Attributes that a stretch of text shares; compared by identity, as dictionaries of any values
/// can't be compared.
@MainActor final class SharedAttributes {
  let values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) { self.values = values }
}

/// Text outside of a storage: in UTF-16 code units, with its attributes.
@MainActor struct TextFragment {
  struct Run {
    var length: Int
    var attributes: SharedAttributes
  }

  var units: [UInt16]
  /// In order and without gaps; empty for an empty text.
  var runs: [Run]

  init(units: [UInt16] = [], runs: [Run] = []) {
    self.units = units
    self.runs = runs
  }

  init(_ text: String, _ attributes: SharedAttributes) {
    units = Array(text.utf16)
    runs = units.isEmpty ? [] : [Run(length: units.count, attributes: attributes)]
  }

  init(_ text: NSAttributedString) {
    units = Array(text.string.utf16)
    runs = []
    let all = NSRange(location: 0, length: units.count)
    text.enumerateAttributes(in: all, options: []) { values, range, _ in
      var values = values
      values[Self.separator] = nil
      runs.append(Run(length: range.length, attributes: SharedAttributes(values)))
    }
  }

  var string: String { String(decoding: units, as: UTF16.self) }
  var isEmpty: Bool { units.isEmpty }

  /// The text with the attributes of its runs over others.
  func attributed(over base: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string)
    var (start, lastCount) = (0, 0)
    for run in runs {
      var values = base.merging(run.attributes.values) { $1 }
      // Foundation on Linux traps when it compares objects of neighboring attributes, which it does
      // where these are as many.
      if values.isEmpty || values.count == lastCount { values[Self.separator] = 1 }
      lastCount = values.count
      result.setAttributes(values, range: NSRange(location: start, length: run.length))
      start += run.length
    }
    return result
  }

  /// An attribute without a meaning.
  private static let separator = NSAttributedString.Key("VitrineRun")
}
