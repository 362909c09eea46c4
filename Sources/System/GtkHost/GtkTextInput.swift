import CGtk
import CGtkShim
import Foundation
import HostInterface

/// Connects the text that is edited in a window to the user's input method.
@MainActor final class GtkTextInput {
  private(set) weak var client: (any TextInputClient)?
  private var context: UnsafeMutablePointer<GtkIMContext>?
  private var isFocused = false
  private var purpose: TextInputPurpose?
  private var hints: TextInputHints = []
  /// Whether the client shows text that is being composed.
  private var isComposing = false
  /// Whether the input method doesn't yet know the caret or the purpose.
  private var isOutdated = false
  /// Above 0 while what the input method says isn't for the client.
  private var silence = 0

  /// No input method needs more text on either side of the caret, in bytes.
  private static let longestSurroundings = 2000

  init(canvas: UnsafeMutablePointer<GtkWidget>) {
    var callbacks = Self.callbacks
    context = host_text_input_new(canvas, &callbacks, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Must be called before the canvas is destroyed.
  func close() {
    guard let context else { return }
    self.context = nil
    host_text_input_free(context)
  }

  isolated deinit { close() }

  func setClient(_ client: (any TextInputClient)?, isActive: Bool) {
    if client !== self.client {
      reset()
      self.client = client
      // Each text is a new conversation for an input method.
      setFocused(false)
    }
    setFocused(isActive)
  }

  /// Tells the input method whether keys come to the client.
  func setFocused(_ isFocused: Bool) {
    let isFocused = isFocused && client != nil
    guard let context, isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    silently { isFocused ? gtk_im_context_focus_in(context) : gtk_im_context_focus_out(context) }
    if isFocused { setNeedsUpdate() }
  }

  /// Ends the composition without a call of the client.
  func reset() {
    isComposing = false
    if let context { silently { gtk_im_context_reset(context) } }
  }

  private func silently(_ body: () -> Void) {
    silence += 1
    body()
    silence -= 1
  }

  /// Returns whether the input method takes a key event, so that it isn't one for the app.
  func filter(_ event: OpaquePointer) -> Bool {
    guard let context, client != nil else { return false }
    // With Super, keys are commands.
    let command = GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue
    guard gdk_event_get_modifier_state(event).rawValue & command == 0 else { return false }
    setFocused(true)
    updateIfNeeded()
    return gtk_im_context_filter_keypress(context, event) != 0
  }

  // MARK: What the input method knows

  func setNeedsUpdate() {
    guard !isOutdated, client != nil else { return }
    isOutdated = true
    DispatchQueue.main.async { [weak self] in self?.updateIfNeeded() }
  }

  private func updateIfNeeded() {
    guard isOutdated else { return }
    isOutdated = false
    guard let context, let client else { return }
    if client.purpose != purpose || client.hints != hints {
      purpose = client.purpose
      hints = client.hints
      host_text_input_set_purpose(
        context, client.purpose.gtk,
        GtkInputHints(client.purpose.hints.rawValue | client.hints.gtk.rawValue))
    }
    let caret = client.caretRect
    let isUsable = [caret.minX, caret.minY, caret.width, caret.height].allSatisfy { abs($0) < 1e6 }
    guard isUsable else { return }
    var area = GdkRectangle(
      x: Int32(caret.minX.rounded()), y: Int32(caret.minY.rounded()),
      width: Int32(caret.width.rounded()), height: Int32(caret.height.rounded()))
    gtk_im_context_set_cursor_location(context, &area)
  }

  /// Returns whether there is any; a secret isn't told.
  private func giveSurroundings() -> Bool {
    guard !MainLoopWait.isWaiting, let context, let client, !client.purpose.isSecret else {
      return false
    }
    let surroundings = client.surroundingText
    var utf8 = Array(surroundings.text.utf8)
    let offsets = TextOffsets(utf8)
    let caret = offsets.byte(at: surroundings.selection.upperBound)
    func start(near byte: Int) -> Int { offsets.byte(at: offsets.utf16(at: byte)) }
    let first = start(near: max(0, caret - Self.longestSurroundings))
    let last = start(near: min(utf8.count, caret + Self.longestSurroundings))
    let anchor = max(first, offsets.byte(at: surroundings.selection.lowerBound))
    utf8 = Array(utf8[first..<max(first, last)])
    utf8.withUnsafeMutableBytes { bytes in
      let text = bytes.baseAddress.map { $0.assumingMemoryBound(to: CChar.self) }
      guard let text else {
        return gtk_im_context_set_surrounding_with_selection(context, "", 0, 0, 0)
      }
      gtk_im_context_set_surrounding_with_selection(
        context, text, Int32(bytes.count), Int32(caret - first), Int32(anchor - first))
    }
    return true
  }

  // MARK: What the input method says

  private func commit(_ text: String) {
    guard silence == 0, !text.isEmpty else { return }
    isComposing = false
    client?.insertText(text)
  }

  private func compositionChanged() {
    guard silence == 0, let context, let client else { return }
    var text: UnsafeMutablePointer<CChar>?
    var attributes: OpaquePointer?
    var caret: Int32 = 0
    gtk_im_context_get_preedit_string(context, &text, &attributes, &caret)
    defer {
      g_free(text)
      pango_attr_list_unref(attributes)
    }
    let marked = MarkedText(
      text.map { String(cString: $0) } ?? "", caret: Int(caret), attributes: attributes)
    guard isComposing || !marked.text.isEmpty else { return }
    isComposing = !marked.text.isEmpty
    client.setMarkedText(marked)
  }

  /// Deletes Unicode scalars relative to the caret.
  private func deleteSurroundings(from offset: Int, count: Int) -> Bool {
    guard silence == 0, !MainLoopWait.isWaiting, let client, count >= 0 else { return false }
    let surroundings = client.surroundingText
    var (ends, position, caret) = ([0], 0, 0)
    for scalar in surroundings.text.unicodeScalars {
      position += scalar.utf16.count
      ends.append(position)
      if position <= surroundings.selection.upperBound { caret = ends.count - 1 }
    }
    guard ends.indices.contains(caret + offset), ends.indices.contains(caret + offset + count)
    else {
      return false
    }
    let start = ends[caret + offset]
    client.deleteSurroundingText(
      from: start - surroundings.selection.upperBound, length: ends[caret + offset + count] - start)
    return true
  }

  private static let callbacks = HostTextInputCallbacks(
    commit: { context, text in
      let text = text.map { String(cString: $0) } ?? ""
      onMain(context) { input in MainLoopWait.deliver { input.commit(text) } }
    },
    preedit: { context in
      onMain(context) { input in MainLoopWait.deliver { input.compositionChanged() } }
    },
    retrieve_surrounding: { context in
      var isGiven = false
      onMain(context) { isGiven = $0.giveSurroundings() }
      return isGiven ? 1 : 0
    },
    delete_surrounding: { context, offset, count in
      var isDeleted = false
      onMain(context) { isDeleted = $0.deleteSurroundings(from: Int(offset), count: Int(count)) }
      return isDeleted ? 1 : 0
    })

  private nonisolated static func onMain(
    _ context: UnsafeMutableRawPointer?, _ body: @MainActor (GtkTextInput) -> Void
  ) {
    guard let input = object(context, as: GtkTextInput.self) else { return }
    MainActor.assumeIsolated { body(input) }
  }
}

extension TextInputPurpose {
  fileprivate var gtk: GtkInputPurpose {
    switch self {
    case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
    case .digits: GTK_INPUT_PURPOSE_DIGITS
    case .number: GTK_INPUT_PURPOSE_NUMBER
    case .phone: GTK_INPUT_PURPOSE_PHONE
    case .url: GTK_INPUT_PURPOSE_URL
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .name: GTK_INPUT_PURPOSE_NAME
    case .password: GTK_INPUT_PURPOSE_PASSWORD
    case .pin: GTK_INPUT_PURPOSE_PIN
    }
  }

  fileprivate var isSecret: Bool { self == .password || self == .pin }

  fileprivate var hints: GtkInputHints {
    switch self {
    case .freeForm: GTK_INPUT_HINT_NONE
    case .name: GTK_INPUT_HINT_NO_SPELLCHECK
    case .digits, .number, .phone, .url, .email:
      GtkInputHints(GTK_INPUT_HINT_NO_SPELLCHECK.rawValue | GTK_INPUT_HINT_NO_EMOJI.rawValue)
    case .password, .pin:
      GtkInputHints(
        GTK_INPUT_HINT_PRIVATE.rawValue | GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
          | GTK_INPUT_HINT_NO_EMOJI.rawValue)
    }
  }
}

extension TextInputHints {
  fileprivate var gtk: GtkInputHints {
    let table: [(TextInputHints, GtkInputHints)] = [
      (.checksSpelling, GTK_INPUT_HINT_SPELLCHECK),
      (.doesNotCheckSpelling, GTK_INPUT_HINT_NO_SPELLCHECK),
      (.completesWords, GTK_INPUT_HINT_WORD_COMPLETION),
      (.uppercaseCharacters, GTK_INPUT_HINT_UPPERCASE_CHARS),
      (.uppercaseWords, GTK_INPUT_HINT_UPPERCASE_WORDS),
      (.uppercaseSentences, GTK_INPUT_HINT_UPPERCASE_SENTENCES),
    ]
    return GtkInputHints(table.reduce(0) { contains($1.0) ? $0 | $1.1.rawValue : $0 })
  }
}
