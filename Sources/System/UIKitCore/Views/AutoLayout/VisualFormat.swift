import QuartzCore

/// A layout in Apple's visual format language, such as `H:|-[name]-(>=20)-[value(100@750)]|`.
struct VisualFormat {
  typealias Axis = NSLayoutConstraint.Axis

  /// A predicate such as `>=20@750`, with metric names resolved.
  struct Predicate {
    enum Object {
      case constant(CGFloat)
      case view(String)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority = UILayoutPriority.required
  }

  enum Connection {
    /// The edges touch.
    case flush
    /// The system's spacing: the standard spacing between views, the margin at the superview.
    case standard
    case distance([Predicate])
  }

  struct View {
    var name: String
    /// The offset of the view's name in the format, for messages.
    var place: Int
    var sizes: [Predicate]
  }

  var axis = Axis.horizontal
  /// The connection from the superview's edge to the first view; `nil` if the format doesn't start
  /// at the superview.
  var start: Connection?
  var views: [View] = []
  /// The connections between each view and the next.
  var connections: [Connection] = []
  /// The connection from the last view to the superview's edge; `nil` if the format doesn't end at
  /// the superview.
  var end: Connection?
  /// The offset of the character for the superview in the format.
  var superviewPlace = 0
}

/// The reason why a format can't be parsed.
struct VisualFormatError: Error {
  let reason: String
  /// The number of characters before the error.
  let place: Int

  /// Returns the message of Apple's exception, with a mark below the position of the error.
  func message(for format: String) -> String {
    """
    Unable to parse constraint format: 
    \(reason) 
    \(format) 
    \(String(repeating: " ", count: place))^
    """
  }
}

/// A parser for formats with the grammar of Apple's documentation.
struct VisualFormatParser {
  private let characters: [Character]
  private let metrics: [String: Any]
  /// The names of the views.
  private let names: Set<String>
  private var place = 0

  init(_ format: String, metrics: [String: Any], names: Set<String>) {
    characters = Array(format)
    self.metrics = metrics
    self.names = names
  }

  mutating func parse() throws -> VisualFormat {
    var format = VisualFormat()
    if let first = peek, first == "H" || first == "V" {
      format.axis = first == "H" ? .horizontal : .vertical
      place += 1
      guard take(":") else {
        let words = first == "H" ? "horizontal" : "vertical"
        throw failure("Expected a ':' after '\(first)' to specify \(words) arrangement")
      }
    }
    if peek == "|" {
      format.superviewPlace = place
      place += 1
      format.start = try connection()
    }
    format.views.append(try view())
    while peek != nil {
      let connection = try connection()
      if peek == "|" {
        format.superviewPlace = place
        place += 1
        format.end = connection
        break
      }
      format.views.append(try view())
      format.connections.append(connection)
    }
    guard peek == nil else { throw failure("Expected the end of the format") }
    return format
  }

  // MARK: Parts

  private mutating func view() throws -> VisualFormat.View {
    guard take("[") else { throw failure("Expected a view") }
    let start = place
    guard let name = identifier() else { throw failure("Expected a view name") }
    guard names.contains(name) else {
      throw failure("\(name) is not a key in the views dictionary.", at: start)
    }
    let sizes = peek == "(" ? try predicates(allowsViews: true) : []
    guard take("]") else { throw failure("Expected a ']'") }
    return VisualFormat.View(name: name, place: start, sizes: sizes)
  }

  private mutating func connection() throws -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    guard let next = peek else { throw failure("Expected a view") }
    if next == "[" || next == "|" { return .standard }
    let found = next == "(" ? try predicates(allowsViews: false) : [try simplePredicate()]
    guard take("-") else { throw failure("Expected a '-' after the distance") }
    return .distance(found)
  }

  private mutating func simplePredicate() throws -> VisualFormat.Predicate {
    if let number = number(allowsSign: false) { return .init(object: .constant(number)) }
    return .init(object: .constant(try metric()))
  }

  private mutating func predicates(allowsViews: Bool) throws -> [VisualFormat.Predicate] {
    place += 1
    var found = [try predicate(allowsViews: allowsViews)]
    while take(",") { found.append(try predicate(allowsViews: allowsViews)) }
    guard take(")") else { throw failure("Expected a ')'") }
    return found
  }

  private mutating func predicate(allowsViews: Bool) throws -> VisualFormat.Predicate {
    let relation = try relation()
    var result = VisualFormat.Predicate(
      relation: relation, object: try object(allowsViews: allowsViews))
    if take("@") {
      let start = place
      let value = try constant()
      guard (0...1000).contains(value) else {
        throw failure("A priority is between 0 and 1000", at: start)
      }
      result.priority = UILayoutPriority(Float(value))
    }
    return result
  }

  private mutating func relation() throws -> NSLayoutConstraint.Relation {
    guard let first = peek, "=<>".contains(first) else { return .equal }
    place += 1
    guard take("=") else { throw failure("Expected a '=' to complete the relation") }
    switch first {
    case "<": return .lessThanOrEqual
    case ">": return .greaterThanOrEqual
    default: return .equal
    }
  }

  private mutating func object(allowsViews: Bool) throws -> VisualFormat.Predicate.Object {
    let start = place
    if allowsViews, let name = identifier() {
      if metrics[name] == nil, names.contains(name) { return .view(name) }
      place = start
    }
    return .constant(try constant())
  }

  private mutating func constant() throws -> CGFloat {
    if let number = number(allowsSign: true) { return number }
    return try metric()
  }

  private mutating func metric() throws -> CGFloat {
    let start = place
    guard let name = identifier() else {
      throw failure("Expected a number or the name of a metric")
    }
    guard let value = metrics[name] else {
      throw failure("\(name) is not a key in the metrics dictionary.", at: start)
    }
    guard let number = Self.number(value), number.isFinite else {
      throw failure("The metric \(name) is not a number.", at: start)
    }
    return number
  }

  /// Converts a metric to a number, for all types that Foundation bridges to `NSNumber` on Apple's
  /// systems.
  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as any BinaryFloatingPoint: CGFloat(Double(value))
    case let value as any BinaryInteger: CGFloat(Double(value))
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  // MARK: Characters

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    place += 1
    return true
  }

  /// Parses an identifier as in C; returns `nil` if there is none.
  private mutating func identifier() -> String? {
    func isPart(_ character: Character, first: Bool) -> Bool {
      guard character.isASCII else { return false }
      return character.isLetter || character == "_" || (!first && character.isNumber)
    }
    let start = place
    while let character = peek, isPart(character, first: place == start) { place += 1 }
    return place > start ? String(characters[start..<place]) : nil
  }

  /// Parses a decimal number, with or without an exponent; returns `nil` if there is none.
  private mutating func number(allowsSign: Bool) -> CGFloat? {
    let start = place
    if allowsSign, let sign = peek, sign == "-" || sign == "+" { place += 1 }
    digits()
    if take(".") { digits() }
    guard let plain = Double(text(from: start)) else {
      place = start
      return nil
    }
    let end = place
    if take("e") || take("E") {
      if let sign = peek, sign == "-" || sign == "+" { place += 1 }
      digits()
      if let value = Double(text(from: start)), value.isFinite { return CGFloat(value) }
      place = end
    }
    return CGFloat(plain)
  }

  private mutating func digits() {
    while let digit = peek, digit.isASCII, digit.isNumber { place += 1 }
  }

  private func text(from start: Int) -> String { String(characters[start..<place]) }

  private func failure(_ reason: String, at position: Int? = nil) -> VisualFormatError {
    VisualFormatError(reason: reason, place: position ?? place)
  }
}
