import UIKit

/// A counter that is kept between launches.
final class DefaultsSnippet: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 40))
  private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(label)
    let launches = defaults.integer(forKey: "launches") + 1
    defaults.set(launches, forKey: "launches")
    label.text = "Launch number \(launches)"
  }
}
