import Foundation

/// The standard commands that edit the selection. Without selectors, a responder supports a command
/// by overriding its method, and disables it by overriding the method with an empty body.
@MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Called to copy the selection.
  func copy(_ sender: Any?)
  /// Called to cut the selection: to copy and then delete it.
  func cut(_ sender: Any?)
  /// Called to paste the contents of the pasteboard.
  func paste(_ sender: Any?)
  /// Called to select the item at the insertion point.
  func select(_ sender: Any?)
  /// Called to select everything.
  func selectAll(_ sender: Any?)
  /// Called to delete the selection.
  func delete(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  public func copy(_ sender: Any?) {}
  public func cut(_ sender: Any?) {}
  public func paste(_ sender: Any?) {}
  public func select(_ sender: Any?) {}
  public func selectAll(_ sender: Any?) {}
  public func delete(_ sender: Any?) {}
}

extension UIResponder: UIResponderStandardEditActions {}
