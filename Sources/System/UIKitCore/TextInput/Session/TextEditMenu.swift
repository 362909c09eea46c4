import QuartzCore
import TextEditing

/// The edit menu of a text input, which the secondary button, the menu key and taps show.
@MainActor final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
  /// The kinds of input that show the menu.
  enum Cause { case pointer, key, touch }

  private weak var owner: (any TextInputOwner)?
  private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
  private var cause = Cause.pointer

  init(_ owner: any TextInputOwner) {
    self.owner = owner
    super.init()
    owner.addInteraction(interaction)
    interaction.suggestions = { [weak self] in self?.suggestedActions ?? [] }
  }

  /// Shows the menu at a point of the owner; for keys and taps, at the selection.
  func present(_ cause: Cause, at point: CGPoint = .zero) {
    guard let owner, owner.allowsSelection, !hasOwnContextMenu else { return }
    self.cause = cause
    let target = target
    let configuration = UIEditMenuConfiguration(
      identifier: nil,
      sourcePoint: cause == .pointer ? point : CGPoint(x: target.midX, y: target.minY))
    interaction.usesKeyboard = cause == .touch ? nil : cause == .key ? .firstElement : .nothingYet
    interaction.presentEditMenu(with: configuration)
  }

  /// Moves the caret to a press of the secondary button unless it is on the selection, and shows
  /// the menu.
  func press(at point: CGPoint) {
    guard let core = owner?.core else { return }
    let isInSelection = core.selectionRectsInOwner.contains { $0.contains(point) }
    if !isInSelection { core.select(TextSelection(caret: core.offset(at: point))) }
    present(.pointer, at: point)
  }

  /// Whether the app has added a context menu to the text input, which is shown instead.
  private var hasOwnContextMenu: Bool {
    owner?.interactions.contains { $0 is UIContextMenuInteraction } ?? false
  }

  /// The rectangle in which the selection or the caret is visible.
  private var target: CGRect {
    guard let owner else { return .zero }
    let rects = owner.core.selectionRectsInOwner
    let area = rects.isEmpty ? owner.core.caretInOwner : rects.reduce(CGRect.null) { $0.union($1) }
    return area.intersection(owner.bounds).isNull ? area : area.intersection(owner.bounds)
  }

  // MARK: Content

  /// Returns whether a command currently has an effect.
  func canPerform(_ action: EditMenuAction) -> Bool {
    guard let owner else { return false }
    let core = owner.core
    switch action {
    case .cut, .delete: return owner.allowsEditing && core.copiedText != nil
    case .copy: return core.copiedText != nil
    case .paste: return owner.allowsEditing && UIPasteboard.general.hasStrings
    case .selectAll:
      return core.editor.count > 0 && core.editor.selection.range.count < core.editor.count
    }
  }

  private var suggestedActions: [UIMenuElement] {
    let first = elements([.cut, .copy, .paste])
    let all = elements([.selectAll])
    if cause == .touch || first.isEmpty || all.isEmpty { return first + all }
    return first + [UIMenu(options: .displayInline, children: all)]
  }

  private func elements(_ actions: [EditMenuAction]) -> [UIMenuElement] {
    actions.filter { owner?.canPerformAction($0.selector, withSender: nil) ?? false }.map {
      action in
      action.makeElement { [weak self] in self?.perform(action) }
    }
  }

  /// Performs a command with the owner's own methods, which subclasses can override.
  private func perform(_ action: EditMenuAction) {
    guard let owner else { return }
    switch action {
    case .cut: owner.cut(nil)
    case .copy: owner.copy(nil)
    case .paste: owner.paste(nil)
    case .delete: owner.delete(nil)
    case .selectAll:
      owner.selectAll(nil)
      // With a finger, the menu is shown again for the new selection.
      if cause == .touch { present(.touch) }
    }
  }

  // MARK: UIEditMenuInteractionDelegate

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    owner?.editMenu(suggestedActions) ?? UIMenu(children: suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    cause == .pointer ? CGRect(origin: configuration.sourcePoint, size: .zero) : target
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { owner?.willPresentEditMenu(animator) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { owner?.willDismissEditMenu(animator) }
}

extension TextInputCore {
  /// The selection, as a range for delegates.
  var selectedNSRange: NSRange {
    let range = editor.selection.range
    return NSRange(location: range.lowerBound, length: range.count)
  }
}
