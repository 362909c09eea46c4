import QuartzCore
import TextEditing

extension UITextView: TextInputOwner {
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  var allowsEditing: Bool { isEditable }
  var allowsSelection: Bool { isSelectable || isEditable }
  var baselineFont: UIFont? { font }
  var pageHeight: CGFloat { bounds.inset(by: adjustedContentInset).height }

  func editedTextDidChange() {
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func contentDidChange() {
    setNeedsLayout()
    findInteraction?.contentDidChange()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  func editedSelectionDidChange() { textDelegate?.textViewDidChangeSelection(self) }

  func editMenu(_ suggestedActions: [UIMenuElement]) -> UIMenu? {
    textDelegate?.textView(
      self, editMenuForTextIn: core.selectedNSRange, suggestedActions: suggestedActions)
  }

  func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willPresentEditMenuWith: animator)
  }

  func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willDismissEditMenuWith: animator)
  }

  func takeReturn() -> Bool { false }

  func didBegin() {
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEnd() {
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Links

  /// Returns the link at a point; nil if there is none, or if the text is editable.
  func link(at point: CGPoint) -> (url: URL, range: Range<Int>)? {
    guard !isEditable, isSelectable, let character = core.characterRange(at: point) else {
      return nil
    }
    let offset = core.range(of: character).lowerBound
    guard let attributes = core.editor.storage.attributes(at: offset),
      let url = URL(link: attributes.values[.link])
    else { return detectedLink(at: offset) }
    var start = 0
    for run in core.editor.storage.runs(in: 0..<core.editor.count) {
      let range = start..<start + run.length
      if range.contains(offset) { return (url, range) }
      start += run.length
    }
    return nil
  }

  private func detectedLink(at offset: Int) -> (url: URL, range: Range<Int>)? {
    let detector = DataDetector(core.column.style.detectedTypes)
    let links = detector.links(in: core.editor.paragraphRange(at: offset), of: core.editor)
    return links.first { $0.range.contains(offset) }.map { ($0.url, $0.range) }
  }

  func activate(at offset: Int, _ point: CGPoint) -> Bool {
    guard let link = link(at: point) else { return false }
    let range = NSRange(location: link.range.lowerBound, length: link.range.count)
    let isAllowed = textDelegate?.textView(
      self, shouldInteractWith: link.url, in: range, interaction: .invokeDefaultAction)
    guard isAllowed ?? true else { return true }
    let usual = UIAction { _ in UIApplication.current?.open(link.url) }
    let item = UITextItem(range: range, link: link.url)
    let action: UIAction?
    if let textDelegate {
      action = textDelegate.textView(self, primaryActionFor: item, defaultAction: usual)
    } else {
      action = usual
    }
    action?.perform(sender: self)
    return true
  }

  // MARK: Keys

  /// Scrolls text that isn't editable with the keys that otherwise move the caret.
  func scroll(by key: UIKey) -> Bool {
    guard !isEditable, isScrollEnabled, key.modifierFlags.subtracting(.alphaShift).isEmpty else {
      return false
    }
    var target = contentOffset
    switch key.keyCode {
    case .keyboardUpArrow: target.y -= 40
    case .keyboardDownArrow: target.y += 40
    case .keyboardPageUp: target.y -= pageHeight
    case .keyboardPageDown, .keyboardSpacebar: target.y += pageHeight
    case .keyboardHome: target.y = -.greatestFiniteMagnitude
    case .keyboardEnd: target.y = .greatestFiniteMagnitude
    default: return false
    }
    setContentOffset(clamped(target), animated: true)
    return true
  }

  // MARK: Attributes

  func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    core.editor.storage.attributes(at: 0)?.values[key]
  }

  /// Removes an attribute from the whole text.
  func removeAttribute(_ key: NSAttributedString.Key) {
    let all = 0..<core.editor.count
    let runs = core.editor.storage.runs(in: all)
    guard runs.contains(where: { $0.attributes.values[key] != nil }) else { return }
    core.editor.setAttributes(in: all) { old in
      var values = old.values
      values[key] = nil
      return SharedAttributes(values)
    }
    contentDidChange()
  }

  var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return [
      .font: plainFont ?? Self.usualFont, .foregroundColor: plainColor ?? UIColor.label,
      .paragraphStyle: style,
    ]
  }
}

extension NSRange {
  /// Returns the range, limited to a text of the specified length.
  func limited(to count: Int) -> Range<Int> {
    guard location != NSNotFound else { return count..<count }
    let start = min(max(0, location), count)
    let (end, overflows) = start.addingReportingOverflow(max(0, length))
    return start..<(overflows ? count : min(end, count))
  }
}

extension UITextView {
  /// Posted when editing of a text view has begun; the object is the text view.
  nonisolated public static let textDidBeginEditingNotification =
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted when the user has changed the text of a text view; the object is the text view.
  nonisolated public static let textDidChangeNotification =
    Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted when editing of a text view has ended; the object is the text view.
  nonisolated public static let textDidEndEditingNotification =
    Notification.Name("UITextViewTextDidEndEditingNotification")
}
