/// What the tool did at a line, or what it left for a person and why.
public struct Remark: Equatable, Sendable {
  /// Whether something was done.
  public enum Kind: Sendable {
    /// The source was changed.
    case changed
    /// The source has to be changed by hand.
    case left
  }

  /// The path of the file, relative to the project's folder.
  public let path: String
  /// The line, of which the first is 1.
  public let line: Int
  /// Whether something was done.
  public let kind: Kind
  /// A sentence for a person.
  public let text: String
}

extension Remark: CustomStringConvertible {
  /// The remark in the form of a compiler's message.
  public var description: String {
    "\(path):\(line): \(kind == .changed ? "changed" : "left"): \(text)"
  }
}
