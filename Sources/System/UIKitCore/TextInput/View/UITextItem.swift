import Foundation

/// An interactive item in a text view: a link.
@MainActor public final class UITextItem: NSObject {
  /// The interactions with an item.
  public enum Interaction: Int, Sendable {
    /// The item's default action, such as opening a link.
    case invokeDefaultAction = 0
    /// A list of the available actions.
    case presentActions = 1
    /// A preview of the item.
    case preview = 2
  }

  /// The range of the item in the text, in UTF-16 code units.
  public let range: NSRange
  /// The URL of the link.
  public let link: URL?

  init(range: NSRange, link: URL) {
    self.range = range
    self.link = link
  }
}
