import Foundation

/// A text with places for values: `%@`, `%lld` and `%lf` in order, `%2$@` by number, and `%#@name@`
/// for a variable whose text depends on a number.
struct LocalizedFormat: Sendable {
  var format: String
  /// The texts of each variable by plural category.
  var variables: [String: [String: String]] = [:]
  /// The language of the texts, which decides about the category of a number.
  var language = "en"

  /// - Parameter first: The index of the argument of the first place without a number.
  func text(
    with arguments: [LocalizationArgument], in locale: Locale, from first: Int = 0
  ) -> String {
    guard format.contains("%") else { return format }
    var text = ""
    var next = first
    var rest = Substring(format)
    while let mark = rest.firstIndex(of: "%") {
      text += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
      } else if let place = Place(rest) {
        let index = place.index ?? next
        next += place.index == nil ? 1 : 0
        rest = rest[place.end...]
        guard arguments.indices.contains(index) else { continue }
        if let name = place.variable {
          text += variant(of: name, for: arguments[index]).text(
            with: arguments, in: locale, from: index)
        } else {
          text += written(arguments[index], in: locale)
        }
      } else {
        text += "%"
      }
    }
    return text + rest
  }

  /// A variable's text for a number; its places are those of the same arguments.
  private func variant(of name: String, for argument: LocalizationArgument) -> LocalizedFormat {
    let texts = variables[name] ?? [:]
    let category = argument.pluralCategory(in: language)
    let zero = argument.isZero ? texts["zero"] : nil
    let format = zero ?? texts[category] ?? texts["other"] ?? ""
    return LocalizedFormat(format: format, language: language)
  }

  /// An argument's text. Among words that run the other way, such as the name of a file in an Arabic
  /// sentence, it is isolated, so that it doesn't pull a full stop or a quotation mark along.
  private func written(_ argument: LocalizationArgument, in locale: Locale) -> String {
    let text = argument.text(in: locale)
    guard case .text = argument, format != "%@",
      text.hasLetters(rightToLeft: !UserLanguages.runsRightToLeft(language))
    else { return text }
    return "\u{2068}\(text)\u{2069}"
  }

  /// The number or name of an argument after a percent sign.
  private struct Place {
    var index: Int?
    /// The variable's name in `#@name@`.
    var variable: String?
    var end: Substring.Index

    /// Fails if there is no place.
    init?(_ text: Substring) {
      var rest = text
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, rest[digits.endIndex...].first == "$", let number = Int(digits),
        number > 0
      {
        index = number - 1
        rest = rest[digits.endIndex...].dropFirst()
      }
      if rest.hasPrefix("#@"), let close = rest.dropFirst(2).firstIndex(of: "@") {
        variable = String(rest[..<close].dropFirst(2))
        end = rest.index(after: close)
        return
      }
      guard let specifier = ["@", "lld", "ld", "d", "lf", "f"].first(where: { rest.hasPrefix($0) })
      else { return nil }
      end = rest.index(rest.startIndex, offsetBy: specifier.count)
    }
  }
}

extension LocalizationArgument {
  /// The plural category of a number by the rules of a language; "other" for a text.
  func pluralCategory(in language: String) -> String {
    let rules = PluralRules.rules(of: language)
    return switch self {
    case .integer(let value): rules.category(of: PluralNumber(value))
    case .number(let value): rules.category(of: PluralNumber(value))
    case .text: "other"
    }
  }

  var isZero: Bool {
    if case .integer(0) = self { true } else { false }
  }
}

extension String {
  /// Whether there are letters that are written from right to left, or such as are written from
  /// left to right.
  fileprivate func hasLetters(rightToLeft: Bool) -> Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x05D0...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        rightToLeft && scalar.properties.isAlphabetic
      default: !rightToLeft && scalar.properties.isAlphabetic
      }
    }
  }
}
