import Foundation

/// The attributes of a run of text. They are compared by identity, because dictionaries of
/// arbitrary values can't be compared.
@MainActor package final class SharedAttributes {
  package let values: [NSAttributedString.Key: Any]

  package init(_ values: [NSAttributedString.Key: Any]) { self.values = values }
}

/// Text outside a storage: UTF-16 code units and their attributes.
@MainActor package struct TextFragment {
  package struct Run {
    package var length: Int
    package var attributes: SharedAttributes
  }

  package var units: [UInt16]
  /// The runs in order and without gaps; empty if the text is empty.
  package var runs: [Run]

  package init(units: [UInt16] = [], runs: [Run] = []) {
    self.units = units
    self.runs = runs
  }

  package init(_ text: String, _ attributes: SharedAttributes) {
    units = Array(text.utf16)
    runs = units.isEmpty ? [] : [Run(length: units.count, attributes: attributes)]
  }

  package init(_ text: NSAttributedString) {
    units = Array(text.string.utf16)
    runs = []
    let all = NSRange(location: 0, length: units.count)
    text.enumerateAttributes(in: all, options: []) { values, range, _ in
      var values = values
      values[Self.separator] = nil
      runs.append(Run(length: range.length, attributes: SharedAttributes(values)))
    }
  }

  package var string: String { String(utf16: units[...]) }
  package var isEmpty: Bool { units.isEmpty }

  /// Returns an attributed string in which the attributes of the runs are merged over others.
  package func attributed(over base: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string)
    var (start, lastCount) = (0, 0)
    for run in runs {
      var values = base.merging(run.attributes.values) { $1 }
      // Foundation on Linux traps when it compares the values of neighboring attributes, which it
      // does if their number is the same.
      if values.isEmpty || values.count == lastCount { values[Self.separator] = 1 }
      lastCount = values.count
      result.setAttributes(values, range: NSRange(location: start, length: run.length))
      start += run.length
    }
    return result
  }

  /// An attribute without meaning that distinguishes neighboring runs.
  package nonisolated static let separator = NSAttributedString.Key("VitrineRun")
}
