/// What an assistive technology does with a node.
package enum SemanticsAction: Hashable, Sendable {
  /// What a tap does.
  case activate
  case increment
  case decrement
  /// Leaves the screen or alert that the node is in.
  case escape
  case focus
  /// Scrolls until the node is visible.
  case reveal
  case scroll(forward: Bool)
  /// An action that the app named, by its place in the list.
  case custom(Int)
  case setValue(Double)
  case setText(String)
  /// Replaces UTF-16 code units by a text.
  case replace(Range<Int>, with: String)
  /// Selects UTF-16 code units, or moves the caret.
  case select(Range<Int>)

  /// An action that a node offers by name.
  package struct Offer: Hashable, Sendable {
    package var action: SemanticsAction
    /// A title for the person; empty for actions that every reader has words for.
    package var title: String

    package init(_ action: SemanticsAction, title: String = "") {
      self.action = action
      self.title = title
    }
  }
}

/// A sentence that is read once, though nothing with the focus says it.
package struct SemanticsAnnouncement: Equatable, Sendable {
  package var text: String
  /// Whether it interrupts what is being read.
  package var isUrgent: Bool

  package init(_ text: String, isUrgent: Bool = false) {
    self.text = text
    self.isUrgent = isUrgent
  }
}
