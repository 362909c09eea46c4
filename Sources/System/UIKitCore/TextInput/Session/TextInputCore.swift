import HostInterface
import QuartzCore
import TextEditing

/// The common implementation of text fields and text views: an editor, the layout of its text, the
/// caret, and the handling of keys, pointers and input methods.
@MainActor final class TextInputCore: NSObject {
  let editor: TextEditor
  let undoManager = UndoManager()
  let column: TextColumn
  let canvas: TextCanvas
  private(set) weak var owner: (any TextInputOwner)?
  weak var inputDelegate: (any UITextInputDelegate)?
  /// Whether the next inserted text replaces the whole text.
  var replacesAllNext = false
  /// Whether the owner is first responder and its text can be edited.
  private(set) var isEditing = false
  /// The window that delivers text input to the core.
  private weak var host: (any HostWindow)?
  private lazy var blinking = CaretBlinking { [weak self] in self?.showCaret($0) }
  private var observers: [any NSObjectProtocol] = []
  /// The number of changes of the text so far.
  private(set) var version = 0
  private var depth = 0
  /// The distance from the left edge that the caret keeps while it moves up and down.
  var columnX: CGFloat?
  var drag: TextDrag?
  /// The drag and drop support, once the owner is connected.
  private(set) var dragging: TextDragging?
  /// The edit menu, once the owner is connected.
  private(set) var editMenu: TextEditMenu?

  init(owner: any TextInputOwner, isSingleParagraph: Bool) {
    self.owner = owner
    undoManager.groupsByEvent = false
    editor = TextEditor(isSingleParagraph: isSingleParagraph, history: undoManager)
    column = TextColumn(editor)
    canvas = TextCanvas(column)
    super.init()
    editor.observer = self
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  /// Adds to the owner what makes its text react to pointers, drags and the edit menu.
  func connect(_ owner: any TextInputOwner) {
    owner.addGestureRecognizer(TextPointerRecognizer(owner))
    owner.addGestureRecognizer(TextHoverRecognizer(owner))
    dragging = TextDragging(owner)
    editMenu = TextEditMenu(owner)
  }

  var allowsEditing: Bool { owner?.allowsEditing ?? false }
  var isSecure: Bool { owner?.isSecureTextEntry ?? false }

  /// Called when a trait of the owner has changed that input methods know.
  func traitsDidChange() { host?.textInputDidChange() }

  // MARK: Changes

  /// Performs changes, then notifies the owner, its delegate and the input method of those that
  /// occurred.
  ///
  /// - Parameter byPerson: Whether the user makes the changes; the delegate is notified of changed
  ///   text only then.
  func perform(byPerson: Bool = true, _ body: () -> Void) {
    let (oldVersion, oldSelection) = (version, editor.selection)
    if !byPerson, depth == 0 {
      inputDelegate?.textWillChange(owner)
      inputDelegate?.selectionWillChange(owner)
    }
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    let didChange = version != oldVersion
    let didMove = editor.selection != oldSelection
    if didChange { owner?.contentDidChange() }
    if didChange || didMove { selectionIsOther() }
    if byPerson {
      if didChange { owner?.editedTextDidChange() }
      if didMove { owner?.editedSelectionDidChange() }
      if didMove, !didChange { offerPrimarySelection() }
      if didChange || didMove { owner?.revealCaret() }
    } else {
      if didMove { owner?.editedSelectionDidChange() }
      if didChange { inputDelegate?.textDidChange(owner) }
      if didMove { inputDelegate?.selectionDidChange(owner) }
    }
    if didChange || didMove { host?.textInputDidChange() }
  }

  private func selectionIsOther() {
    updateSelection()
    if isCaretWanted { blinking.restart() } else { blinking.stop() }
  }

  /// Replaces a range if the delegate allows it; returns whether it does.
  @discardableResult
  func replace(_ range: Range<Int>, with text: String, _ body: () -> Void) -> Bool {
    guard allowsEditing,
      owner?.shouldChangeText(in: TextOffsetRange(range), replacementText: text) ?? false
    else { return false }
    perform(body)
    return true
  }

  /// Inserts text that the user has typed or pasted.
  func type(_ text: String, isTyped: Bool = true) {
    let range = editor.marked ?? editor.selection.range
    let isAllowed = replace(range, with: text) { editor.insert(text, isTyped: isTyped) }
    if !isAllowed, editor.marked != nil { perform { editor.setMarked("", selection: 0..<0) } }
  }

  /// Deletes the selection or, if it is empty, the text up to an offset.
  func delete(to offset: Int, coalescing: Bool = false) {
    endComposition()
    let caret = editor.selection.focus
    let range =
      editor.selection.isEmpty
      ? min(caret, offset)..<max(caret, offset) : editor.selection.range
    guard !range.isEmpty else { return }
    replace(range, with: "") { editor.delete(to: offset, coalescing: coalescing) }
  }

  func select(_ selection: TextSelection, byPerson: Bool = true) {
    endComposition()
    perform(byPerson: byPerson) { editor.select(selection) }
    // Shows the caret immediately even if the selection hasn't changed.
    if isCaretWanted { blinking.restart() }
  }

  // MARK: Editing

  /// Called when the owner has become first responder.
  func begin() {
    isEditing = allowsEditing
    let center = NotificationCenter.default
    for name in [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
    ] {
      observers.append(
        center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          // UIKit posts its notifications on the main thread.
          let leaves = note.name == UIScene.willDeactivateNotification
          let sender = (note.object as AnyObject?).map { ObjectIdentifier($0) }
          MainActor.assumeIsolated { self?.activityDidChange(of: sender, isLeaving: leaves) }
        })
    }
    activityDidChange(isLeaving: false)
  }

  /// Called when the owner is no longer first responder, or has left the window.
  func end() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    isEditing = false
    drag = nil
    activityDidChange(isLeaving: true)
    updateSelection()
  }

  private func activityDidChange(of sender: ObjectIdentifier?, isLeaving: Bool) {
    let scene = owner?.window?.windowScene.map { ObjectIdentifier($0) }
    guard !isLeaving || sender == scene else { return }
    activityDidChange(isLeaving: isLeaving)
  }

  /// Receives the window's text input while the window is the key window of an active scene.
  private func activityDidChange(isLeaving: Bool) {
    let window = owner?.window
    let isActive =
      isEditing && !isLeaving && window?.isKeyWindow == true
      && window?.windowScene?.activationState == .foregroundActive
    let wanted = isActive ? window?.hostWindow : nil
    if let host, host !== wanted {
      endComposition()
      if host.textInputClient === self { host.textInputClient = nil }
      self.host = nil
    }
    if let wanted, host == nil {
      host = wanted
      wanted.textInputClient = self
    }
    updateSelection()
    if isCaretWanted { blinking.restart() } else { blinking.stop() }
  }

  /// Whether the window delivers text input to the core.
  var isActive: Bool { host != nil }

  /// Ends a composition, keeping its text, and notifies the input method.
  func endComposition() {
    guard editor.marked != nil else { return }
    perform { editor.unmark() }
    host?.resetTextInput()
  }

  // MARK: Caret

  private var isCaretWanted: Bool { isActive && editor.selection.isEmpty }

  private func showCaret(_ isShown: Bool) {
    canvas.showCaret(
      at: isShown && isCaretWanted ? column.caretRect(at: editor.selection.focus) : nil)
  }

  /// Called when the position of the text has changed.
  func layoutDidChange() {
    canvas.setNeedsDisplay()
    if canvas.isCaretVisible { showCaret(true) }
    host?.textInputDidChange()
  }

  /// Shows the caret at its own position again, after it has indicated the position of a drop.
  func restoreCaret() {
    showCaret(true)
    if isCaretWanted { blinking.restart() }
  }

  private func updateSelection() {
    let isShown =
      owner?.isFirstResponder == true && !editor.selection.isEmpty
      && editor.marked == nil
    canvas.shownSelection = isShown ? editor.selection.range : nil
  }

  /// The caret in the owner's coordinates.
  var caretInOwner: CGRect {
    var rect = column.caretRect(at: editor.selection.focus)
    rect.origin.x -= TextCanvas.caretWidth / 2
    rect.size.width = TextCanvas.caretWidth
    return owner.map { canvas.convert(rect, to: $0) } ?? rect
  }
}

extension TextInputCore: TextEditorObserving {
  func editorDidReplace(_ edit: TextEdit) {
    version += 1
    column.replace(edit)
    canvas.found.replace(edit.range, length: edit.length)
    canvas.setNeedsDisplay()
  }

  func editorDidUnmark(_ range: Range<Int>) {
    column.invalidate(range)
    canvas.setNeedsDisplay()
  }

  func editorWillRevert() { host?.resetTextInput() }

  /// Notifies the owner and the input method of a change that the undo manager itself has reverted.
  func editorDidRevert() {
    guard depth == 0 else { return }
    owner?.contentDidChange()
    selectionIsOther()
    owner?.editedTextDidChange()
    owner?.editedSelectionDidChange()
    owner?.revealCaret()
    host?.textInputDidChange()
  }
}

extension TextInputCore: TextInputClient {
  func insertText(_ text: String) {
    // A subclass can override the insertion of typed text.
    if let owner, owner.allowsEditing { owner.insertText(text) }
  }

  func setMarkedText(_ text: MarkedText) {
    guard allowsEditing else { return }
    perform {
      editor.markedSpans = text.spans
      editor.setMarked(text.text, selection: text.caret..<text.caret)
    }
  }

  var surroundingText: SurroundingText {
    guard !isSecure else { return SurroundingText() }
    let caret = editor.selection.range
    let index = editor.storage.paragraphs.index(at: caret.lowerBound)
    let all = editor.storage.paragraphs.content(index, in: editor.storage.units)
    let near =
      max(all.lowerBound, caret.lowerBound - 1000)..<min(all.upperBound, caret.lowerBound + 1000)
    let start = editor.boundary(near: near.lowerBound)
    let range = start..<max(start, min(editor.boundary(near: near.upperBound), all.upperBound))
    // The text that is being composed isn't part of the text yet.
    if let marked = editor.marked?.clamped(to: range) {
      let text =
        editor.storage.string(in: start..<marked.lowerBound)
        + editor.storage.string(in: marked.upperBound..<range.upperBound)
      return SurroundingText(text, selection: marked.lowerBound - start..<marked.lowerBound - start)
    }
    let selected = caret.clamped(to: range)
    return SurroundingText(
      editor.storage.string(in: range),
      selection: selected.lowerBound - start..<selected.upperBound - start)
  }

  func deleteSurroundingText(from start: Int, length: Int) {
    let caret = editor.selection.focus
    let range = editor.rounded(
      max(0, caret + start)..<max(0, min(editor.count, caret + start + length)))
    guard !range.isEmpty else { return }
    replace(range, with: "") { editor.replace(range, with: TextFragment()) }
  }

  var caretRect: CGRect {
    guard let owner, let window = owner.window else { return .zero }
    let rect = owner.convert(caretInOwner, to: window)
    return rect.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  var purpose: TextInputPurpose { owner?.inputPurpose ?? .freeForm }
  var hints: TextInputHints { owner?.inputHints ?? [] }
}
