import QuartzCore
import TextEditing

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary of those attributes of a container that UIKit draws.
  public init(_ container: AttributeContainer) {
    self.init()
    self[.font] = container.uiKit.font
    self[.foregroundColor] = container.uiKit.foregroundColor
    self[.backgroundColor] = container.uiKit.backgroundColor
    self[.kern] = container.uiKit.kern.map { NSNumber(value: Double($0)) }
    self[.ligature] = container.uiKit.ligature.map { NSNumber(value: $0) }
    self[.baselineOffset] = container.uiKit.baselineOffset.map { NSNumber(value: Double($0)) }
    self[.underlineStyle] = container.uiKit.underlineStyle.map { NSNumber(value: $0.rawValue) }
    self[.underlineColor] = container.uiKit.underlineColor
    self[.strikethroughStyle] = container.uiKit.strikethroughStyle.map {
      NSNumber(value: $0.rawValue)
    }
    self[.strikethroughColor] = container.uiKit.strikethroughColor
    self[.paragraphStyle] = container.uiKit.paragraphStyle
    self[.link] = container.foundation.link.map { $0 as NSURL }
  }
}

extension AttributeContainer {
  /// Creates a container of those attributes of a dictionary that UIKit draws.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      TextAttributes.number(dictionary[key])
    }
    self.uiKit.font = dictionary[.font] as? UIFont
    self.uiKit.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.uiKit.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.uiKit.kern = number(.kern)
    self.uiKit.ligature = number(.ligature).map { Int($0) }
    self.uiKit.baselineOffset = number(.baselineOffset)
    self.uiKit.underlineStyle = number(.underlineStyle).map { NSUnderlineStyle(rawValue: Int($0)) }
    self.uiKit.underlineColor = dictionary[.underlineColor] as? UIColor
    self.uiKit.strikethroughStyle = number(.strikethroughStyle).map {
      NSUnderlineStyle(rawValue: Int($0))
    }
    self.uiKit.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
    self.uiKit.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.foundation.link = URL(link: dictionary[.link])
  }
}

extension NSAttributedString {
  /// Creates a string with those attributes of a Swift string that UIKit draws.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: String(attrStr.characters))
    var start = 0
    var lastCount = 0
    for run in attrStr.runs {
      let length = String(attrStr.characters[run.range]).utf16.count
      var attributes = [NSAttributedString.Key: Any](run.attributes)
      // Foundation on Linux traps when it compares neighboring runs with the same number of
      // attributes.
      if attributes.count == lastCount { attributes[TextFragment.separator] = 1 }
      lastCount = attributes.count
      text.setAttributes(attributes, range: NSRange(location: start, length: length))
      start += length
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Creates a string with those attributes of an `NSAttributedString` that UIKit draws.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let characters = nsStr.string as NSString
    let all = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      self += AttributedString(
        characters.substring(with: range), attributes: AttributeContainer(attributes))
    }
  }
}

extension URL {
  /// Creates the URL of a link attribute, which is a URL or a string.
  init?(link: Any?) {
    let url: URL? =
      switch link {
      case let url as URL: url
      case let url as NSURL: url.absoluteURL
      case let text as String: URL(string: text)
      case let text as NSString: URL(string: String(describing: text))
      default: nil
      }
    guard let url else { return nil }
    self = url
  }
}
