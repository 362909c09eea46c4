import QuartzCore
import TextEditing

extension TextInputCore {
  /// Handles a key. Returns whether it moved the caret, edited the text or performed a command.
  func handle(_ key: UIKey) -> Bool {
    guard let owner, owner.allowsSelection else { return false }
    let flags = key.modifierFlags
    guard flags.isDisjoint(with: [.alternate, .command]) else { return false }
    let (shift, control) = (flags.contains(.shift), flags.contains(.control))
    if move(key.keyCode, control: control, extending: shift) { return true }
    switch key.keyCode {
    case .keyboardApplication where !shift && !control, .keyboardF10 where shift && !control:
      editMenu?.present(.key)
      return true
    case .keyboardDeleteOrBackspace: return backspace(control: control)
    case .keyboardDeleteForward:
      if shift, !control { return run(.cut) }
      return deleteForward(control: control)
    case .keyboardInsert:
      if control, !shift { return run(.copy) }
      return shift && !control ? run(.paste) : false
    case .keyboardReturnOrEnter, .keypadEnter:
      guard !control else { return false }
      return pressReturn()
    case .keyboardTab:
      if control { return leave(forward: !shift) }
      guard !editor.storage.paragraphs.isSingle, !shift, allowsEditing else { return false }
      insertText("\t")
      return true
    default: break
    }
    guard control, let command = Command(key) else { return false }
    return run(command)
  }

  private func leave(forward: Bool) -> Bool {
    guard let window = owner?.window else { return false }
    window.moveKeyboardFocus(forward: forward)
    return true
  }

  private func pressReturn() -> Bool {
    guard allowsEditing else { return false }
    endComposition()
    if owner?.enablesReturnKeyAutomatically == true, editor.count == 0 { return true }
    if owner?.takeReturn() != true { insertText("\n") }
    return true
  }

  // MARK: Deleting

  private func backspace(control: Bool) -> Bool {
    guard allowsEditing else { return false }
    if control {
      delete(to: editor.offset(from: editor.selection.focus, by: .word, forward: false))
    } else {
      owner?.deleteBackward()
    }
    return true
  }

  /// Deletes the selection or the character before the caret.
  func deleteBackward() {
    let caret = editor.selection.focus
    delete(to: editor.offset(from: caret, by: .character, forward: false), coalescing: true)
  }

  private func deleteForward(control: Bool) -> Bool {
    guard allowsEditing else { return false }
    let caret = editor.selection.focus
    delete(
      to: editor.offset(from: caret, by: control ? .word : .character, forward: true),
      coalescing: !control)
    return true
  }

  // MARK: Moving

  private func move(_ key: UIKeyboardHIDUsage, control: Bool, extending: Bool) -> Bool {
    // Without a caret, only selections can be extended.
    guard allowsEditing || extending else { return false }
    let focus = editor.selection.focus
    let isSingle = editor.storage.paragraphs.isSingle
    var keptX: CGFloat?
    let target: Int
    switch key {
    case .keyboardLeftArrow, .keyboardRightArrow:
      target = sideways(toTheRight: key == .keyboardRightArrow, control, extending)
    case .keyboardUpArrow, .keyboardDownArrow:
      guard !isSingle else { return false }
      let down = key == .keyboardDownArrow
      if control {
        target = editor.offset(from: focus, by: .paragraph, forward: down)
      } else {
        (target, keptX) = vertically(by: down ? 1 : -1, extending)
      }
    case .keyboardHome, .keyboardEnd:
      let end = key == .keyboardEnd
      target = control ? (end ? editor.count : 0) : column.lineEdge(at: focus, end: end)
    case .keyboardPageUp, .keyboardPageDown:
      guard !isSingle else { return false }
      (target, keptX) = page(down: key == .keyboardPageDown)
    default: return false
    }
    endComposition()
    editor.endTyping()
    select(TextSelection(anchor: extending ? editor.selection.anchor : target, focus: target))
    columnX = keptX
    return true
  }

  private func sideways(toTheRight: Bool, _ control: Bool, _ extending: Bool) -> Int {
    let selection = editor.selection
    let isForward = toTheRight != column.isRightToLeft(at: selection.focus)
    if !extending, !control, !selection.isEmpty {
      return isForward ? selection.range.upperBound : selection.range.lowerBound
    }
    if control { return editor.offset(from: selection.focus, by: .word, forward: isForward) }
    return column.offset(movingFrom: selection.focus, toTheRight: toTheRight) ?? selection.focus
  }

  private func vertically(by lines: Int, _ extending: Bool) -> (Int, CGFloat?) {
    let range = editor.selection.range
    var start = editor.selection.focus
    if !extending, !range.isEmpty { start = lines < 0 ? range.lowerBound : range.upperBound }
    let x = columnX ?? column.caretRect(at: start).minX
    return (column.offset(from: start, linesDown: lines, x: x), x)
  }

  private func page(down: Bool) -> (Int, CGFloat?) {
    let caret = column.caretRect(at: editor.selection.focus)
    let x = columnX ?? caret.minX
    let way = max(caret.height, (owner?.pageHeight ?? 0) - caret.height)
    let y = caret.midY + (down ? way : -way)
    if y < 0 { return (0, x) }
    if y > column.height { return (editor.count, x) }
    return (column.offset(closestTo: CGPoint(x: x, y: y)), x)
  }
}

extension TextInputCore {
  /// Returns whether text editing uses a key.
  func wants(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags
    guard flags.isDisjoint(with: [.alternate, .command]) else { return false }
    switch key.keyCode {
    case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
      .keyboardHome, .keyboardEnd, .keyboardDeleteOrBackspace, .keyboardDeleteForward,
      .keyboardInsert, .keyboardTab:
      return true
    case .keyboardPageUp, .keyboardPageDown, .keyboardReturnOrEnter, .keypadEnter:
      return !flags.contains(.control)
    default: break
    }
    if flags.contains(.control) { return Command(key) != nil }
    return key.characters.unicodeScalars.contains { $0.properties.generalCategory != .control }
  }
}
