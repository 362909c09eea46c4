import UIKit

@testable import UIKitCore
@testable import UIKitStage

/// A screen with a button that has a menu, and another that has none.
@MainActor final class MenuWorld {
  let stage: Stage
  let button = UIButton(type: .system)
  let other = UIButton(type: .system)
  private(set) var chosen: [String] = []
  private(set) var senders: [AnyObject] = []
  private(set) var otherClicks = 0
  private(set) var timesAsked = 0
  private(set) var deliver: (@MainActor ([UIMenuElement]) -> Void)?
  private(set) var sort = UIMenu()
  let controller = UIViewController()

  init(_ stage: Stage) {
    self.stage = stage
    stage.show(controller)
    controller.view.backgroundColor = .systemBackground
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 20, y: 40, width: 80, height: 34)
    other.setTitle("Other", for: .normal)
    other.frame = CGRect(x: 380, y: 600, width: 80, height: 34)
    other.addAction(
      UIAction { [weak self] _ in self?.otherClicks += 1 }, for: .primaryActionTriggered)
    for view in [button, other] { controller.view.addSubview(view) }
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    stage.settle()
  }

  func action(
    _ title: String, _ symbol: String? = nil, subtitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title, subtitle: subtitle, image: symbol.flatMap { UIImage(systemName: $0) },
      attributes: attributes, state: state
    ) { [weak self] action in
      self?.chosen.append(action.title)
      if let sender = action.sender as AnyObject? { self?.senders.append(sender) }
    }
  }

  func makeMenu() -> UIMenu {
    sort = UIMenu(
      title: "Sort", image: UIImage(systemName: "ellipsis"), options: .singleSelection,
      children: [action("Name", state: .on), action("Date"), action("Size")])
    let deferred = UIDeferredMenuElement { [weak self] completion in
      self?.timesAsked += 1
      self?.deliver = completion
    }
    return UIMenu(children: [
      action("Copy", "plus"), action("Paste"), action("Disabled", attributes: .disabled),
      action("Hidden", attributes: .hidden), sort,
      action("Loading", subtitle: "What comes is below"), deferred,
      UIMenu(
        options: .displayInline,
        children: [action("Delete", "trash", attributes: .destructive)]),
    ])
  }

  var buttonCenter: CGPoint { button.center }
  var otherCenter: CGPoint { other.center }

  func item(_ title: String) -> ScreenElement? {
    stage.elements().last { $0.label.split(separator: ",").first.map(String.init) == title }
  }

  /// The title of the item that is highlighted in the frontmost menu.
  var highlighted: String? {
    button.window?.windowScene?.menuSession?.levels.last?.highlighted?.element.title
  }
}
