/// An object that keeps how changes of a text are undone, one step each.
@MainActor package protocol TextHistory: AnyObject {
  /// Keeps a step that undoes a change or, while a step is undone, redoes it. The editor isn't
  /// retained.
  func record(_ editor: TextEditor, _ revert: @escaping @MainActor (TextEditor) -> Void)
  func undo()
  func redo()
  func removeAllActions()
}
