import UIKit
import UIKitCompat

/// The actions of the current photo.
extension PhotoBrowserController {
  /// Returns what can be done with a photo: actions, commands and menus of them.
  ///
  /// They are the photo's context menu and the menu of the button beside the close button, which ask
  /// whenever they are opened. The keys of each `UIKeyCommand` work while the photo is open. Create
  /// key commands once, rather than in the closure, because it is also asked when keys are pressed.
  public var actions: (@MainActor (_ index: Int) -> [UIMenuElement])? {
    get { parts.actions }
    set {
      parts.actions = newValue
      if isViewLoaded { offerActions() }
    }
  }

  /// Whether there is a button with the menu of `actions` at the top. The default is true; an app
  /// with a bar of its own shows `actionsMenu` there.
  public var showsActionsButton: Bool {
    get { chrome.showsActionsButton }
    set { chrome.showsActionsButton = newValue }
  }

  /// The `actions` of the current photo, for a button of the app's own.
  public var actionsMenu: UIMenu {
    UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] completion in
        completion(self?.currentActions ?? [])
      }
    ])
  }

  var currentActions: [UIMenuElement] { currentIndex.flatMap { actions?($0) } ?? [] }

  /// Shows the menus once there are actions.
  func offerActions() {
    let hasActions = actions != nil
    chrome.actionsMenu = hasActions ? actionsMenu : nil
    if hasActions, parts.contextMenu == nil { parts.contextMenu = PhotoContextMenu(of: self) }
  }

  /// The commands with keys among the current actions.
  var keyCommandsOfActions: [UIKeyCommand] {
    func commands(in element: UIMenuElement) -> [UIKeyCommand] {
      if let command = element as? UIKeyCommand { return [command] }
      return (element as? UIMenu)?.children.flatMap(commands) ?? []
    }
    return isOpen ? currentActions.flatMap(commands) : []
  }
}
