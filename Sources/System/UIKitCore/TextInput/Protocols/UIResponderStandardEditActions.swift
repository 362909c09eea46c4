import Foundation

/// The commands that edit what is selected. Without selectors, a responder takes part in one by
/// overriding its method, and refuses it by overriding it with an empty body.
@MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Called to copy what is selected.
  func copy(_ sender: Any?)
  /// Called to copy and delete what is selected.
  func cut(_ sender: Any?)
  /// Called to insert what was copied.
  func paste(_ sender: Any?)
  /// Called to select what is at the caret.
  func select(_ sender: Any?)
  /// Called to select everything.
  func selectAll(_ sender: Any?)
  /// Called to delete what is selected.
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
