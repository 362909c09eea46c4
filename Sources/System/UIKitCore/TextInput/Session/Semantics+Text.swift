import HostInterface
import TextEditing

extension UITextField: SemanticsDescribing {
  package var semanticsRole: SemanticsRole? { isSecureTextEntry ? .secureTextField : .textField }
  package func describe(_ node: inout SemanticsNode) { describeText(&node) }
  package func perform(_ action: SemanticsAction) -> Bool { performTextAction(action) }
}

extension UITextView: SemanticsDescribing {
  package var semanticsRole: SemanticsRole? { .textView }

  package func describe(_ node: inout SemanticsNode) {
    node.states.insert(.multiline)
    describeText(&node)
  }

  package func perform(_ action: SemanticsAction) -> Bool { performTextAction(action) }
}

extension TextInputOwner {
  /// The text is the node's text, and so not its value.
  fileprivate func describeText(_ node: inout SemanticsNode) {
    if allowsEditing { node.states.insert(.editable) }
    guard !isSecureTextEntry else { return }
    node.value = nil
    node.text = SemanticsText(
      core.editor.text, selection: allowsSelection ? core.editor.selection.range : nil)
  }

  fileprivate func performTextAction(_ action: SemanticsAction) -> Bool {
    switch action {
    case .setText(let text): return type(text, over: 0..<core.editor.count)
    case .replace(let range, let text): return type(text, over: range)
    case .select(let range):
      guard allowsSelection else { return false }
      selectedTextRange = TextOffsetRange(clamped(range))
      return true
    default: return false
    }
  }

  /// Changes text as a person who selects it and types.
  private func type(_ text: String, over range: Range<Int>) -> Bool {
    guard allowsEditing, isFirstResponder || becomeFirstResponder() else { return false }
    let range = clamped(range)
    selectedTextRange = TextOffsetRange(range)
    if !text.isEmpty { insertText(text) } else if !range.isEmpty { deleteBackward() }
    return true
  }

  private func clamped(_ range: Range<Int>) -> Range<Int> {
    core.editor.rounded(range.clamped(to: 0..<core.editor.count))
  }
}
