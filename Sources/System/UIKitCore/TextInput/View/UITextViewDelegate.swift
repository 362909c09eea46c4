import Foundation

/// The methods by which an app follows and controls the editing of a text view. All are optional.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Called before a text view is edited; returns whether it may be. True by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when a text view has begun to be edited.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called before a text view is no longer edited; returns whether it may end. True by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when a text view is no longer edited.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Called before a person changes the text, with a range in UTF-16 code units; returns whether the
  /// change may take place. True by default.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when a person has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection has changed, also with the text.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Called before a link is opened; returns whether it may be. True by default.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItem.Interaction
  ) -> Bool
  /// Called for an item such as a link that a person has activated, with the action that opens it;
  /// returns the action to perform, or nil for none. The default action by default.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItem.Interaction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
}
