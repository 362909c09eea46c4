import UIKit

/// A button that shows a menu with a choice.
final class MenuButtonSnippet: UIViewController {
  let button = UIButton(configuration: .gray())
  private(set) var order = "Name"

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.frame = CGRect(x: 90, y: 60, width: 140, height: 44)
    button.configuration?.title = "Sort By"
    button.showsMenuAsPrimaryAction = true
    let actions = ["Name", "Date", "Size"].map { title in
      UIAction(title: title, state: title == order ? .on : .off) { [weak self] _ in
        self?.order = title
      }
    }
    button.menu = UIMenu(title: "Order", options: .singleSelection, children: actions)
    view.addSubview(button)
  }
}
