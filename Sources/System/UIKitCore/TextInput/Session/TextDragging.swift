import QuartzCore

/// Drags selected text out of a text input, and inserts what is dropped on it.
@MainActor final class TextDragging: NSObject {
  private weak var owner: (any TextInputOwner)?
  private(set) lazy var dragInteraction = UIDragInteraction(delegate: self)
  private(set) lazy var dropInteraction = UIDropInteraction(delegate: self)
  /// What is dragged, as the text was then.
  private var dragged: (range: Range<Int>, version: Int, isTaken: Bool)?
  private(set) var isDragging = false
  private(set) var isDropping = false

  init(_ owner: any TextInputOwner) {
    self.owner = owner
    super.init()
    owner.addInteraction(dragInteraction)
    owner.addInteraction(dropInteraction)
  }

  /// Whether a press at a point of the owner may begin to drag the selection.
  func canDrag(at point: CGPoint) -> Bool {
    guard let owner, owner.core.copiedText != nil else { return false }
    return owner.core.selectionRectsInOwner.contains { $0.contains(point) }
  }
}

extension TextInputCore {
  /// Where the selection is seen, in the owner's coordinates.
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
    guard let owner, canDrag(at: session.location(in: owner)), let text = owner.core.copiedText else {
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

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    isDragging = true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { owner?.allowsEditing ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    isDragging = false
    defer { dragged = nil }
    // Elsewhere the text is now; unless somebody changed it meanwhile.
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
    return session.canLoadObjects(ofClass: NSString.self) || session.canLoadObjects(ofClass: NSURL.self)
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
    // Within the same text it is moved, and between texts copied, as on a tablet.
    let isOwn = dragged?.version == core.version && isDragging
    return UIDropProposal(
      dropOperation: isOwn && !copies && session.allowsMoveOperation ? .move : .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
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
      session.loadObjects(ofClass: URL.self) { insert($0.map(\.absoluteString).joined(separator: "\n")) }
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
  /// Inserts text that was dropped, and selects it.
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

  /// Moves a range to an offset, and selects it there. One step of undoing.
  func move(_ range: Range<Int>, to offset: Int) {
    guard range.upperBound <= editor.count, !(range.lowerBound...range.upperBound).contains(offset) else {
      return select(TextSelection(range))
    }
    let text = editor.storage.string(in: range)
    let manager = editor.undoManager
    manager.beginUndoGrouping()
    let before = editor.count
    select(TextSelection(range))
    deleteSelection()
    let removed = before - editor.count
    if removed > 0 { insertDropped(text, at: offset > range.lowerBound ? offset - removed : offset) }
    manager.endUndoGrouping()
  }
}
