import QuartzCore
import TextEditing

/// Drags selected text out of a text input, and inserts text that is dropped on it.
@MainActor final class TextDragging: NSObject {
  private weak var owner: (any TextInputOwner)?
  private(set) lazy var dragInteraction = UIDragInteraction(delegate: self)
  private(set) lazy var dropInteraction = UIDropInteraction(delegate: self)
  /// The dragged range, and the version of the text in which it was dragged.
  private var dragged: (range: Range<Int>, version: Int, isTaken: Bool)?
  private(set) var isDragging = false
  private(set) var isDropping = false

  init(_ owner: any TextInputOwner) {
    self.owner = owner
    super.init()
    owner.addInteraction(dragInteraction)
    owner.addInteraction(dropInteraction)
  }

  /// Returns whether a press at a point of the owner can begin to drag the selection.
  func canDrag(at point: CGPoint) -> Bool {
    guard let owner, owner.core.copiedText != nil, owner.core.drag == nil else { return false }
    return owner.core.selectionRectsInOwner.contains { $0.contains(point) }
  }
}

extension TextInputCore {
  /// The visible selection rectangles, in the owner's coordinates.
  var selectionRectsInOwner: [CGRect] {
    guard let owner, !editor.selection.isEmpty else { return [] }
    let seen = canvas.convert(owner.bounds, from: owner)
    return column.selectionRects(for: editor.selection.range, from: seen.minY, to: seen.maxY)
      .map { canvas.convert($0, to: owner).intersection(owner.bounds) }
      .filter { $0.width > 0 && $0.height > 0 }
  }
}

extension TextDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let owner, canDrag(at: session.location(in: owner)), let text = owner.core.copiedText
    else {
      return []
    }
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    dragged = (owner.core.editor.selection.range, owner.core.version, false)
    return [item]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let owner, owner.window != nil, owner.superview != nil else { return nil }
    let rects = owner.core.selectionRectsInOwner
    guard let first = rects.first else { return nil }
    let path = UIBezierPath(roundedRect: first.insetBy(dx: -4, dy: -2), cornerRadius: 6)
    for rect in rects.dropFirst() {
      path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -2), cornerRadius: 6))
    }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = path
    return UITargetedDragPreview(view: owner, parameters: parameters)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    isDragging = true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { owner?.allowsEditing ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    isDragging = false
    defer { dragged = nil }
    // The text is elsewhere now, so it is deleted here unless it was changed in the meantime.
    guard operation == .move, let dragged, !dragged.isTaken, let owner, owner.allowsEditing,
      dragged.version == owner.core.version
    else { return }
    owner.core.select(TextSelection(dragged.range))
    owner.core.deleteSelection()
  }
}

extension TextDragging: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let owner, owner.allowsEditing else { return false }
    return session.canLoadObjects(ofClass: NSString.self)
      || session.canLoadObjects(ofClass: NSURL.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { isDropping = true }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let owner, owner.allowsEditing else { return UIDropProposal(dropOperation: .forbidden) }
    let core = owner.core
    let offset = core.offset(at: session.location(in: owner))
    core.canvas.showCaret(at: core.column.caretRect(at: offset))
    let copies = (session.localDragSession as? DragSession)?.isCopying ?? true
    // Text is moved within its text input and copied between text inputs, as on a tablet.
    let isOwn = dragged?.version == core.version && isDragging
    return UIDropProposal(
      dropOperation: isOwn && !copies && session.allowsMoveOperation ? .move : .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  {
    endDrop()
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    endDrop()
  }

  private func endDrop() {
    guard isDropping else { return }
    isDropping = false
    owner?.core.restoreCaret()
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let owner else { return }
    let offset = owner.core.offset(at: session.location(in: owner))
    let isMove = (session as? DropSession)?.operation == .move && isDragging
    endDrop()
    if isMove, let dragged, dragged.version == owner.core.version {
      self.dragged?.isTaken = true
      owner.becomeFirstResponder()
      owner.core.move(dragged.range, to: offset)
      return
    }
    let insert = { [weak self] (text: String) in
      guard let owner = self?.owner, owner.allowsEditing, !text.isEmpty else { return }
      owner.becomeFirstResponder()
      owner.core.insertDropped(text, at: offset)
    }
    if session.canLoadObjects(ofClass: NSString.self) {
      session.loadObjects(ofClass: String.self) { insert($0.joined(separator: "\n")) }
    } else {
      session.loadObjects(ofClass: URL.self) {
        insert($0.map(\.absoluteString).joined(separator: "\n"))
      }
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let owner else { return nil }
    let caret = owner.core.caretInOwner
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(
        container: owner, center: CGPoint(x: caret.midX, y: caret.midY),
        transform: CGAffineTransform(scaleX: 0.4, y: 0.4)))
  }
}

extension TextInputCore {
  /// Inserts dropped text and selects it.
  func insertDropped(_ text: String, at offset: Int) {
    endComposition()
    editor.endTyping()
    let start = editor.boundary(near: max(0, min(offset, editor.count)))
    select(TextSelection(caret: start))
    let count = editor.count
    type(pasted(text), isTyped: false)
    let added = editor.count - count
    if added > 0 { select(TextSelection(start..<start + added)) }
  }

  /// Moves a range to an offset and selects it there. It is a single change, of the range and the
  /// text up to the offset, so that the delegate can't allow one half of it only.
  func move(_ range: Range<Int>, to offset: Int) {
    guard range.upperBound <= editor.count, !(range.lowerBound...range.upperBound).contains(offset)
    else {
      return select(TextSelection(range))
    }
    endComposition()
    editor.endTyping()
    let target = editor.boundary(near: max(0, min(offset, editor.count)))
    let isForward = target > range.lowerBound
    let whole = min(range.lowerBound, target)..<max(range.upperBound, target)
    let skipped = isForward ? range.upperBound..<target : target..<range.lowerBound
    let parts = (isForward ? [skipped, range] : [range, skipped]).map {
      editor.storage.fragment(in: $0)
    }
    let moved = TextFragment(units: parts.flatMap { $0.units }, runs: parts.flatMap { $0.runs })
    let isAllowed = replace(whole, with: moved.string) { editor.replace(whole, with: moved) }
    guard isAllowed else { return select(TextSelection(range)) }
    let start = isForward ? target - range.count : target
    select(TextSelection(start..<start + range.count))
  }
}
