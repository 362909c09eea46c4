import UIKit

/// A switch that hides what it controls.
final class SwitchSnippet: UIViewController {
  let toggle = UISwitch(frame: CGRect(x: 20, y: 40, width: 0, height: 0))
  let details = UILabel(frame: CGRect(x: 20, y: 90, width: 280, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    toggle.isOn = true
    toggle.onTintColor = .systemPurple
    details.text = "Details"
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        UIView.animate(withDuration: 0.25) { self.details.alpha = self.toggle.isOn ? 1 : 0 }
      }, for: .valueChanged)
    view.addSubview(toggle)
    view.addSubview(details)
  }
}
