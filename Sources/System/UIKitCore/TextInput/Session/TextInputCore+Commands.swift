import QuartzCore
import TextEditing

extension TextInputCore {
  /// The commands that Control and a letter perform.
  enum Command {
    case copy, cut, paste, selectAll, undo, redo

    @MainActor init?(_ key: UIKey) {
      let shift = key.modifierFlags.contains(.shift)
      switch (Self.letter(of: key), shift) {
      case ("a", false): self = .selectAll
      case ("c", false): self = .copy
      case ("x", false): self = .cut
      case ("v", _): self = .paste
      case ("z", false): self = .undo
      case ("z", true), ("y", false): self = .redo
      default: return nil
      }
    }

    /// The action that the command stands for; `nil` if it isn't one of the menu.
    @MainActor var action: EditMenuAction? {
      switch self {
      case .copy: .copy
      case .cut: .cut
      case .paste: .paste
      case .selectAll: .selectAll
      case .undo, .redo: nil
      }
    }

    /// Returns the Latin letter of a key: according to the keyboard layout or, for other scripts,
    /// to the position of the key.
    @MainActor private static func letter(of key: UIKey) -> Character? {
      if let typed = key.charactersIgnoringModifiers.lowercased().first, typed.isASCII,
        typed.isLetter
      {
        return typed
      }
      let letters: [UIKeyboardHIDUsage: Character] = [
        .keyboardA: "a", .keyboardC: "c", .keyboardX: "x", .keyboardV: "v", .keyboardZ: "z",
        .keyboardY: "y",
      ]
      return letters[key.keyCode]
    }
  }

  /// Performs a command with the owner's own methods, which subclasses can override.
  func run(_ command: Command) -> Bool {
    guard let owner else { return false }
    if let action = command.action, !owner.canPerformAction(action.selector, withSender: nil) {
      return true
    }
    switch command {
    case .copy: owner.copy(nil)
    case .cut: owner.cut(nil)
    case .paste: owner.paste(nil)
    case .selectAll: owner.selectAll(nil)
    case .undo: undo()
    case .redo: redo()
    }
    return true
  }

  func undo() {
    guard allowsEditing else { return }
    endComposition()
    perform { editor.undo() }
  }

  func redo() {
    guard allowsEditing else { return }
    endComposition()
    perform { editor.redo() }
  }

  // MARK: Standard actions

  /// Returns whether a standard action has an effect at present; `nil` if it is another one.
  func canPerform(_ action: Selector) -> Bool? {
    if action == EditMenuAction.selectSelector { return editor.count > 0 }
    let known = EditMenuAction.allCases.first { $0.selector == action }
    return known.map { editMenu?.canPerform($0) ?? false }
  }

  /// The selected text; nil if there is none, or if the text is secure.
  var copiedText: String? {
    let range = editor.selection.range
    return range.isEmpty || isSecure ? nil : editor.storage.string(in: range)
  }

  func copySelection() {
    if let copiedText { UIPasteboard.general.string = copiedText }
  }

  func cutSelection() {
    guard allowsEditing, let copiedText else { return }
    UIPasteboard.general.string = copiedText
    deleteSelection()
  }

  func deleteSelection() {
    guard !editor.selection.isEmpty else { return }
    editor.endTyping()
    delete(to: editor.selection.focus)
  }

  func paste() {
    guard allowsEditing else { return }
    insertPasted(UIPasteboard.general.string)
  }

  private func insertPasted(_ text: String?) {
    guard allowsEditing, let text, !text.isEmpty else { return }
    endComposition()
    editor.endTyping()
    type(pasted(text), isTyped: false)
  }

  /// Pastes the primary selection, the text selected last in any program, as the middle mouse
  /// button does.
  func pastePrimarySelection(at point: CGPoint) {
    guard allowsEditing else { return }
    select(TextSelection(caret: offset(at: point)))
    PrimarySelection.read { [weak self] in self?.insertPasted($0) }
  }

  /// Offers the selected text as the primary selection, which the middle mouse button pastes in all
  /// programs.
  func offerPrimarySelection() {
    guard !editor.selection.isEmpty, !isSecure else { return }
    PrimarySelection.offer { [weak self] in self?.copiedText }
  }

  /// Returns text in the form in which it is inserted: text fields have no line breaks.
  func pasted(_ text: String) -> String {
    guard editor.storage.paragraphs.isSingle else { return text }
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: " ")
  }

  func selectAllText() { select(TextSelection(0..<editor.count)) }

  /// Selects the word at the caret.
  func selectWord() { select(TextSelection(editor.wordRange(at: editor.selection.focus))) }
}
