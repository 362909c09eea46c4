import Foundation

/// The methods by which an app follows and controls the editing of a text field. All are optional.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Called before a field is edited; returns whether it may be. True by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when a field has begun to be edited.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called before a field is no longer edited; returns whether it may end. True by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when a field is no longer edited, if the method with a reason isn't implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when a field is no longer edited.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called before a person changes the text, with a range in UTF-16 code units; returns whether the
  /// change may take place. True by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the selection has changed, also with the text.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Called before the clear button deletes the text; returns whether it may. True by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called for Return; returns whether it does what it usually does. True by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
