import HostInterface
import QuartzCore

extension UIControl {
  func updateContextMenuInteraction() {
    if let interaction = contextMenuInteraction {
      removeInteraction(interaction)
      contextMenuInteraction = nil
    }
    guard isContextMenuInteractionEnabled else { return }
    let interaction = UIContextMenuInteraction(delegate: self)
    addInteraction(interaction)
    contextMenuInteraction = interaction
  }

  var defaultMenuAttachmentPoint: CGPoint {
    guard let window else { return CGPoint(x: bounds.minX, y: bounds.maxY) }
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window).x
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // In the middle of the window, menus begin at the leading edge.
    let isRight =
      isMirrored ? middle > window.bounds.width * 0.4 : middle > window.bounds.width * 0.6
    return CGPoint(x: isRight ? bounds.maxX : bounds.minX, y: bounds.maxY)
  }

  /// Returns the position of the menu: below the control or above it, at the attachment point.
  func menuOpening(
    for configuration: UIContextMenuConfiguration, isForTouch: Bool, isByKey: Bool
  ) -> MenuSession.Opening {
    let point = menuAttachmentPoint(for: configuration)
    var opening = MenuSession.Opening(
      anchor: .zero, isForTouch: isForTouch, isByKey: isByKey, source: self,
      sender: (self as? UIButton)?.menuSender ?? self)
    guard let window else { return opening }
    let isAtEnd = point.x > bounds.midX
    opening.alignment = isAtEnd ? .end : .start
    let anchor = CGRect(
      x: point.x - (isAtEnd ? 1 : 0), y: bounds.minY - 4, width: 1,
      height: max(1, point.y - bounds.minY) + 8)
    opening.anchor = convert(anchor, to: window).offsetBy(
      dx: window.frame.minX, dy: window.frame.minY)
    return opening
  }

  /// Shows the menu if it is the primary action; returns whether it was shown.
  @discardableResult func showPrimaryMenu(isForTouch: Bool, isByKey: Bool = false) -> Bool {
    guard showsMenuAsPrimaryAction, isContextMenuInteractionEnabled, isEnabled,
      let interaction = contextMenuInteraction
    else { return false }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard interaction.show(at: center, isForTouch ? .touch : .key, highlightsFirst: isByKey) else {
      return false
    }
    sendActions(for: .menuActionTriggered)
    return true
  }

  func contextMenuDidOpen(_ session: MenuSession) {
    session.onChoice = { [weak self] in (self as? UIButton)?.menuDidChoose($0) }
  }
}

extension UIButton {
  func menuDidChange() {
    isContextMenuInteractionEnabled = menu != nil
    guard showsSelectionOfMenu, let menu else { return }
    if let selected = menu.selectedElements.first as? UIAction ?? menu.inlineActions.first {
      menu.select(selected, forced: true)
      showSelection(selected)
    }
  }

  private var showsSelectionOfMenu: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction
  }

  func menuDidChoose(_ action: UIAction) {
    guard showsSelectionOfMenu, let menu else { return }
    if menu.select(action, forced: true) {
      showSelection(action)
      configured.onSelection?(menu)
    }
  }

  private func showSelection(_ action: UIAction) {
    if configuration == nil {
      setTitle(action.title, for: .normal)
      setImage(action.image, for: .normal)
    } else {
      configuration?.title = action.title
      configuration?.image = action.image
    }
  }
}

extension UIWindow {
  /// Shows the context menu of the focused view, if one of the presses is the Menu key or
  /// Shift+F10.
  func showContextMenu(by presses: Set<UIPress>) -> Bool {
    let isAsked = presses.compactMap(\.key).contains { key in
      key.keyCode == .keyboardApplication && key.modifierFlags.isEmpty
        || key.keyCode == .keyboardF10 && key.modifierFlags == .shift
    }
    guard isAsked, let start = focusedView else { return false }
    start.revealChosenItem()
    // A list whose controller has the focus has the menus of its items.
    for view in sequence(first: start.chosenList?.list ?? start, next: \.superview) {
      for case let interaction as UIContextMenuInteraction in view.interactions {
        if interaction.show(at: view.contextMenuKeyLocation, .key, highlightsFirst: true) {
          return true
        }
      }
    }
    return false
  }

  private var focusedView: UIView? {
    if let view = firstResponder?.placeView { return view }
    guard let root = rootViewController else { return self }
    return sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }.viewIfLoaded
  }
}

extension UIView {
  /// The location for which a key requests the menu: the center, or the selected item of the view
  /// or of a list in it.
  fileprivate var contextMenuKeyLocation: CGPoint {
    guard let item = chosenList?.item else { return CGPoint(x: bounds.midX, y: bounds.midY) }
    return item.convert(CGPoint(x: item.bounds.midX, y: item.bounds.midY), to: self)
  }

  /// Scrolls to the selected item of the view or of a list in it, which its menu is about.
  fileprivate func revealChosenItem() {
    guard chosenList == nil else { return }
    for list in [self] + subviews.reversed() where !list.isHidden {
      (list as? any FocusableList)?.revealSelectedItem()
    }
  }

  /// The view itself or a list in it, if an item of it is selected and visible, and that item.
  fileprivate var chosenList: (list: UIView, item: UIView)? {
    for list in [self] + subviews.reversed() where !list.isHidden {
      if let item = (list as? any FocusableList)?.selectedItemView, item.window != nil {
        return (list, item)
      }
    }
    return nil
  }
}
