import Foundation
import PhotoIndexing

/// A name that is taken where a file is to go.
public struct FileClash: Hashable, Sendable {
  /// The facts of a file by which a person chooses.
  public struct Facts: Hashable, Sendable {
    /// Where the file is.
    public let file: FileID
    /// The size in bytes.
    public let byteCount: Int64
    /// The time of the last change.
    public let changed: Date
    /// Whether it is a folder.
    public let isFolder: Bool
  }

  /// The file that is to go there.
  public let incoming: Facts
  /// The file that has the name.
  public let existing: Facts
  /// Whether what goes there is still to be made out of the incoming file.
  public let isMade: Bool
}

/// An answer to a name that is taken.
public struct ClashAnswer: Hashable, Sendable {
  /// A way out.
  public enum Choice: String, Hashable, Codable, Sendable {
    /// Moves the existing file to the trash first.
    case replace
    /// Adds a number to the incoming file's name: "name (2).jpg".
    case keepBoth
    /// Leaves both files as they are.
    case skip
    /// Ends the operation. What was done stays done, and can be undone.
    case stop
  }

  /// The way out.
  public var choice: Choice
  /// Whether it holds for all further clashes of the operation.
  public var forAll: Bool

  /// Creates an answer.
  public init(_ choice: Choice, forAll: Bool = false) {
    self.choice = choice
    self.forAll = forAll
  }
}
