/// The kind of a node, by which assistive technologies name it and know what can be done with it.
package enum SemanticsRole: Hashable, Sendable {
  case window, dialog, group, landmark, scrollView
  case list, listItem
  /// Items in rows and columns that mean nothing; `table` is one of data, which is read row by row.
  case grid, table, cell
  case button, toggleButton, link, image, text, heading, textField, secureTextField, textView
  case slider, progress, busyIndicator
  case tabList, tab, menu, menuItem
}
