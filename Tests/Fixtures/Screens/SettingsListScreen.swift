import UIKit

/// Settings in groups: rows with switches, values and disclosure.
final class SettingsListScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private enum Row {
    case toggle(String, Bool)
    case value(String, String)
    case link(String, symbol: String)
  }

  private let sections: [(title: String, rows: [Row], note: String?)] = [
    (
      "General",
      [
        .link("Camera", symbol: "camera"), .link("Library", symbol: "photo"),
        .value("Language", "English"),
      ], nil
    ),
    (
      "Notifications", [.toggle("Allow notifications", true), .toggle("Sounds", false)],
      "Notifications are shown on this device only."
    ),
    ("About", [.value("Version", "3.1"), .link("Licenses", symbol: "book")], nil),
  ]

  private lazy var tableView: UITableView = {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "link")
    return table
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .systemGroupedBackground
    view.add(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].note
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .toggle(let title, let isOn):
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.accessibilityLabel = title
      cell.textLabel?.text = title
      cell.textLabel?.numberOfLines = 0
      cell.accessoryView = toggle
      cell.selectionStyle = .none
      return cell
    case .value(let title, let value):
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = title
      cell.detailTextLabel?.text = value
      return cell
    case .link(let title, let symbol):
      let cell = tableView.dequeueReusableCell(withIdentifier: "link", for: indexPath)
      cell.textLabel?.text = title
      cell.imageView?.image = UIImage(systemName: symbol)
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
