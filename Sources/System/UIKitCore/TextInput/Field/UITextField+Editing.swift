import QuartzCore
import TextEditing

extension UITextField: TextInputOwner {
  var allowsEditing: Bool { isEnabled }
  var allowsSelection: Bool { isEnabled }
  var pageHeight: CGFloat { bounds.height }
  var baselineFont: UIFont? { font }

  func editedTextDidChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    appearanceDidChange()
  }

  func editedSelectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  func editMenu(_ suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: core.selectedNSRange, suggestedActions: suggestedActions)
  }

  func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  func takeReturn() -> Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    let ends = hasAction(for: .editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends, isFirstResponder { resignFirstResponder() }
    return true
  }

  func activate(at offset: Int, _ point: CGPoint) -> Bool { false }

  func setContent(_ content: TextFragment) {
    core.setContent(content)
    scrollX = 0
    setNeedsLayout()
  }

  func didBegin() {
    core.begin()
    if clearsOnBeginEditing, core.editor.count > 0,
      delegate?.textFieldShouldClear(self) ?? true
    {
      core.perform { core.editor.replace(0..<core.editor.count, with: TextFragment()) }
    }
    core.select(TextSelection(caret: core.editor.count))
    appearanceDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEnd() {
    core.end()
    scrollX = 0
    appearanceDidChange()
    let reason = DidEndEditingReason.committed
    delegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonKey: reason.rawValue])
  }

  /// Deletes the whole text, as the clear button does.
  func clearByPerson() {
    guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
    core.endComposition()
    core.editor.endTyping()
    core.perform { core.editor.replace(0..<core.editor.count, with: TextFragment()) }
  }

  // MARK: Attributes

  var plainAttributes: [NSAttributedString.Key: Any] {
    var values = core.editor.emptyAttributes.values
    values[.font] = font
    values[.foregroundColor] = textColor
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    values[.paragraphStyle] = values[.paragraphStyle] ?? style
    return values
  }

  func setDefaultAttributes(_ values: [NSAttributedString.Key: Any]) {
    var rest = values
    if let font = rest.removeValue(forKey: .font) as? UIFont { self.font = font }
    if let color = rest.removeValue(forKey: .foregroundColor) as? UIColor { textColor = color }
    if let style = rest.removeValue(forKey: .paragraphStyle) as? NSParagraphStyle {
      textAlignment = style.alignment
    }
    core.editor.emptyAttributes = SharedAttributes(rest)
    let all = core.editor.emptyAttributes
    core.editor.setAttributes(in: 0..<core.editor.count) { _ in all }
    styleDidChange()
  }
}
