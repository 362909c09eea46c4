import QuartzCore
import TextEditing

/// A control that displays a line of editable text.
@MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  lazy var core = TextInputCore(owner: self, isSingleParagraph: true)
  let clip = UIView()
  let decoration = TextFieldDecoration()
  let placeholderLabel = UILabel()
  lazy var clearButton = TextFieldClearButton()
  /// The distance by which the text is scrolled to the left, in points.
  var scrollX: CGFloat = 0
  private lazy var stringTokenizer = UITextInputStringTokenizer(textInput: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Drag and drop

  /// The interaction that drags selected text.
  open var textDragInteraction: UIDragInteraction? { core.dragging?.dragInteraction }
  /// Whether text of the field is being dragged.
  open var isTextDragActive: Bool { core.dragging?.isDragging ?? false }
  /// The interaction that inserts dropped text.
  open var textDropInteraction: UIDropInteraction? { core.dragging?.dropInteraction }
  /// Whether a drag that the field accepts is over it.
  open var isTextDropActive: Bool { core.dragging?.isDropping ?? false }

  // MARK: Text

  /// The text; empty by default. Setting it sends no events and can't be undone.
  open var text: String? {
    get { core.editor.text }
    set { setContent(TextFragment(newValue ?? "", core.editor.emptyAttributes)) }
  }
  /// The text with its attributes. Setting it sends no events and can't be undone.
  open var attributedText: NSAttributedString? {
    get { core.attributedText }
    set { setContent(newValue.map { TextFragment($0) } ?? TextFragment()) }
  }
  /// The font of text that doesn't specify one; the system font in 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { styleDidChange() } }
  /// The color of text that doesn't specify one; the label color by default.
  open var textColor: UIColor? = .label { didSet { styleDidChange() } }
  /// The alignment of the text; natural by default.
  open var textAlignment = NSTextAlignment.natural { didSet { styleDidChange() } }
  /// The default attributes of the text. Setting them affects the whole text; a font, color or
  /// alignment that they don't specify stays unchanged.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { plainAttributes }
    set { setDefaultAttributes(newValue) }
  }
  /// The attributes of text that is typed next; nil while the field isn't being edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? core.typingAttributes : nil }
    set { core.editor.typingAttributes = newValue.map(SharedAttributes.init) }
  }
  /// The text that is displayed while there is no other text; nil by default.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      styleDidChange()
    }
  }
  /// The placeholder with attributes; nil by default.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.text == nil ? nil : placeholderLabel.attributedText }
    set {
      placeholderLabel.attributedText = newValue
      styleDidChange()
    }
  }
  /// Whether the text is cleared when editing begins; false by default.
  open var clearsOnBeginEditing = false
  /// Whether the next inserted text replaces the whole text; false by default.
  open var clearsOnInsertion: Bool {
    get { core.replacesAllNext }
    set { core.replacesAllNext = newValue }
  }
  /// Whether the font shrinks so that the text fits the field; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }
  /// The minimum font size to which text shrinks, in points; 0 by default.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether the font is scaled when the text scale changes, if it is a scaled font; false by
  /// default.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextScale() } }
  /// The delegate of the text field.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited.
  open private(set) var isEditing = false

  // MARK: Appearance

  /// The border style; none by default.
  open var borderStyle = BorderStyle.none { didSet { appearanceDidChange() } }
  /// The background image of a field whose border isn't a rounded rectangle; nil by default.
  open var background: UIImage? { didSet { appearanceDidChange() } }
  /// The background image of a disabled field; nil by default.
  open var disabledBackground: UIImage? { didSet { appearanceDidChange() } }
  /// The visibility of the clear button while there is text; never by default.
  open var clearButtonMode = ViewMode.never { didSet { appearanceDidChange() } }
  /// A view at the leading edge; nil by default.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// The visibility of the leading view; never by default.
  open var leftViewMode = ViewMode.never { didSet { appearanceDidChange() } }
  /// A view at the trailing edge; nil by default. The clear button takes its place while it is
  /// visible.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// The visibility of the trailing view; never by default.
  open var rightViewMode = ViewMode.never { didSet { appearanceDidChange() } }

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while the field isn't being edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the text while the field is being edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(in: bounds) }
  /// Returns the rectangle of the leading view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, in: bounds, isLeading: true)
  }
  /// Returns the rectangle of the trailing view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, in: bounds, isLeading: false)
  }

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  override var baselineOffsets: (first: CGFloat, last: CGFloat) { textBaselineOffsets }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
    focusRing?.layOut(in: self)
  }

  package override func stateDidChange() {
    super.stateDidChange()
    appearanceDidChange()
  }

  package override func traitsDidChange() {
    super.traitsDidChange()
    followTextScale()
    styleDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    core.canvas.setNeedsDisplay()
  }

  // MARK: Responder

  package override var takesKeyboardFocus: Bool { true }
  package override var sendsPrimaryAction: Bool { false }
  override var keyboardFocusRadius: CGFloat { borderStyle == .roundedRect ? 5 : 2 }

  open override var undoManager: UndoManager? { core.undoManager }

  /// Begins editing, unless the delegate refuses it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil,
      delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    isEditing = true
    didBegin()
    return true
  }

  /// Ends editing, unless the delegate refuses it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    core.endComposition()
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    endEditing()
    return true
  }

  private func endEditing() {
    guard isEditing else { return }
    isEditing = false
    didEnd()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // A delegate can't keep editing active in a field that has left its window.
    if !isFirstResponder { endEditing() }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !($0.key.map(core.handle) ?? false) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    core.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func copy(_ sender: Any?) { core.copySelection() }
  open override func cut(_ sender: Any?) { core.cutSelection() }
  open override func paste(_ sender: Any?) { core.paste() }
  open override func select(_ sender: Any?) { core.selectWord() }
  open override func selectAll(_ sender: Any?) { core.selectAllText() }
  open override func delete(_ sender: Any?) { core.deleteSelection() }

  // MARK: UITextInputTraits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { core.traitsDidChange() }
  }
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { core.traitsDidChange() }
  }
  open var spellCheckingType = UITextSpellCheckingType.default {
    didSet { core.traitsDidChange() }
  }
  open var keyboardType = UIKeyboardType.default { didSet { core.traitsDidChange() } }
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false {
    didSet {
      core.traitsDidChange()
      styleDidChange()
    }
  }
  open var textContentType: UITextContentType! { didSet { core.traitsDidChange() } }

  // MARK: UITextInput

  open var hasText: Bool { core.editor.count > 0 }
  open func insertText(_ text: String) { core.insertByPerson(text) }
  open func deleteBackward() { core.deleteBackward() }
  open func text(in range: UITextRange) -> String? { core.text(in: range) }
  open func replace(_ range: UITextRange, withText text: String) {
    core.replace(range, withText: text)
  }
  open var selectedTextRange: UITextRange? {
    get { core.selectedTextRange }
    set { core.selectedTextRange = newValue }
  }
  open var markedTextRange: UITextRange? { core.markedTextRange }
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { core.editor.markedAttributes }
    set { core.editor.markedAttributes = newValue }
  }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    core.setMarkedText(markedText, selectedRange: selectedRange)
  }
  open func unmarkText() { core.endComposition() }
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(core.editor.count) }
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { core.textRange(from: fromPosition, to: toPosition) }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    core.position(from: position, offset: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { core.position(from: position, in: direction, offset: offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    core.compare(position, to: other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    core.offset(of: toPosition) - core.offset(of: from)
  }
  open var inputDelegate: (any UITextInputDelegate)? {
    get { core.inputDelegate }
    set { core.inputDelegate = newValue }
  }
  open var tokenizer: any UITextInputTokenizer { stringTokenizer }
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { core.position(within: range, farthestIn: direction) }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { core.characterRange(byExtending: position, in: direction) }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { core.baseWritingDirection(at: position) }
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { core.setBaseWritingDirection(writingDirection, for: range) }
  open func firstRect(for range: UITextRange) -> CGRect { core.firstRect(for: range) }
  open func caretRect(for position: UITextPosition) -> CGRect { core.caretRect(for: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    core.selectionRects(for: range)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    core.closestPosition(to: point)
  }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    core.closestPosition(to: point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { core.characterRange(at: point) }
  /// Returns whether text may be replaced; the default implementation asks the delegate.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    let range = NSRange(core.range(of: range))
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text)
      ?? true
  }
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { core.styling(at: position) }
}
