/// Written as its escaped path, so that every name has a form in JSON.
extension FileID: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(escaped: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(escaped)
  }
}
