import UIKit

extension PhotoCommand {
  /// The text of the tool tip of its buttons: what it does, and the first of its keys.
  var toolTip: String { toolTip(title: name) }

  /// - Parameter title: The title in place of the usual one.
  func toolTip(title: String) -> String { String(toolTip: title, key: keys.first) }
}

extension String {
  /// The text of a tool tip: what a control does, and the key that does the same.
  @MainActor init(toolTip title: String, key: KeyCombination?) {
    guard let key = key?.caps.joined(separator: "+") else {
      self = title
      return
    }
    self.init(gallery: "\(title) (\(key))")
  }
}
