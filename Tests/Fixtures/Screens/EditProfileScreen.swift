import UIKit

/// A person's own details in a grouped table of fields, with “Cancel” and “Done” in a bar.
final class EditProfileScreen: UINavigationController {
  private final class FieldCell: UITableViewCell {
    let name = UILabel("", color: .label)
    let field = UITextField()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      name.setContentCompressionResistancePriority(.required, for: .horizontal)
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.clearButtonMode = .whileEditing
      let row = AdaptiveStack(spacing: 12, alignment: .fill, [name, field])
      contentView.add(row)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 28),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class FormScreen: UITableViewController {
    private let sections: [(title: String, fields: [(name: String, value: String, hint: String)])] =
      [
        ("Name", [("First name", "Mara", "Required"), ("Last name", "Lindqvist", "Optional")]),
        (
          "Contact",
          [("Email", "mara@example.org", "name@example.org"), ("Website", "", "example.org")]
        ),
      ]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Edit profile"
      navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
      tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
      let portrait = UIImageView.filling(.artwork(.systemTeal, .systemIndigo)).rounded(44)
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
      header.add(portrait)
      NSLayoutConstraint.activate([
        portrait.widthAnchor.constraint(equalToConstant: 88),
        portrait.heightAnchor.constraint(equalToConstant: 88),
        portrait.centerXAnchor.constraint(equalTo: header.centerXAnchor),
        portrait.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      ])
      tableView.tableHeaderView = header
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].fields.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    {
      sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
      let details = sections[indexPath.section].fields[indexPath.row]
      guard let cell = cell as? FieldCell else { return cell }
      cell.name.text = details.name
      cell.field.text = details.value
      cell.field.placeholder = details.hint
      cell.field.accessibilityLabel = details.name
      cell.field.textAlignment = .natural
      return cell
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [FormScreen(style: .insetGrouped)]
  }
}
