/// The states of a node that are either on or off.
package struct SemanticsStates: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The node reacts to its actions.
  package static let enabled = SemanticsStates(rawValue: 1 << 0)
  package static let selectable = SemanticsStates(rawValue: 1 << 1)
  package static let selected = SemanticsStates(rawValue: 1 << 2)
  package static let checkable = SemanticsStates(rawValue: 1 << 3)
  package static let checked = SemanticsStates(rawValue: 1 << 4)
  package static let focusable = SemanticsStates(rawValue: 1 << 5)
  /// Part of the node is in the visible part of the window.
  package static let showing = SemanticsStates(rawValue: 1 << 6)
  package static let modal = SemanticsStates(rawValue: 1 << 7)
  package static let editable = SemanticsStates(rawValue: 1 << 8)
  package static let multiline = SemanticsStates(rawValue: 1 << 9)
  /// The node changes often, so that changes aren't read by themselves.
  package static let busy = SemanticsStates(rawValue: 1 << 10)
  package static let expandable = SemanticsStates(rawValue: 1 << 11)
  package static let expanded = SemanticsStates(rawValue: 1 << 12)
}
