import QuartzCore
import TextEditing

/// A scrolling view that displays multiple lines of editable text.
///
/// Only the visible paragraphs are laid out; the heights of the others are estimates.
@MainActor open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  lazy var core = TextInputCore(owner: self, isSingleParagraph: false)
  private lazy var stringTokenizer = UITextInputStringTokenizer(textInput: self)
  /// The size for a width, which is valid as long as the text doesn't change.
  var measured: (version: Int, width: CGFloat, size: CGSize)?
  private var isEditingNow = false
  /// The search of a long text that goes on.
  var searching: Task<Void, Never>?
  private var ownFindInteraction: UIFindInteraction?

  /// Creates a text view with a text container, or with a new one if nil.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  // MARK: Drag and drop

  /// The interaction that drags selected text.
  open var textDragInteraction: UIDragInteraction? { core.dragging?.dragInteraction }
  /// Whether text of the view is being dragged.
  open var isTextDragActive: Bool { core.dragging?.isDragging ?? false }
  /// The interaction that inserts dropped text.
  open var textDropInteraction: UIDropInteraction? { core.dragging?.dropInteraction }
  /// Whether a drag that the view accepts is over it.
  open var isTextDropActive: Bool { core.dragging?.isDropping ?? false }

  // MARK: Find

  /// Whether a person can search the text with a find navigator; false by default.
  open var isFindInteractionEnabled: Bool {
    get { ownFindInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if let ownFindInteraction { removeInteraction(ownFindInteraction) }
      ownFindInteraction = newValue ? UIFindInteraction(sessionDelegate: self) : nil
      if let ownFindInteraction { addInteraction(ownFindInteraction) }
    }
  }
  /// The interaction that searches the text; nil unless `isFindInteractionEnabled`.
  open var findInteraction: UIFindInteraction? { ownFindInteraction }
  open func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  open func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    findDidEnd()
  }

  // MARK: Text

  /// The text; empty by default. Setting it doesn't notify the delegate of changed text and can't
  /// be undone.
  open var text: String! {
    get { core.editor.text }
    set { core.setContent(TextFragment(newValue ?? "", core.editor.emptyAttributes)) }
  }
  /// The text with its attributes. Setting it doesn't notify the delegate of changed text and can't
  /// be undone.
  open var attributedText: NSAttributedString! {
    get { core.attributedText }
    set { core.setContent(newValue.map { TextFragment($0) } ?? TextFragment()) }
  }
  /// The font of the whole text, or of its first character if fonts differ. Nil, the default,
  /// stands for the system font in 12 points.
  open var font: UIFont? {
    get { firstAttribute(.font) as? UIFont ?? plainFont }
    set {
      plainFont = newValue
      removeAttribute(.font)
    }
  }
  var plainFont: UIFont? { didSet { styleDidChange() } }
  /// The color of the whole text, or of its first character if colors differ. Nil, the default,
  /// stands for the label color.
  open var textColor: UIColor? {
    get { firstAttribute(.foregroundColor) as? UIColor ?? plainColor }
    set {
      plainColor = newValue
      removeAttribute(.foregroundColor)
    }
  }
  var plainColor: UIColor? { didSet { styleDidChange() } }
  /// The alignment of text that doesn't specify one; natural by default.
  open var textAlignment = NSTextAlignment.natural { didSet { styleDidChange() } }
  /// The selected range in UTF-16 code units.
  open var selectedRange: NSRange {
    get {
      let range = core.editor.selection.range
      return NSRange(location: range.lowerBound, length: range.count)
    }
    set { core.select(TextSelection(newValue.limited(to: core.editor.count)), byPerson: false) }
  }
  /// The attributes of text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { core.typingAttributes }
    set { core.editor.typingAttributes = SharedAttributes(newValue) }
  }
  /// Whether the user can edit the text; true by default. Links work only if it is false.
  open var isEditable = true { didSet { if isEditable != oldValue { editabilityDidChange() } } }
  /// Whether the user can select text and open links; true by default.
  open var isSelectable = true { didSet { if isSelectable != oldValue { usesDidChange() } } }
  /// The types of data that are detected and shown as links while the text can't be edited; none by
  /// default.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { styleDidChange() } }
  }
  /// The attributes of links, which replace their own.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
    didSet { styleDidChange() }
  }
  /// Whether the next inserted text replaces the whole text; false by default.
  open var clearsOnInsertion: Bool {
    get { core.replacesAllNext }
    set { core.replacesAllNext = newValue }
  }
  /// Whether the font is scaled when the text scale changes, if it is a scaled font; false by
  /// default.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextScale() } }

  /// The area in which the lines are laid out.
  open private(set) var textContainer: NSTextContainer
  /// The insets of the text container from the edges of the content; 8 points at the top and bottom
  /// by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { containerDidChange() } }
  }

  /// Scrolls until a range is visible.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range.limited(to: core.editor.count)) }

  // MARK: Layout

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if old != super.bounds.origin { setNeedsLayout() }
    }
  }

  open override func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : size(forWidth: nil)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forWidth: size.width > 0 ? size.width : nil)
  }
  override var heightDependsOnWidth: Bool { !isScrollEnabled }
  override func layoutContentSize(forWidth width: CGFloat?) -> CGSize {
    let natural = intrinsicContentSize
    guard heightDependsOnWidth, let width, width < natural.width else { return natural }
    return CGSize(width: natural.width, height: size(forWidth: width).height)
  }
  override var baselineOffsets: (first: CGFloat, last: CGFloat) { textBaselineOffsets }

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

  open override var canBecomeFirstResponder: Bool { isSelectable || isEditable }
  open override var undoManager: UndoManager? { core.undoManager }

  /// Begins editing or, if the text isn't editable, selection; the delegate can refuse editing.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil,
      !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    core.begin()
    beginIfEditable()
    return true
  }

  private func beginIfEditable() {
    guard isEditable, !isEditingNow else { return }
    isEditingNow = true
    didBegin()
  }

  /// Ends editing, unless the delegate refuses it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    core.endComposition()
    guard !isEditingNow || textDelegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    endEditing()
    return true
  }

  private func endEditing() {
    core.end()
    guard isEditingNow else { return }
    isEditingNow = false
    didEnd()
  }

  private func editabilityDidChange() {
    if !dataDetectorTypes.isEmpty { styleDidChange() }
    usesDidChange()
  }

  private func usesDidChange() {
    guard isFirstResponder else { return }
    endEditing()
    guard canBecomeFirstResponder else { return _ = super.resignFirstResponder() }
    core.begin()
    beginIfEditable()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // A delegate can't keep editing active in a text view that has left its window.
    if !isFirstResponder { endEditing() }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !($0.key.map { core.handle($0) || scroll(by: $0) } ?? false) }
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
    return textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { core.styling(at: position) }

  // MARK: Finding

  open var supportsTextReplacement: Bool { isEditable }

  open func clearAllDecoratedFoundText() { core.canvas.found = FoundTextMarks() }

  open func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { UITextSearchingFindSession(searchableObject: self) }
}
