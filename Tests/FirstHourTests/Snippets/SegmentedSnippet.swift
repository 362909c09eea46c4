import UIKit

/// A choice between two looks of a view.
final class SegmentedSnippet: UIViewController {
  let control = UISegmentedControl(items: ["Day", "Week", "Month"])
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    control.selectedSegmentIndex = 0
    control.frame = CGRect(x: 20, y: 40, width: 280, height: 32)
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        label.text = control.titleForSegment(at: control.selectedSegmentIndex)
      }, for: .valueChanged)
    label.frame = CGRect(x: 20, y: 90, width: 280, height: 30)
    view.addSubview(control)
    view.addSubview(label)
  }
}
