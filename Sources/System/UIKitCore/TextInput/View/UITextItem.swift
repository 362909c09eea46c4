import Foundation

/// Something in a text view that reacts to a person: a link.
@MainActor public final class UITextItem: NSObject {
  /// What a person wants of an item.
  public enum Interaction: Int, Sendable {
    /// What the item is for, such as opening a link.
    case invokeDefaultAction = 0
    /// A list of what can be done.
    case presentActions = 1
    /// A preview.
    case preview = 2
  }

  /// The range of the item in the text, in UTF-16 code units.
  public let range: NSRange
  /// Where the link leads.
  public let link: URL?

  init(range: NSRange, link: URL) {
    self.range = range
    self.link = link
  }
}
