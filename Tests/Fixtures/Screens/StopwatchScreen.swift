import UIKit

/// The time in digits of one width, two round buttons, and the laps.
final class StopwatchScreen: UIViewController, UITableViewDataSource {
  private let digits: UILabel = {
    let label = UILabel("00:41.27", .largeTitle).centered()
    label.font = .monospacedDigitSystemFont(ofSize: 72, weight: .thin)
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.4
    return label
  }()
  private let laps = UITableView()

  private func round(_ title: String, _ color: UIColor) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = title
    configuration.baseBackgroundColor = color
    configuration.baseForegroundColor = color
    configuration.cornerStyle = .capsule
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    button.titleLabel?.numberOfLines = 1
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    return button
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let lap = round("Lap", .systemGray)
    let stop = round("Stop", .systemRed)
    laps.dataSource = self
    laps.allowsSelection = false
    for part in [digits, lap, stop, laps] { view.add(part) }
    let safe = view.safeAreaLayoutGuide
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      digits.topAnchor.constraint(equalTo: safe.topAnchor, constant: 32),
      digits.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      digits.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      lap.topAnchor.constraint(equalTo: digits.bottomAnchor, constant: 24),
      lap.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      lap.widthAnchor.constraint(equalToConstant: 84),
      lap.heightAnchor.constraint(equalTo: lap.widthAnchor),
      stop.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stop.widthAnchor.constraint(equalTo: lap.widthAnchor),
      stop.heightAnchor.constraint(equalTo: stop.widthAnchor),
      stop.centerYAnchor.constraint(equalTo: lap.centerYAnchor),
      laps.topAnchor.constraint(equalTo: lap.bottomAnchor, constant: 16),
      laps.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      laps.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      laps.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Lap \(3 - indexPath.row)"
    cell.detailTextLabel?.text = ["00:13.90", "00:14.02", "00:13.35"][indexPath.row]
    cell.detailTextLabel?.textColor = indexPath.row == 2 ? .systemGreen : .secondaryLabel
    return cell
  }
}
