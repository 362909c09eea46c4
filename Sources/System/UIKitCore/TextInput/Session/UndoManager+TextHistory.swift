import TextEditing

extension UndoManager: TextHistory {
  package func record(_ editor: TextEditor, _ revert: @escaping @MainActor (TextEditor) -> Void) {
    beginUndoGrouping()
    registerUndo(withTarget: editor, handler: revert)
    endUndoGrouping()
  }
}
