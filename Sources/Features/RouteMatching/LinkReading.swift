/// How patterns and links of a table are read.
public struct LinkReading: Sendable, Hashable {
  /// Whether the case of letters matters.
  public enum LetterCase: Sendable, Hashable {
    /// `a` and `A` are different.
    case sensitive
    /// `a` and `A` are the same.
    case insensitive
  }

  /// The meaning of `+` in a query.
  public enum Plus: Sendable, Hashable {
    /// A plus, as RFC 3986 and `URLComponents` have it.
    case plus
    /// A space, as web forms send it.
    case space
  }

  /// The case of literals in paths and of text around parameters, letter by letter: `Σ` is `ς`, but
  /// `ß` is not `SS`. It never matters in schemes and hosts.
  public var letterCase: LetterCase
  /// The meaning of `+` in a query. Printed URLs contain none and are read the same either way.
  public var plus: Plus
  /// Schemes whose host names a server. The host of any other scheme is the first segment:
  /// `vitrine://photo/7` has the segments `photo` and `7`.
  public var hostSchemes: [String]
  /// Schemes that patterns without a scheme accept; nil accepts all. Links without one always fit.
  public var schemes: Set<String>?
  /// Servers that patterns without a server accept; nil accepts all.
  public var hosts: Set<String>?

  /// Creates a reading; each parameter is the property of its name.
  public init(
    letterCase: LetterCase = .sensitive, plus: Plus = .plus,
    hostSchemes: [String] = ["https", "http", "file", "ws", "wss", "ftp"],
    schemes: Set<String>? = nil, hosts: Set<String>? = nil
  ) {
    self.letterCase = letterCase
    self.plus = plus
    self.hostSchemes = hostSchemes.map { $0.lowercased() }
    self.schemes = schemes.map { Set($0.map { $0.lowercased() }) }
    self.hosts = hosts.map { Set($0.map { $0.lowercased() }) }
  }

  func namesServer(scheme: ArraySlice<UInt8>) -> Bool {
    hostSchemes.contains { ASCII.equalIgnoringCase(scheme, $0.utf8) }
  }

  /// Whether a pattern without scheme and server accepts the link.
  func accepts(_ link: Link) -> Bool {
    if let schemes, let scheme = link.scheme, !schemes.contains(scheme) { return false }
    if let hosts, let host = link.host, !hosts.contains(host) { return false }
    return true
  }
}

extension String {
  /// The text without the case of its letters. Letters whose other case has more or fewer bytes
  /// stay as they are, so that text around a parameter is as long in a link as in the pattern.
  var foldedCase: String {
    var folded = String.UnicodeScalarView()
    folded.append(contentsOf: unicodeScalars.map(\.foldedCase))
    return String(folded)
  }
}

extension Unicode.Scalar {
  fileprivate var foldedCase: Unicode.Scalar {
    // By way of upper case, because Greek has two small letters for one capital.
    let folded = properties.uppercaseMapping.lowercased().unicodeScalars
    guard folded.count == 1, let letter = folded.first, UTF8.width(letter) == UTF8.width(self)
    else { return self }
    return letter
  }
}
