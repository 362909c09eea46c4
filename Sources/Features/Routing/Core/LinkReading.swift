/// How the text of a URL is understood, the same for patterns and links of one table.
public struct LinkReading: Sendable, Hashable {
  public enum LetterCase: Sendable, Hashable { case sensitive, insensitive }
  /// What `+` stands for in a query.
  public enum Plus: Sendable, Hashable { case plus, space }

  /// Of the literals in paths, and of text around parameters, letter by letter: `Σ` is `ς`, but `ß`
  /// not `SS`. Schemes and hosts never mind the case.
  public var letterCase: LetterCase
  /// `.plus` is what RFC 3986 and `URLComponents` say, `.space` what web forms send. Printed URLs
  /// use neither and are read the same under both.
  public var plus: Plus
  /// Schemes whose host names a server. The host of any other scheme is the first segment:
  /// `vitrine://photo/7` has the segments `photo` and `7`.
  public var hostSchemes: [String]
  /// Schemes accepted by patterns that name none; nil accepts all, and a link without scheme always.
  public var schemes: Set<String>?
  /// Servers accepted by patterns that name none; nil accepts all.
  public var hosts: Set<String>?

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

  /// Whether a pattern without rules of its own may take the link.
  func accepts(_ link: Link) -> Bool {
    if let schemes, let scheme = link.scheme, !schemes.contains(scheme) { return false }
    if let hosts, let host = link.host, !hosts.contains(host) { return false }
    return true
  }
}

extension String {
  /// Without the case of the letters. Those whose other form has more or fewer bytes stay as they
  /// are, so that what stands around a parameter is as long in a link as in the pattern.
  var foldedCase: String {
    var folded = String.UnicodeScalarView()
    folded.append(contentsOf: unicodeScalars.map(\.foldedCase))
    return String(folded)
  }
}

extension Unicode.Scalar {
  fileprivate var foldedCase: Unicode.Scalar {
    // By way of upper case, because Greek has two small letters for one of its capitals.
    let folded = properties.uppercaseMapping.lowercased().unicodeScalars
    guard folded.count == 1, let letter = folded.first, UTF8.width(letter) == UTF8.width(self)
    else { return self }
    return letter
  }
}
