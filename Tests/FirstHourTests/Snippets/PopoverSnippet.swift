import UIKit

/// A popover at a bar button, on small screens too.
final class PopoverSnippet: UIViewController, UIPopoverPresentationControllerDelegate {
  let content = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Map"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .bookmarks)
  }

  func showPopover() {
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 168, height: 24))
    label.text = "Saved places"
    content.view.addSubview(label)
    content.preferredContentSize = CGSize(width: 200, height: 120)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    content.popoverPresentationController?.permittedArrowDirections = .up
    content.popoverPresentationController?.delegate = self
    present(content, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
